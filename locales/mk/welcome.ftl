# Што се гледа додека нема отворен натпревар.

welcome-title = Судиско работно место
welcome-what = Табли, часовници и спорови од турнирскиот ден на едно место
welcome-begin = Почни
welcome-demonstration = Демонстрација
welcome-demonstration-what = { $boards } табли, од нив { $electronic } електронски, со симулирани табли и часовници
welcome-path = Или патека до датотека на турнир
welcome-path-example = open-2026.jadoube
welcome-recent = Последно отворени
welcome-recent-none = Сѐ уште ништо
welcome-recent-gone = Не е најдена
welcome-recent-remove = Отстрани од списокот

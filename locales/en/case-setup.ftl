# A wrong start, pieces displaced

case-setup-room = A wrong start, pieces displaced

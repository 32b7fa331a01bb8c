# Scoresheets, resignation, conduct

case-conduct-room = Scoresheets, resignation, conduct

# Scoresheets, resignation, conduct

case-conduct = Scoresheets, resignation, conduct

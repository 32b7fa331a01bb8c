# A wrong start, pieces displaced

case-setup = A wrong start, pieces displaced

# For the type checker, `import cython` is the stand-in.
from cassino.nocython import *

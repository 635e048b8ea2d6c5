"""Translates the annotated sources of the kernel for Cython, one extension module for each unit of `cassino.compiled`.

`cassino.kernel` explains the marks, docs/contribute/kernel.md shows the path of one function. Each source becomes a
file with the same lines in `build/kernel`, so tracebacks name lines of the source. A unit includes its sources in one
namespace, each after those that it imports, so calls inside a unit are plain C calls. Where sources use one name for
different things, the module's name is put in front.

`units.write_units` writes all files. Each module here uses only those above it:

- `text`: the text of a source, changed without moving any line
- `syntax`: small questions about a piece of source
- `constants`: the numbers that constants of a source are
- `model`: modules and what they define, units and what they import
- `names`: what everything is called in a unit
- `c_types`: annotations as C types
- `declarations`: functions and classes as they are declared for Cython
- `translate`: a module as text for Cython
- `header`: functions that are written in C
- `units`: the files of a unit

`train` is what a profile-guided build is tuned for.
"""

"""Programs for people who work on cassino; an installation has none of them.

- `kernel`: compiles the engine (`make build`), see docs/contribute/kernel.md
- `mutants.py`: finds changes of the engine that no quick test notices (`make mutants`)
- `convert_cases.py`: writes rule cases in YAML as text
"""

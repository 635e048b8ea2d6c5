"""The compiled engine as WebAssembly, for the page without a server (`make wasm`).

Pyodide promises nobody that modules of another compiler than its own fit, so two files are kept only if they play and
search exactly as the engine of this machine does.
"""

"""Settings of all tests."""

import os

from hypothesis import settings

# The same examples in every run; CASSINO_EXPLORE=1 looks for new ones.
settings.register_profile("same", derandomize=True)
settings.register_profile("explore", print_blob=True)
settings.load_profile("explore" if os.environ.get("CASSINO_EXPLORE") else "same")

"""Casino School: lessons, a first deal with a commentary, and what is different in a variant."""

"""What people read, in one place: messages are keys with arguments, and a catalog for each language words them."""

from cassino.texts.catalog import tell as tell

"""The language in which the kernel is written: types with their C types, and decorators that say what becomes C.

A module listed in `cassino.compiled.UNITS` is ordinary Python that `tools/kernel` can translate for Cython. Each
signature, field and constant is declared only there:

- `@kernel` on a function: C throughout. It needs no interpreter, cannot raise, and is not visible from Python.
- `@shared`: the same, and visible from Python.
- `@typed`: C types in the signature, Python inside; it may raise, and is visible from Python.
- `@kernel` on a class: an extension type whose fields are the annotations of its body. Python can read the fields, and
write those that are `Writable`.
- A constant whose value is a number is a C number, and so is a member of an `IntEnum` that gives its members texts.
- Every other function is Python. Parameters of kernel classes are checked there.

An annotation gives a local variable its C type. Without one, Cython infers it. A number that is shifted, as in `1 <<
card`, has 64 bits.
"""

from array import array
from collections.abc import Callable
from contextlib import nullcontext
from functools import cache
from struct import calcsize, pack, unpack
from typing import Annotated, Any, TypeVar, cast, get_args, get_type_hints

Card = Annotated[int, "int"]
"""0 to 51, see `cassino.cards`; -1 for none."""
Rank = Annotated[int, "int"]
"""1 (ace) to 13 (king)."""
Value = Annotated[int, "int"]
"""What cards add up to: 1 to 16; 11, 12, 13 for pictures without a number."""
Seat = Annotated[int, "int"]
"""0 to 5 in turn order."""
Side = Annotated[int, "int"]
"""0 to 5: seats of one side score together."""
CardSet = Annotated[int, "unsigned long long"]
"""A set of cards: a bit for each card."""
ValueSet = Annotated[int, "unsigned long long"]
"""A set of values: a bit for each value."""
BuildSet = Annotated[int, "unsigned long long"]
"""A set of builds: a bit for the index of each build on the table."""
MoveWord = Annotated[int, "unsigned long long"]
"""Kind, seat and value of a move, see `cassino.engine.move`."""
Word = Annotated[int, "unsigned long long"]
"""64 bits: a key, a hash, a random number."""
Size = Annotated[int, "Py_ssize_t"]
"""A length or an index."""
Long = Annotated[int, "long long"]
"""A signed number of 64 bits."""

Byte = Annotated[int, "unsigned char"]
SignedByte = Annotated[int, "signed char"]
Short = Annotated[int, "unsigned short"]

Item = TypeVar("Item")
PerSeat = Annotated[list[Item], 6]
PerBuild = Annotated[list[Item], 26]
PerCard = Annotated[list[Item], 52]
Buffer = Annotated[list[Item], "pointer"]
"""Memory that grows: see `resized`."""
Writable = Annotated[Item, "public"]
"""A field that Python may write, too."""

Ints = Annotated["array[int]", "int[::1]"]
Doubles = Annotated["array[float]", "double[::1]"]

Marked = TypeVar("Marked")


def kernel(marked: Marked) -> Marked:
    """A function that is C throughout, or a class with C fields."""
    return marked


def shared(marked: Marked) -> Marked:
    """As `kernel`, and visible from Python."""
    return marked


def typed(marked: Marked) -> Marked:
    """A function with C types in its signature that needs the interpreter; visible from Python."""
    return marked


def takes_interpreter(marked: Marked) -> Marked:
    """As `typed`, but called by functions that run without the interpreter; it cannot raise, Python does not see it."""
    return marked


def pooled(count: int) -> Callable[[Marked], Marked]:
    """Keep the memory of up to `count` objects of a kernel class for new ones."""
    return kernel


def in_c(body: str) -> Callable[[Marked], Marked]:
    """A function with another body when compiled, in C; it sees the parameters by name."""
    return kernel


nogil = nullcontext()
"""`with nogil:` lets other threads run in the meantime; only kernel functions may be called inside."""
gil = nullcontext()
"""`with gil:` takes the interpreter back in a kernel function."""


@in_c(
    """
    /* Not the compiler's own: without an instruction for it, that is a call. */
    cards -= (cards >> 1) & 0x5555555555555555ULL;
    cards = (cards & 0x3333333333333333ULL) + ((cards >> 2) & 0x3333333333333333ULL);
    cards = (cards + (cards >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
    return (int) ((cards * 0x0101010101010101ULL) >> 56);
    """
)
def popcount(cards: CardSet) -> int:
    """How many cards are in the set."""
    return cards.bit_count()


@in_c("return __builtin_ctzll(cards);")
def lowest(cards: CardSet) -> Card:
    """The first card of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


@in_c("return 63 - __builtin_clzll(cards);")
def highest(cards: CardSet) -> Card:
    """The last card of a set that is not empty."""
    return cards.bit_length() - 1


@in_c("return (card >> 2) + 1;")
def rank_of(card: Card) -> Rank:
    """1 (ace) to 13 (king)."""
    return (card >> 2) + 1


@in_c("return (long long) number;")
def truncated(number: float) -> Long:
    """A number without its fraction."""
    return int(number)


@in_c("return reallocated(items, room * sizeof(*items));")
def resized(items: Buffer[Word], room: Size) -> Buffer[Word]:
    """A buffer with room for `room` words; new ones are not set."""
    items.extend([0] * (room - len(items)))
    return items


@in_c("return (unsigned long long *) (size_t) address;")
def words_at(address: Word, count: Size) -> Buffer[Word]:
    """The memory of `count` words that somebody else keeps, such as an array of numpy."""
    return cast("list[int]", _lent("c_uint64", address, count))


@in_c("return (unsigned char *) (size_t) address;")
def bytes_at(address: Word, count: Size) -> Buffer[Byte]:
    """The same for bytes."""
    return cast("list[int]", _lent("c_uint8", address, count))


@in_c("return (double *) (size_t) address;")
def doubles_at(address: Word, count: Size) -> Buffer[float]:
    """The same for doubles."""
    return cast("list[float]", _lent("c_double", address, count))


def _lent(kind: str, address: Word, count: Size) -> object:
    import ctypes  # a browser has none, and needs none

    return (getattr(ctypes, kind) * count).from_address(address)


FORMATS = {"unsigned long long": "Q", "long long": "q", "int": "i", "unsigned short": "H", "unsigned char": "B"}
FORMATS["signed char"] = "b"
TRUTH = "?"
"""The letter of a bool here; C keeps it in an int."""


def layout(item: object) -> tuple[tuple[str, str, int], ...]:
    """The C fields of an object of a kernel class: name, letter of `struct` or TRUTH, and length of an array or 0."""
    kind: Any = type(item)
    return layout_of(kind)


@cache
def layout_of(kind: Any) -> tuple[tuple[str, str, int], ...]:
    """The C fields of a kernel class, as `layout` gives them."""
    found = []
    for name, hint in get_type_hints(kind, include_extras=True).items():
        item, how = getattr(hint, "__origin__", hint), getattr(hint, "__metadata__", ("",))[0]
        if isinstance(how, int):
            inner = get_args(item)[0]
            found.append((name, FORMATS[getattr(inner, "__metadata__", ("int",))[0]], how))
        elif how or item in (int, bool):
            found.append((name, TRUTH if item is bool else FORMATS[how or "int"], 0))
    return tuple(found)


def clear_fields(target: object) -> None:
    """Set all C fields of an object to 0. In C they are one block of memory, as for the three functions that follow.

    All four are called in methods of the class, as in `clear_fields(self)`. Other fields come first in the class, and
    the C fields from the widest to the narrowest type, so that no bytes are left between them.
    """
    for name, letter, count in layout(target):
        setattr(target, name, [0] * count if count else False if letter == TRUTH else 0)


def copy_fields(target: Item, source: Item) -> None:
    """Copy all C fields from one object to another of the same class."""
    for name, _, count in layout(source):
        value = getattr(source, name)
        setattr(target, name, value[:] if count else value)


def fields_as_bytes(source: object) -> bytes:
    """All C fields as they are in memory."""
    numbers: list[int] = []
    for name, _, count in layout(source):
        value = getattr(source, name)
        numbers += value if count else (value,)
    return pack(form_of(source), *numbers)


def form_of(item: object) -> str:
    """The format of `struct` for all C fields of an object."""
    return "<" + "".join(f"{count or 1}{letter}" for _, letter, count in layout(item)).replace(TRUTH, "i")


def set_fields(target: object, block: bytes) -> None:
    """The inverse of `fields_as_bytes`. Raises ValueError if the number of bytes is wrong."""
    form = form_of(target)
    if len(block) != calcsize(form):
        raise ValueError(f"{len(block)} bytes for {calcsize(form)}")
    numbers = list(unpack(form, block))
    for name, letter, count in layout(target):
        first = bool(numbers[0]) if letter == TRUTH else numbers[0]
        setattr(target, name, numbers[:count] if count else first)
        del numbers[: count or 1]


@in_c("free(items);")
def released(items: Buffer[Any]) -> None:
    """Free a buffer."""

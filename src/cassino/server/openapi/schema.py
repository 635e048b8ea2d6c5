"""The JSON schema of structs and dataclasses, with the docstrings below their fields."""

import ast
import dataclasses
import inspect
import textwrap
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
from msgspec.inspect import DataclassType, Field, Metadata, StructType, multi_type_info

from cassino.hosted import Json
from cassino.hosted.wire.shape import Shape

REF = "#/components/schemas/{name}"


def schemas_of(types: Iterable[Any]) -> tuple[dict[Any, Json], Json]:
    """The schema of each type, and the components that they name."""
    listed = list(types)
    found, components = msgspec.json.schema_components(listed, ref_template=REF)
    for struct in structs_in(listed):
        _describe(struct, components[struct.__name__])
    return dict(zip(listed, found, strict=True)), components


def _describe(struct: type, schema: Json) -> None:
    """Add to the schema of a struct what its fields mean, and which of them are always sent."""
    said = field_docs(struct)
    schema["description"] = inspect.getdoc(struct) or ""
    for name, each in schema["properties"].items():
        if name in said:
            each["description"] = said[name]
    sent = _always_sent(struct)
    if sent is not None:
        schema |= {"required": sent, "additionalProperties": False}
        for each in schema["properties"].values():
            each.pop("default", None)


def _always_sent(struct: type) -> list[str] | None:
    """The fields that are sent even with their default values; None for what is only received."""
    if dataclasses.is_dataclass(struct):
        return [each.name for each in dataclasses.fields(struct)]
    if not issubclass(struct, Shape):
        return None
    tag = [struct.__struct_config__.tag_field or ""] if struct.__struct_config__.tag else []
    fields = msgspec.structs.fields(struct)
    return [*tag, *(each.encode_name for each in fields if each.default is not msgspec.UNSET)]


def structs_in(types: Iterable[Any]) -> list[type]:
    """All structs and dataclasses that occur in these types."""
    found: dict[type, None] = {}
    left: list[Any] = list(multi_type_info(list(types)))
    while left:
        each = left.pop()
        if isinstance(each, StructType | DataclassType):
            if each.cls in found:
                continue
            found[each.cls] = None
        left += _inside(each)
    return list(found)


def _inside(each: Any) -> Iterator[Any]:
    """The types that occur in a type."""
    for name in getattr(each, "__struct_fields__", ()):
        value = getattr(each, name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, (msgspec.inspect.Type, Field, Metadata)):
                yield part


@cache
def field_docs(struct: type) -> dict[str, str]:
    """The docstrings below the fields of a struct or dataclass, including those of its bases."""
    bases = [base for base in reversed(struct.__mro__) if base.__module__.startswith("cassino.")]
    found: dict[str, str] = {}
    for each in (*getattr(struct, "parts", ()), *bases):
        found |= _own_docs(each)
    return found


def _own_docs(struct: type) -> dict[str, str]:
    [tree] = ast.parse(textwrap.dedent(inspect.getsource(struct))).body
    assert isinstance(tree, ast.ClassDef)
    return {
        field.target.id: inspect.cleandoc(said.value.value)
        for field, said in pairwise(tree.body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(said, ast.Expr) and isinstance(said.value, ast.Constant) and isinstance(said.value.value, str)
    }

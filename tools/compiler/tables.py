"""Tables of numbers: lists of small integers, or of equally long rows of them."""

from typing import Any, TypeGuard

from .source import Import, SourceFile

Table = list[int] | list[list[int]]
SMALLEST, LARGEST = -(2**15), 2**15 - 1


def list_numbers(table: Table) -> list[int]:
    """All numbers of a table."""
    return [n for row in table for n in (row if isinstance(row, list) else [row])]


def find_table_type(table: Table) -> str:
    """The smallest C type that holds all numbers of a table."""
    numbers = list_numbers(table)
    return "signed char" if min(numbers) >= -128 and max(numbers) <= 127 else "short"


def is_table(value: Any) -> TypeGuard[Table]:
    """Whether a value is a list of whole numbers, or of rows of them."""
    if not isinstance(value, list) or not value:
        return False
    return all(type(n) is int for n in list_numbers(value))


def check_table(file: SourceFile, item: Import, table: Table) -> None:
    """Refuse rows that differ in length, and numbers that don't fit into 16 bits."""
    if len({len(entry) if isinstance(entry, list) else 0 for entry in table}) > 1:
        raise file.refuse(item.line, f"the rows of the table {item.name} differ in length")
    for number in list_numbers(table):
        if not SMALLEST <= number <= LARGEST:
            raise file.refuse(
                item.line, f"{number} in the table {item.name} does not fit into 16 bits"
            )

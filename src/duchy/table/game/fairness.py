"""Fair dice: nobody, the server included, could choose the key of a game.

The server draws a secret and shows its hash when the table is made. Then each person at the table draws a
contribution and shows its hash, the seal; only when all seals are there are the contributions themselves
told. The key of the game is the hash of all of them. Whoever tells a random contribution after having seen
the commitment and all other seals knows that the key is random, whatever the server and everybody else had in
mind: all else was fixed before, and nobody knew this one. Before the first move the hash of the key is shown,
after the last one all parts are.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from duchy.core.errors import BadRecord
from duchy.core.reading.fields import Fields
from duchy.core.stream import KEY_SIZE


def commitment_of(secret: bytes) -> str:
    """The hash of the server's secret, shown before anybody contributes."""
    return blake2b(secret, digest_size=32, person=b"duchy secret").hexdigest()


def seal_of(contribution: str) -> str:
    """The hash of a contribution, shown before anybody's is told; none for who has none."""
    return (
        blake2b(contribution.encode(), digest_size=32, person=b"duchy part").hexdigest()
        if contribution
        else ""
    )


def key_from_parts(table: str, secret: bytes, contributions: list[str]) -> bytes:
    """The key of the game. Each part is hashed with its length, so that no two tables share one."""
    hashed = blake2b(digest_size=KEY_SIZE, person=b"duchy key")
    for part in (table.encode(), secret, *(text.encode() for text in contributions)):
        hashed.update(len(part).to_bytes(4, "little") + part)
    return hashed.digest()


def bot_key(secret: bytes, seat: int, decision: int) -> str:
    """What a bot draws from at a deal: the same for all, so that equal decisions meet equal answers."""
    told = f"{seat} {decision}".encode()
    return blake2b(told, key=secret, digest_size=KEY_SIZE, person=b"duchy bot").hexdigest()


def hash_of_key(key: bytes) -> str:
    """The hash of the key, shown before the first move."""
    return blake2b(key, digest_size=32, person=b"duchy dice").hexdigest()


def parts_as_data(table: str, secret: bytes, contributions: list[str]) -> dict[str, Any]:
    """The field `fairness` of a finished game's record."""
    return {
        "table": table,
        "commitment": commitment_of(secret),
        "secret": secret.hex(),
        "contributions": contributions,
        "key_hash": hash_of_key(key_from_parts(table, secret, contributions)),
    }


def check_fairness(data: object, key: bytes, commitment: str = "", contribution: str = "") -> None:
    """Check the field `fairness` of a record against its key, and against the commitment and the contribution
    that somebody kept; a sentence says what does not fit."""
    fields = Fields(data, "fairness", BadRecord)
    table = fields.text("table")
    shown = fields.text("secret")
    contributions = [str(part) for part in fields.listed("contributions")]
    try:
        secret = bytes.fromhex(shown)
    except ValueError:
        fields.fail("secret", "must be hexadecimal digits")
    if fields.text("commitment") != commitment_of(secret):
        fields.fail("secret", "is not the secret whose hash was shown when the table was made")
    if commitment and commitment.lower() != commitment_of(secret):
        fields.fail(
            "commitment", "is not the one that you kept: this is another game, or the secret was changed"
        )
    if contribution and contribution.lower() not in contributions:
        fields.fail("contributions", "yours is not among them")
    if key_from_parts(table, secret, contributions) != key:
        fields.fail("contributions", "the parts do not give the key that the dice were rolled with")
    if fields.text("key_hash") != hash_of_key(key):
        fields.fail("key_hash", "is not the hash of the key that was shown before the first move")
    fields.done()

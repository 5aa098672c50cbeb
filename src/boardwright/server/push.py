"""Web push: a message that only the browser can read which asked for it (RFC 8291), signed by its server (RFC 8292).

The key by which push services know our servers is made once and kept in the database: browsers have asked for messages
from whoever has it.
"""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from boardwright.server import schema
from boardwright.server.storage import Storage

CURVE: Final = ec.SECP256R1()
#: Bytes of a public key, of the browser's secret, of a record; seconds that a signature holds, and a message waits.
POINT: Final = 65
SECRET: Final = 16
RECORD: Final = 4096
HOLDS: Final = 12 * 3600
WAITS: Final = 24 * 3600
KEY: Final = "push-key"
#: A record that is the last one ends with this.
LAST: Final = b"\x02"


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """ValueError where it is none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


@dataclass(frozen=True, slots=True)
class Subscription:
    """Where a browser gets its messages, and the key that it reads them with."""

    endpoint: str
    point: bytes
    secret: bytes

    @classmethod
    def read(cls, endpoint: str, p256dh: str, auth: str) -> Subscription:
        """As browsers give it. ValueError where it is none."""
        point, secret = unpacked(p256dh), unpacked(auth)
        if len(point) != POINT or len(secret) != SECRET:
            raise ValueError("this is no subscription")
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
        return cls(endpoint, point, secret)


def derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)


def sealed(content: bytes, to: Subscription) -> bytes:
    """The body of a message that only that browser can read (aes128gcm, one record)."""
    own, salt = ec.generate_private_key(CURVE), os.urandom(16)
    point = point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to.point))
    material = derived(shared, to.secret, b"WebPush: info\0" + to.point + point, 32)
    key = derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, content + LAST, None)


class Signer:
    """By this push services know who sends."""

    def __init__(self, number: int) -> None:
        self.key = ec.derive_private_key(number, CURVE)
        #: What browsers are told, so that they let nobody else send.
        self.public = packed(point_of(self.key.public_key()))

    def headers(self, endpoint: str, contact: str, now: float) -> dict[str, str]:
        """What goes with a message to that push service; ``contact`` is where its people could complain."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + HOLDS, "sub": contact}
        text = ".".join(packed(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self.key.sign(text.encode(), ec.ECDSA(SHA256())))
        signature = packed(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return {
            "Authorization": f"vapid t={text}.{signature}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(WAITS),
            "Urgency": "normal",
        }


async def signer_of(storage: Storage) -> Signer:
    """The one of these tables; made by the first server that needs it."""
    common: Any = schema.common
    query = select(common.c.value).where(common.c.name == KEY)
    async with storage.reading() as connection:
        found = (await connection.execute(query)).scalar()
    if found is None:
        number = ec.generate_private_key(CURVE).private_numbers().private_value
        try:
            async with storage.writing() as connection:
                await connection.execute(insert(common).values(name=KEY, value=f"{number:x}"))
        except IntegrityError:
            pass  # another server was quicker
        async with storage.reading() as connection:
            found = (await connection.execute(query)).scalar_one()
    return Signer(int(found, 16))


#: What may be wrong with keys from outside.
UNREADABLE: Final = (ValueError, InvalidKey, InvalidTag)

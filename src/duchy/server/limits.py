"""How much may be asked over the web, besides what tables allow."""

from __future__ import annotations

from duchy.table.limits import Limits


class WebLimits(Limits):
    """What one address may ask for. Newcomers are those who ask to be a guest."""

    body_size: int = 65_536
    record_size: int = 262_144
    newcomers: float = 1.0
    newcomers_burst: int = 300
    requests: float = 20.0
    requests_burst: int = 100
    files: float = 200.0
    files_burst: int = 4_000
    sockets_address: int = 400

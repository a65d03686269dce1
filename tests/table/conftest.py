from __future__ import annotations

from server.conftest import postgres

__all__ = ["postgres"]

"""Links to tables, as people send them to each other."""

from __future__ import annotations

from duchy.table import messages as m
from duchy.table.game.table import Table


class Links:
    """`public_url` is the address that browsers use."""

    def __init__(self, public_url: str) -> None:
        self.public_url = public_url

    def invitation_to(self, table: Table) -> m.NewTable:
        link = f"{self.public_url}/t/{table.id}"
        if not table.settings.public:
            link += f"?invitation={table.invitation}"
        return m.NewTable(table.id, table.invitation, link)

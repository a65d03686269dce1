from __future__ import annotations
def label(s,seat,move): return (f"move-{move.verb}",{})
def reason(s,seat,move): return None
def card_texts(game,section,id): return []

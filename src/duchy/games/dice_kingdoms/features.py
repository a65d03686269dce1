"""placeholder"""
from __future__ import annotations
from duchy.games.dice_kingdoms.scoring import score
def evaluate(s, seat):
    t=[score(s,i).total for i in range(s.seats)]
    return float(t[seat]-max([x for i,x in enumerate(t) if i!=seat],default=0))

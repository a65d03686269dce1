"""The four games for people who train or study agents: PettingZoo, Gymnasium and OpenSpiel.

`duchy.envs.pettingzoo` and `duchy.envs.gymnasium` need the extra `duchy[rl]`, `duchy.envs.openspiel` needs
`duchy[openspiel]`. All of them look at a seat through the same row of numbers (`observation.py`) and act by
the ids of the game's catalogue of moves. `docs/research.md` tells the rest.
"""

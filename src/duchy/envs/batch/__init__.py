"""Many games stepped together, what is seen of them in arrays that are made once.

>>> from duchy.envs.batch import Batch
>>> batch = Batch("king-of-the-valley", games=4, seats=2)
>>> batch.reset(seed=7)
>>> batch.observations.shape, batch.masks.shape, batch.asked.tolist()
((4, 837), (4, 635), [1, 1, 1, 0])
>>> batch.step(batch.masks.argmax(axis=1))
>>> batch.rewards.shape, batch.ended.any()
((4, 2), np.False_)

`vector.py` is the same as a `gymnasium.vector.VectorEnv`, `puffer.py` as an environment of PufferLib, and
`shared.py` plays in several processes.
"""

from duchy.envs.batch.games import Batch

__all__ = ["Batch"]

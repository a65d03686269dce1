from toys.fixtures import toys

__all__ = ["toys"]

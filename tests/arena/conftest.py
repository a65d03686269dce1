from cli.toys.fixtures import toys

__all__ = ["toys"]

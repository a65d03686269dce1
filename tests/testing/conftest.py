from core.conftest import toy_words

__all__ = ["toy_words"]

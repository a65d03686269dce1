"""The rules of Card Kingdoms, tested from their text in docs/rules/card_kingdoms.md."""

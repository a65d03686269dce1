"""The rules of King of the Valley, tested from their text in docs/rules/king_of_the_valley.md."""

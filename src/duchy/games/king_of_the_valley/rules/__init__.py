"""What happens, chapter by chapter; `agenda.py` is the table of all steps."""

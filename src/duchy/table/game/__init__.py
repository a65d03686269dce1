"""What a table is: its journal, who sits where, clocks, fair dice. Pure: no time of its own."""

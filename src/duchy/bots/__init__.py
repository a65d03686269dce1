"""Players without a face. They know core's contract and each game's evaluation, and nothing else."""

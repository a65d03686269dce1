// How long the proofs are: `DUCHY_PROOF`, as tests/proof.py reads it.

/** Everything in every look, and more games. */
export const NIGHTLY = process.env['DUCHY_PROOF'] === 'nightly'

/** Where the choices of a game that is played through the page begin: one game usually, several in a night. */
export const SEEDS: readonly number[] = NIGHTLY ? [7, 11, 13, 17, 19] : [7]

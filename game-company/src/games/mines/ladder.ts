/** The grid has five rows of five tiles, counted from 0 in reading order. */
export const TILES = 25
export const FEWEST_MINES = 1
export const MOST_MINES = 24

export const RETURN = 0.97
/** No round pays more, in ten-thousandths of the stake: before a tile that would pay more, the round ends and pays. */
export const MOST_FACTOR = 10_000 * 10_000

/** How likely it is to open so many safe tiles. */
export const chanceOf = (mines: number, tiles: number): number =>
  Array.from({ length: tiles }, (_, opened) => (TILES - mines - opened) / (TILES - opened)).reduce((chance, one) => chance * one, 1)

const ladderOf = (mines: number): readonly number[] => {
  const factors: number[] = []
  for (let opened = 1; opened <= TILES - mines; opened += 1) {
    // The small addition undoes what the division of fractions lost, so that 97 % over exactly 1/5 is 4.85 and not 4.8499.
    const factor = Math.floor((RETURN * 10_000) / chanceOf(mines, opened) + 1e-6)
    if (factor > MOST_FACTOR) break
    factors.push(factor)
  }
  return factors
}
export const LADDERS = Array.from({ length: MOST_MINES + 1 }, (_, mines) => (mines < FEWEST_MINES ? [] : ladderOf(mines)))

/**
 * What 1, 2, 3 … safe tiles pay, in ten-thousandths of the stake: 97 % over the chance to open so many. The last of them ends the round.
 */
export const ladder = (mines: number): readonly number[] => LADDERS[mines] ?? []

/** Per cent with one decimal; a dash where nothing was staked. */
export const percentOf = (won: number, staked: number): string => (staked === 0 ? '–' : `${((won / staked) * 100).toFixed(1)} %`)

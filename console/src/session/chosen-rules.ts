/** The merchants that are chosen, of those that a person has: those kept from the last visit that are still theirs, or all. */
export const chosenOf = (mine: readonly string[], kept: string | null): readonly string[] => {
  const chosen = mine.filter(code => kept?.split(',').includes(code))
  return chosen.length > 0 ? chosen : mine
}

/** Longer words are not compared with others: it would cost more than it finds. */
const LONGEST = 16
/** A word of so many letters may have one slip, one of so many two; a shorter one none. */
const ONE_SLIP = 3
const TWO_SLIPS = 6

const slipsOf = ({ length }: string): number => (length > LONGEST || length < ONE_SLIP ? 0 : length < TWO_SLIPS ? 1 : 2)

/** How many letters must be put in, left out, changed, or changed with their neighbour to make one word of the other. */
export const distance = (one: string, other: string): number => {
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1]
      const options = [(above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + (same ? 0 : 1)]
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]) options.push((before[at - 2] ?? 0) + 1)
      line.push(Math.min(...options))
    }
    before = above
    above = line
  }
  return above[other.length] ?? 0
}

/** Whether what was typed may have been meant as this word, or as its beginning: `luky` as `lucky`, `lantren` as `lantern`. Both are folded. */
export const isNear = (typed: string, word: string): boolean => {
  const slips = slipsOf(typed)
  if (slips === 0 || word.length < typed.length - slips) return word.startsWith(typed)
  const lengths = Array.from({ length: 2 * slips + 1 }, (_, at) => typed.length - slips + at)
  return lengths.some(length => distance(typed, word.slice(0, length)) <= slips)
}

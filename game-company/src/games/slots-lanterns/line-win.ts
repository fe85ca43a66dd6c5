import { type Letter, LINES, PAYS } from './reels.ts'

/** A line that pays. */
export interface LineWin {
  /** Its number in `LINES`. */
  readonly line: number
  /** How many pictures from the left. */
  readonly count: number
  /** In tenths of the stake, before free spins multiply it. */
  readonly tenths: number
}

/** What is seen of a reel, from top to bottom. */
export type Window = readonly Letter[]
/** What a line pays: by the first picture, and how often it or a lantern follows. */
export const lineWin = (seen: readonly Window[], line: number): LineWin | undefined => {
  const rows = LINES[line] ?? []
  const at = (reel: number): Letter | undefined => seen[reel]?.[rows[reel] ?? 0]
  const first = at(0)
  if (first === undefined || first === 'S' || first === 'W') return undefined
  let count = 1
  while (at(count) === first || at(count) === 'W') count += 1
  return count < 3 ? undefined : { line, count, tenths: PAYS[first][count - 3] ?? 0 }
}

import { letterAt, LINES, REELS, ROWS } from '#games/slots-lanterns/reels.ts'
import type { Show } from './use-show.ts'

/** Which cells win: those of lines that pay, and moons where enough of them stand. */
export const winningCells = ({ spin, isResting }: Show): readonly (readonly boolean[])[] | undefined => {
  if (!spin || !isResting || spin.tenths === 0) return undefined
  return REELS.map((_, reel) =>
    Array.from(
      { length: ROWS },
      (_, row) =>
        spin.lines.some(({ line, count }) => reel < count && LINES[line]?.[reel] === row) ||
        (spin.moons >= 3 && letterAt(reel, spin.stops[reel] ?? 0, row) === 'S'),
    ),
  )
}

import { TILES } from '#games/mines/ladder.ts'
import type { MinesShown } from '#games/mines/rules.ts'

/** `left…` are those that the end of the round uncovers. */
type Look = 'closed' | 'pearl' | 'urchin' | 'left-pearl' | 'left-urchin'

const ROW = 5
export const tiles = Array.from({ length: TILES }, (_, tile) => tile)

export const lookOf = (tile: number, { opened, mines }: MinesShown): Look => {
  if (opened.includes(tile)) return mines?.includes(tile) ? 'urchin' : 'pearl'
  if (!mines) return 'closed'
  return mines.includes(tile) ? 'left-urchin' : 'left-pearl'
}

/** Where an arrow key leads. */
export const neighbour = (tile: number, key: string, isRtl: boolean): number | undefined => {
  const across = isRtl ? -1 : 1
  const [column, row] = [tile % ROW, Math.floor(tile / ROW)]
  const [x, y] = {
    ArrowRight: [column + across, row],
    ArrowLeft: [column - across, row],
    ArrowUp: [column, row - 1],
    ArrowDown: [column, row + 1],
  }[key] ?? [-1, -1]
  return x === undefined || y === undefined || x < 0 || y < 0 || x >= ROW || y >= ROW ? undefined : y * ROW + x
}

import { drawPath } from '@foyer/contract/lottery/draw-path'
import { paths } from '#navigation/paths.ts'

/** Addresses below the lottery's, which only its own pages link to. */
export const lotteryPaths = {
  lottery: (code: string): string => `${paths.lotteries}?code=${code}`,
  tickets: `${paths.lotteries}/tickets`,
  ticket: (number: number): string => `${paths.lotteries}/tickets?number=${number}`,
  draw: drawPath,
} as const

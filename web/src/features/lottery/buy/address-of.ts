import { lotteryPaths } from '#blocks/lottery/lottery-paths.ts'
import { linesText } from './line-text.ts'
import type { Line } from './lines.ts'

/** The address of a lottery that brings the lines along. */
export const addressOf = (code: string, lines: readonly Line[]): string =>
  lines.length === 0 ? lotteryPaths.lottery(code) : `${lotteryPaths.lottery(code)}&${new URLSearchParams({ lines: linesText(lines) })}`

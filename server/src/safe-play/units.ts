import type { LimitKind } from '@foyer/contract/safe-play/limit-kinds'

const SECONDS = 60

/** Of a limit's sums in calls (minutes of time, money as it is) those of the store (seconds, money as it is). */
export const toStore = (kind: LimitKind, most: number): number => (kind === 'time' ? most * SECONDS : most)
/** Only whole minutes have been used. */
export const fromStore = (kind: LimitKind, sum: number): number => (kind === 'time' ? Math.floor(sum / SECONDS) : sum)

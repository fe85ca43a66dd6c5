import type { Deps } from '#kernel/deps.ts'
import type { JobWork } from '#kernel/jobs/job-work.ts'
import { HOURLY, sweep } from '#kernel/jobs/sweep.ts'

/** A game that was started is known for this long: a bet of it may be repeated until then, ms. */
const GAME_SESSION_LIFE_MS = 30 * 24 * 60 * 60_000

export const gameSweeps = ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): readonly JobWork[] => [
  sweep('game-sessions', HOURLY, () => stores.gameSessions.sweep(new Date(clock().getTime() - GAME_SESSION_LIFE_MS))),
]

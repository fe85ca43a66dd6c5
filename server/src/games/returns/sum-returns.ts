import { DAY_MS, HOUR_MS } from '@foyer/contract/time-units'
import type { Deps } from '#kernel/deps.ts'
import type { JobWork } from '#kernel/jobs/job-work.ts'
import { SWEEPS } from '#kernel/jobs/lanes.ts'
import { recurringJob } from '#kernel/jobs/recurring-job.ts'
import { cron } from '#kernel/jobs/schedule.ts'
import { sweep } from '#kernel/jobs/sweep.ts'

/** Younger rounds are not in the sums: a movement that is committed late must not be missed. What changes a round later leaves a row (functions/rounds.sql), ms. */
const LATE_MS = 5 * 60_000
/** So many days are kept: staff may look at 31 of them, of which the first is begun. */
const KEPT_DAYS = 32
/** What came since is added up when staff look: at a few thousand rounds a minute that must stay little. */
const EVERY_MINUTE = cron('* * * * *')
const NIGHTLY = cron('10 4 * * *')

type ReturnDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock'>

/** The begin of the hour of a moment. */
export const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS)

const keptSince = (now: Date): Date => hourOf(new Date(now.getTime() - KEPT_DAYS * DAY_MS))

/** Makes a merchant's hours from `from` up to now, one after the other, so that each goes on from where the one before it ended. */
const sumFrom = async ({ inUnit, clock }: ReturnDeps, merchant: string, from: Date, signal?: AbortSignal): Promise<void> => {
  const end = clock().getTime() - LATE_MS
  for (let at = from.getTime(); at < end && !signal?.aborted; at += HOUR_MS) {
    const [since, until] = [new Date(at), new Date(Math.min(at + HOUR_MS, end))]
    await inUnit(unit => unit.gameReturns.sum(merchant, since, until))
  }
}

/** Brings the sums of a merchant's games up to now. Two at once, or one again, make the same. */
export const sumReturns =
  (deps: ReturnDeps) =>
  async (merchant: string, signal?: AbortSignal): Promise<void> => {
    const { stores, inUnit, clock } = deps
    const [mark, kept] = [await stores.gameReturns.mark(merchant), keptSince(clock())]
    await sumFrom(deps, merchant, mark && mark > kept ? hourOf(mark) : kept, signal)
    while (!signal?.aborted && (await inUnit(unit => unit.gameReturns.addChanges(merchant))));
  }

/** Makes all hours that are kept anew: what was committed later than the sums wait for is found then, and what a server of an earlier version changed. */
export const sumReturnsAnew =
  (deps: ReturnDeps) =>
  async (merchant: string, signal?: AbortSignal): Promise<void> => {
    // Before the first sums there is nothing to make anew, and the mark may not pass what they have left.
    if (!(await deps.stores.gameReturns.mark(merchant))) return
    await sumReturns(deps)(merchant, signal)
    await sumFrom(deps, merchant, keptSince(deps.clock()), signal)
  }

export const returnWorks = (deps: ReturnDeps & Pick<Deps, 'merchants'>): readonly JobWork[] => {
  const { stores, merchants, clock } = deps
  const [sums, anew] = [sumReturns(deps), sumReturnsAnew(deps)]
  const each = (work: typeof sums) => async (_plannedAt: Date, signal: AbortSignal) => {
    for (const { code } of merchants.all()) await work(code, signal)
  }
  return [
    recurringJob({ kind: 'games.returns', lane: SWEEPS, schedule: EVERY_MINUTE, runsAtFirstStart: true, run: each(sums) }),
    recurringJob({ kind: 'games.returns-night', lane: SWEEPS, schedule: NIGHTLY, runsAtFirstStart: false, run: each(anew) }),
    sweep('game-returns', NIGHTLY, async () => {
      for (const { code } of merchants.all()) await stores.gameReturns.sweep(code, keptSince(clock()))
    }),
  ]
}

import type { Deps } from '#kernel/deps.ts'

const HALF_HOUR_MS = 30 * 60_000
/** A movement may be committed so long after its moment: what is younger is summed again, ms. */
const LATE_MS = 10 * 60_000
/** So much is summed in one unit of work, and by one run, ms: a ledger with a history of years catches up by and by. */
const PART_MS = 24 * 60 * 60_000
const PARTS = 31

const halfHourOf = (at: Date): number => Math.floor(at.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS

/** Brings the sums of a merchant's ledger up to now. Two at once, or one again, make the same. */
export const sumLedger =
  ({ stores, inUnit, clock }: Pick<Deps, 'stores' | 'inUnit' | 'clock'>) =>
  async (merchant: string): Promise<void> => {
    const [latest, now] = [await stores.report.latest(merchant), clock()]
    // The first movement is looked for among all, so only where nothing was summed yet.
    const begin = latest ?? (await stores.report.begin(merchant))
    if (!begin) return
    const end = halfHourOf(now) + HALF_HOUR_MS
    let from = latest ? Math.min(halfHourOf(latest), halfHourOf(new Date(now.getTime() - LATE_MS))) : halfHourOf(begin)
    for (let part = 0; part < PARTS && from < end; part += 1) {
      const [since, until] = [new Date(from), new Date(Math.min(from + PART_MS, end))]
      // One after the other: each goes on from where the one before it ended.
      await inUnit(unit => unit.report.sum(merchant, since, until))
      from = until.getTime()
    }
  }

import type { Deps, Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { moneySignals, sharingSignals } from './find-signals.ts'
import type { Journal } from './journal.ts'
import { linksOf } from './links-of.ts'
import { playSignals } from './play-signals.ts'
import type { Signal } from './signal-rules.ts'

/** Rows of a journal in one unit of work. */
const PART = 500
/** Parts of one run: what is left is taken in by the next one. */
const PARTS_AT_ONCE = 40
/** A row may be committed after one with a larger number: what is younger than this waits for the next run, ms. */
const LATE_MS = 60_000

type TakeDeps = Pick<Deps, 'inUnit' | 'clock'>

interface TakenIn {
  readonly last: number | undefined
  readonly memberIds: readonly string[]
  readonly signals: readonly Signal[]
}

type Take = (unit: Stores, merchant: Merchant, after: number, now: Date) => Promise<TakenIn>

const before = (now: Date) => new Date(now.getTime() - LATE_MS)

/** Of these members those with an account: a guest may be deleted since, and of whoever closed theirs what was known has gone with it, and stays away. */
const openOf = async (unit: Pick<Stores, 'members'>, code: string, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await unit.members.byIds(code, [...new Set(ids)])).filter(({ closedAt }) => closedAt === null).map(({ id }) => id))

/** How each journal is taken in, one part of it. */
const takes: Readonly<Record<Journal, Take>> = {
  async audit(unit, { code }, after, now) {
    const { last, arrivals } = await unit.riskJournal.arrivals(code, { after, before: before(now), limit: PART })
    const known = await openOf(
      unit,
      code,
      arrivals.map(({ memberId }) => memberId),
    )
    const memberIds = [...known]
    await unit.riskSignals.addLinks(
      linksOf(
        code,
        arrivals.filter(({ memberId }) => known.has(memberId)),
      ),
    )
    return { last, memberIds, signals: await sharingSignals(unit, code, memberIds, now) }
  },
  async money(unit, { code }, after, now) {
    const { last, memberIds } = await unit.riskJournal.payers(code, { after, before: before(now), limit: PART })
    return {
      last,
      memberIds,
      signals: [...(await moneySignals(unit, code, memberIds, now)), ...(await sharingSignals(unit, code, memberIds, now))],
    }
  },
  async play(unit, merchant, after, now) {
    const { last, memberIds } = await unit.riskJournal.addPlay(merchant.code, { after, before: before(now), limit: PART })
    return { last, memberIds, signals: await playSignals(unit, merchant, memberIds, now) }
  },
}

/**
 * Takes in what the journals have since: sign-ins and registrations, payments, bets and wins. In parts, each in a unit of work of its own with its mark, so
 * that a process that is killed in between counts nothing twice and leaves nothing out.
 */
export const takeIn = ({ inUnit, clock }: TakeDeps) => {
  /** False where there was nothing more. */
  const takePart = (merchant: Merchant, journal: Journal): Promise<boolean> =>
    inUnit(async unit => {
      const now = clock()
      const { last, signals: found } = await takes[journal](unit, merchant, await unit.riskJournal.take(merchant.code, journal), now)
      if (last === undefined) return false
      const open = await openOf(
        unit,
        merchant.code,
        found.map(({ memberId }) => memberId),
      )
      const signals = found.filter(({ memberId }) => open.has(memberId))
      await unit.riskSignals.note(merchant.code, signals, now)
      await unit.riskCases.weigh(merchant.code, [...new Set(signals.map(({ memberId }) => memberId))], now)
      await unit.riskJournal.setMark(merchant.code, journal, last)
      return true
    })

  return async (merchant: Merchant): Promise<void> => {
    for (const journal of ['audit', 'money', 'play'] as const)
      for (let part = 0; part < PARTS_AT_ONCE && (await takePart(merchant, journal)); part += 1);
  }
}

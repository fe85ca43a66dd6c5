import { DAY_MS } from '@foyer/contract/time-units'
import type { Deps } from '#kernel/deps.ts'
import { currencyFacts } from '#kernel/ops/currency-facts.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import type { Finding } from '#money/report/finding-store.ts'
import { dayIn } from './day-in.ts'

/** Findings that a list shows. */
const LISTED = 100
const HALF_HOUR_MS = 30 * 60_000
/** The accounts that members have; the others are the house's (functions/movements.sql). */
const OF_MEMBERS: readonly string[] = ['main', 'held', 'points', 'credit', 'owed']

type LedgerDeps = Pick<Deps, 'stores' | 'clock'>

/** When a report's sums were made last: they are brought up to date every five minutes (check-ledger.ts). */
const summedAt = async ({ stores }: LedgerDeps, merchant: string): Promise<string | null> =>
  (await stores.report.latest(merchant))?.toISOString() ?? null

export const accounts =
  (deps: LedgerDeps): OpService<'ledger.accounts'> =>
  async (_request, { merchant }) => {
    const [house, sums, at] = await Promise.all([
      deps.stores.reconcile.houseBalances(merchant.code),
      // The half hour that has begun counts too.
      deps.stores.report.accountsAt(merchant.code, new Date(deps.clock().getTime() + HALF_HOUR_MS)),
      summedAt(deps, merchant.code),
    ])
    return {
      ...currencyFacts(merchant),
      house: house.map(({ kind, asset, balance }) => ({ account: kind, asset, balance })),
      members: sums
        .filter(({ account }) => OF_MEMBERS.includes(account))
        .map(({ account, asset, debit, credit }) => ({ account, asset, balance: credit - debit })),
      summedAt: at,
    }
  }

const shown = ({ check, key, firstAt, lastAt, goneAt, settledAt, settledBy, note }: Finding) => ({
  check,
  key,
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
  goneAt: goneAt?.toISOString() ?? null,
  settled: settledAt ? { at: settledAt.toISOString(), by: settledBy ?? '', note: note ?? '' } : null,
})

export const findings =
  ({ stores }: LedgerDeps): OpService<'ledger.findings'> =>
  async (_request, { merchant: { code } }) => {
    const [last, open, settled] = await Promise.all([
      stores.reconcile.last(),
      stores.report.openFindings(code, LISTED),
      stores.report.settledFindings(code, LISTED),
    ])
    return {
      checks: last
        .filter(({ merchant }) => merchant === code)
        .map(({ check, at, checked, faults }) => ({ check, at: at.toISOString(), checked, faults })),
      open: open.map(shown),
      settled: settled.map(shown),
    }
  }

export const settle =
  ({ inUnit, clock }: Pick<Deps, 'inUnit' | 'clock'>): OpService<'ledger.settle'> =>
  async ({ check, key, reason }, caller) =>
    await inUnit(async unit => {
      const found = { merchant: caller.merchant.code, check, key }
      const settled = await unit.report.settle(found, { login: caller.person.login, note: reason, at: clock() })
      if (!settled) throw new OpRefusal('finding.unknown')
      await caller.record(unit, { about: { kind: 'finding', id: `${check}:${key}` }, after: shown(settled), reason })
      return {}
    })

export const trialBalance =
  (deps: LedgerDeps): OpService<'ledger.trialBalance'> =>
  async ({ day, zone }, { merchant }) => {
    const { until } = dayIn(day, zone)
    const [sums, latest] = await Promise.all([deps.stores.report.accountsAt(merchant.code, until), deps.stores.report.latest(merchant.code)])
    return {
      ...currencyFacts(merchant),
      until: until.toISOString(),
      // A half hour without movements has no row, so what is over by now is complete once the sums have run again.
      isComplete: until <= deps.clock() && latest !== undefined,
      accounts: sums.map(({ account, asset, debit, credit }) => ({ account, asset, debit, credit, balance: credit - debit })),
    }
  }

export const moneyOfDay =
  (deps: LedgerDeps): OpService<'money.day'> =>
  async ({ day, zone }, { merchant }) => {
    const { from, until } = dayIn(day, zone)
    const of = async (since: Date, to: Date) =>
      (await deps.stores.report.hours(merchant.code, since, to)).map(({ hour, staked, won, deposits, paidOut }) => ({
        hour,
        turnover: staked,
        result: staked - won,
        deposits,
        paidOut,
      }))
    const [today, before, at] = await Promise.all([of(from, until), of(new Date(from.getTime() - DAY_MS), from), summedAt(deps, merchant.code)])
    return { ...currencyFacts(merchant), summedAt: at, today, before }
  }

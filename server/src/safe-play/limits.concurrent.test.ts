import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { Refusal } from '#kernel/refusal.ts'
import { ledgerParts, startLedgerProcess } from '#money/testing/ledger-process.ts'
import { testWallet, type WalletParts } from '#money/testing/test-wallet.ts'
import { openOwnPostgres, postgresUrl } from '#testing/test-database.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { waitingForLocks } from '#testing/waiting-for-locks.ts'

const counted = async (movements: readonly Promise<unknown>[]): Promise<Readonly<Record<string, number>>> => {
  const counts: Record<string, number> = {}
  for (const outcome of await Promise.allSettled(movements)) {
    if (outcome.status === 'rejected' && !(outcome.reason instanceof Refusal)) throw outcome.reason
    const name = outcome.status === 'fulfilled' ? 'moved' : (outcome.reason as Refusal).code
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
const many = <Result>(count: number, one: (index: number) => Result): readonly Result[] => Array.from({ length: count }, (_, index) => one(index))

// Proves money-15.
describe.runIf(postgresUrl)('many at once cannot pass one limit together', () => {
  let database: OpenDatabase & { readonly href: string }
  let parts: WalletParts
  beforeAll(async () => {
    database = await openOwnPostgres(postgresUrl ?? '')
    parts = ledgerParts(database)
  })
  afterAll(() => database.close())

  const player = async (memberId: string, kind: 'deposit' | 'stake' | 'loss', most: number) => {
    await parts.stores.members.add(testMember(memberId), testRegistration)
    const owner = { merchant: 'alpha', memberId }
    const now = () => new Date()
    const wallet = testWallet(parts, memberId)
    if (kind !== 'deposit') await wallet.deposit(`${memberId}-start`, 1_000_000)
    for (const period of ['day', 'week', 'month'] as const) await parts.stores.safePlay.addLimit(owner, { kind, period, zone: 'UTC', most }, now())
    const used = async () => (await parts.stores.safePlay.limitsOf(owner, now())).map(limit => limit.used)
    return { ...wallet, owner, used }
  }

  test('two deposits, each of which fits alone', async () => {
    for (const round of many(10, index => index)) {
      const { deposit, used } = await player(`pair-${round}`, 'deposit', 1_000)
      const both = await counted(many(2, index => deposit(`pair-${round}-${index}`, 600)))
      expect(both).toEqual({ moved: 1, 'limit.reached': 1 })
      expect(await used()).toEqual([600, 600, 600])
    }
  })

  test('50 first deposits, of which ten fit', async () => {
    const { deposit, used } = await player('newcomer', 'deposit', 1_000)
    expect(await counted(many(50, index => deposit(`first-${index}`, 100)))).toEqual({ moved: 10, 'limit.reached': 40 })
    expect(await used()).toEqual([1_000, 1_000, 1_000])
  })

  test.each(['stake', 'loss'] as const)('bets of three processes, of which ten fit below the limit on %s', async kind => {
    const { owner, used } = await player(`gambler-${kind}`, kind, 1_000)
    const processes = await Promise.all(many(3, () => startLedgerProcess(database.href)))
    const names = (index: number) => many(20, bet => `${kind}-${index}-${bet}`)
    const taken = await Promise.all(processes.map((one, index) => one.spend(owner.memberId, names(index), 100)))
    for (const one of processes) await one.kill()
    expect(taken.reduce((sum, number) => sum + number, 0)).toBe(10)
    expect(await used()).toEqual([1_000, 1_000, 1_000])
  })

  test('time that is added while bets are made, and wins that come meanwhile', async () => {
    const { bet, win, used, owner } = await player('busy', 'loss', 1_000_000)
    await parts.stores.safePlay.addLimit(owner, { kind: 'time', period: 'week', zone: 'UTC', most: 1_000_000 }, new Date())
    const rounds = many(20, async index => {
      await bet(`busy-${index}`, 100)
      await win(`busy-win-${index}`, `busy-${index}`, 60)
    })
    const minutes = many(20, () => parts.stores.safePlay.addTime(owner, 60, new Date()))
    await Promise.all([...rounds, ...minutes])
    expect(await used()).toEqual([800, 800, 800, 1_200])
  })

  test('a bet waits for time that is just being added', async () => {
    const { bet, owner } = await player('late', 'loss', 1_000_000)
    await parts.stores.safePlay.addLimit(owner, { kind: 'time', period: 'day', zone: 'UTC', most: 60 }, new Date())
    await bet('late-in-time', 1)
    const added = Promise.withResolvers<void>()
    const free = Promise.withResolvers<void>()
    const adding = parts.inUnit(async unit => {
      await unit.safePlay.addTime(owner, 60, new Date())
      added.resolve()
      await free.promise
    })
    await added.promise
    const late = counted([bet('late-bet', 1)])
    try {
      await expect.poll(() => waitingForLocks(database.db)).toBe(1)
    } finally {
      free.resolve()
    }
    await adding
    expect(await late).toEqual({ 'limit.reached': 1 })
  })

  test('two ways to make a limit lower or higher at the same moment leave one of them', async () => {
    const { owner } = await player('hasty', 'deposit', 1_000)
    await Promise.all(
      many(20, index =>
        parts.inUnit(async unit => {
          await unit.safePlay.lock(owner)
          await unit.safePlay.changeLimit(owner, { kind: 'deposit', period: 'day' }, index)
        }),
      ),
    )
    const [limit] = await parts.stores.safePlay.limitsOf(owner, new Date())
    expect(limit?.most).toBeLessThan(20)
  })
})

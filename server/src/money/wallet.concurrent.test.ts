import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { Refusal } from '#kernel/refusal.ts'
import { openOwnPostgres, postgresUrl } from '#testing/test-database.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { reconcile } from './reconcile.ts'
import { ledgerParts } from './testing/ledger-process.ts'
import { testWallet, type WalletParts } from './testing/test-wallet.ts'
import { createWallet } from './wallet.ts'

const outcomeOf = (movement: Promise<{ readonly isReplay: boolean }>): Promise<string> =>
  movement.then(
    ({ isReplay }) => (isReplay ? 'again' : 'moved'),
    (error: unknown) => {
      if (error instanceof Refusal) return error.code
      throw error
    },
  )
/** How often each outcome came. */
const counted = async (outcomes: readonly Promise<string>[]): Promise<Readonly<Record<string, number>>> => {
  const counts: Record<string, number> = {}
  for (const outcome of await Promise.all(outcomes)) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}

// Proves money-12.
describe.runIf(postgresUrl)('many at once', () => {
  let database: OpenDatabase & { readonly href: string }
  let parts: WalletParts
  beforeAll(async () => {
    database = await openOwnPostgres(postgresUrl ?? '')
    parts = ledgerParts(database)
  })
  afterAll(async () => {
    const found = await reconcile({ ...parts, log: pino({ level: 'silent' }) })('alpha')
    expect(found.filter(({ faults }) => faults > 0)).toEqual([])
    await database.close()
  })

  const player = async (id: string, money: number) => {
    await parts.stores.members.add(testMember(id), testRegistration)
    const wallet = testWallet(parts, id)
    await wallet.deposit(`${id}-start`, money)
    const balances = async () => {
      const accounts = await parts.stores.ledger.accountsOf('alpha', id)
      return Object.fromEntries(accounts.map(({ kind, balance }) => [kind, balance]))
    }
    return { ...wallet, balances }
  }
  const many = <Result>(count: number, one: (index: number) => Result): readonly Result[] => Array.from({ length: count }, (_, index) => one(index))

  test('of 50 bets at once on money for ten, ten are taken', async () => {
    const { bet, balances } = await player('gambler', 1_000)
    expect(await counted(many(50, index => outcomeOf(bet(`spend-${index}`, 100))))).toEqual({ moved: 10, 'balance.too.low': 40 })
    expect(await balances()).toEqual({ main: 0, held: 0 })
  })

  test('one bet that comes 20 times is charged once', async () => {
    const { bet, balances } = await player('impatient', 1_000)
    expect(await counted(many(20, () => outcomeOf(bet('same', 100))))).toEqual({ moved: 1, again: 19 })
    expect(await balances()).toEqual({ main: 900, held: 0 })
  })

  test('a first deposit that comes 20 times counts once', async () => {
    await parts.stores.members.add(testMember('newcomer'), testRegistration)
    const { deposit } = testWallet(parts, 'newcomer')
    expect(await counted(many(20, () => outcomeOf(deposit('callback', 500))))).toEqual({ moved: 1, again: 19 })
    const more = many(10, index => outcomeOf(deposit(`more-${index}`, 100)))
    expect(await counted(more)).toEqual({ moved: 10 })
    expect(await parts.stores.members.byId('alpha', 'newcomer')).toMatchObject({ depositCount: 11, depositedAmount: 1_500 })
  })

  test('of ten different deposits that come at once to a new member, all count and one is the first', async () => {
    // Several times: the first round opens the connections.
    for (const id of many(5, index => `lucky-${index}`)) {
      await parts.stores.members.add(testMember(id), testRegistration)
      const { bet, deposit } = testWallet(parts, id)
      // A movement that is refused opens the accounts; while they are opened the deposits would wait for each other.
      await expect(bet(`${id}-too-soon`, 1)).rejects.toMatchObject({ code: 'balance.too.low' })
      const arrived = await Promise.all(many(10, index => deposit(`${id}-${index}`, 100)))
      const events = await Promise.all(arrived.map(({ transferId }) => parts.stores.ledger.eventOf('alpha', transferId)))
      expect(events.filter(event => event?.first)).toHaveLength(1)
      expect(await parts.stores.members.byId('alpha', id)).toMatchObject({ depositCount: 10, depositedAmount: 1_000 })
    }
  })

  test('a win and a rollback of the same bet: one of them', async () => {
    const { bet, win, rollback, balances } = await player('torn', 10_000)
    for (let round = 0; round < 20; round += 1) await bet(`torn-${round}`, 100)
    const [wins, backs] = await Promise.all([
      counted(many(20, round => outcomeOf(win(`torn-win-${round}`, `torn-${round}`, 500)))),
      counted(many(20, round => outcomeOf(rollback(`torn-back-${round}`, `torn-${round}`)))),
    ])
    const [won, back] = [wins['moved'] ?? 0, backs['moved'] ?? 0]
    expect(won + back).toBe(20)
    expect(await balances()).toEqual({ main: 8_000 + 500 * won + 100 * back, held: 0 })
  })

  test('of two refunds at once of one deposit, one is made', async () => {
    const { receive, refund } = await player('payer', 1_000)
    await Promise.all(many(20, round => receive(`paid-${round}`, 100)))
    const refunds = many(40, index => outcomeOf(refund(`refund-${index}`, `paid-${Math.floor(index / 2)}`)))
    expect(await counted(refunds)).toEqual({ moved: 20, 'transaction.ended': 20 })
  })

  test('prizes that are paid to the same members in opposite orders at once, and holds meanwhile, never wait for each other for ever', async () => {
    const ids = many(20, index => `winner-${index}`)
    for (const id of ids) await (await player(id, 1_000)).bet(`${id}-bet`, 100)
    const wallet = createWallet(parts)
    const merchant = parts.merchants.byCode('alpha')
    if (!merchant) throw new Error('There is no merchant.')
    const pay = (order: readonly string[], name: string) =>
      parts.inUnit(unit =>
        wallet.winAll(
          unit,
          order.map(memberId => ({ merchant, memberId, reference: `${memberId}-${name}`, followed: `${memberId}-bet`, amount: 5 })),
        ),
      )
    for (let round = 0; round < 10; round += 1) {
      const holds = ids.map(id => testWallet(parts, id).hold(`${id}-hold-${round}`, 1))
      await Promise.all([pay(ids, `up-${round}`), pay(ids.toReversed(), `down-${round}`), ...holds])
    }
    const accounts = await parts.stores.ledger.accountsOf('alpha', 'winner-19')
    expect(accounts).toContainEqual(expect.objectContaining({ kind: 'main', balance: 900 + 20 * 5 - 10 }))
  })

  test('a rollback and its late bet: the money is whole', async () => {
    const { bet, rollback, balances } = await player('late', 10_000)
    await Promise.all(
      many(20, round => Promise.all([outcomeOf(bet(`late-${round}`, 100)), outcomeOf(rollback(`late-back-${round}`, `late-${round}`))])),
    )
    expect(await balances()).toEqual({ main: 10_000, held: 0 })
  })

  test('holds, payouts and returns of one member never wait for each other for ever', async () => {
    const { hold, payOut, giveBack, balances } = await player('mover', 10_000)
    await Promise.all(many(20, round => hold(`hold-${round}`, 100)))
    const [outs, backs, next] = await Promise.all([
      counted(many(20, round => outcomeOf(payOut(`out-${round}`, `hold-${round}`)))),
      counted(many(20, round => outcomeOf(giveBack(`back-${round}`, `hold-${round}`)))),
      counted(many(20, round => outcomeOf(hold(`next-${round}`, 10)))),
    ])
    const paid = outs['moved'] ?? 0
    expect([paid + (backs['moved'] ?? 0), next]).toEqual([20, { moved: 20 }])
    expect(await balances()).toEqual({ main: 10_000 - 100 * paid - 200, held: 200 })
  })
})

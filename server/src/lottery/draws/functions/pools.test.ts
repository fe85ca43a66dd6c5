import { afterAll, beforeAll, expect, test } from 'vitest'
import { lotteryDraws } from '#lottery/schema/draws.ts'
import { lotteryResults } from '#lottery/schema/results.ts'
import { createWallet } from '#money/wallet.ts'
import { openTestStores, type TestStores } from '#testing/test-stores.ts'

// What the check of pools compares (functions/pools.sql).

let stage: TestStores
beforeAll(async () => {
  stage = await openTestStores()
})
afterAll(() => stage.close())

const at = new Date('2026-01-01T00:00:00Z')
const hours = (count: number) => new Date(at.getTime() + count * 3_600_000)
const wallet = createWallet({ clock: () => at })
const of = (code: string) => ({ code, settings: { currency: 'PHP', decimals: 2 } })

let draws = 0
interface Rest {
  readonly left?: number
  readonly breakage?: number
  readonly from?: string
  readonly isSetAside?: boolean
}
/** A draw that left this much of its pool; null: it had none. */
const drawn = async (merchant: string, id: string, rest: Rest | null) => {
  draws += 1
  await stage.db.insert(lotteryDraws).values({
    ...{ merchant, id, lottery: 'pool', vendor: 'LOTT', name: 'Pool', state: 'open', rules: {} as never },
    ...{ opensAt: at, closesAt: hours(draws), drawsAt: hours(draws), sealedSeed: '', commitment: '', commitmentHash: '' },
  })
  const { left = 0, breakage = 0, from = null, isSetAside = true } = rest ?? {}
  const pool = rest && { carried: 0, added: left + breakage, paid: 0, left, breakage }
  const own = { merchant, drawId: id, drawnAt: at, results: {} as never, prizes: [], certificate: '', carriedFrom: from, isSetAside }
  await stage.db.insert(lotteryResults).values({ ...own, ...pool })
}
const setAside = (code: string, reference: string, amount: number) => wallet.setAside(stage.stores, { merchant: of(code), reference, amount })
const carry = (code: string, reference: string, followed: string) => wallet.carryOver(stage.stores, { merchant: of(code), reference, followed })
const check = async () => {
  const { checked, faults, examples } = await stage.stores.reconcile.check('alpha', 'pools', at)
  return { checked, faults, examples: examples.toSorted() }
}

// The tests follow each other.
test('a rest is set aside until the draw that takes it over; nothing else is looked at', async () => {
  await drawn('alpha', 'kept', { left: 50, breakage: 2 })
  await setAside('alpha', 'kept', 52)
  await drawn('alpha', 'taken', { left: 30 })
  await setAside('alpha', 'taken', 30)
  await drawn('alpha', 'taker', { from: 'taken' })
  await carry('alpha', 'taker', 'taken')
  await drawn('alpha', 'one', { left: 1 })
  await setAside('alpha', 'one', 1)
  await drawn('alpha', 'taker of one', { from: 'one' })
  await carry('alpha', 'taker of one', 'one')
  await drawn('alpha', 'before there was an account', { left: 10, isSetAside: false })
  await drawn('alpha', 'without a pool', null)
  // Nothing was left, and a later draw took that over.
  await drawn('alpha', 'nothing', {})
  await drawn('alpha', 'taker of nothing', { from: 'nothing' })
  // Another merchant's, of the same names: what is wrong there is no fault here.
  for (const id of ['kept', 'taken', 'nothing']) await drawn('beta', id, { left: 7 })
  await drawn('beta', 'wrong', { left: 7, from: 'kept' })
  await setAside('beta', 'kept', 7)
  await setAside('beta', 'no draw', 7)
  await carry('beta', 'carry', 'kept')
  expect(await check()).toEqual({ checked: 7, faults: 0, examples: [] })
})

test('each kind of fault is found', async () => {
  await drawn('alpha', 'fault: another sum', { left: 10 })
  await setAside('alpha', 'fault: another sum', 11)
  await drawn('alpha', 'fault: not set aside', { left: 10 })
  await setAside('alpha', 'fault: no draw', 10)
  await drawn('alpha', 'fault: gone', { left: 10 })
  await setAside('alpha', 'fault: gone', 10)
  await carry('alpha', 'fault: nobody', 'fault: gone')
  await drawn('alpha', 'fault: still there', { left: 10 })
  await setAside('alpha', 'fault: still there', 10)
  await drawn('alpha', 'taker without money', { from: 'fault: still there' })
  const examples = ['fault: another sum', 'fault: gone', 'fault: no draw', 'fault: not set aside', 'fault: still there']
  expect(await check()).toEqual({ checked: 13, faults: 5, examples })
})

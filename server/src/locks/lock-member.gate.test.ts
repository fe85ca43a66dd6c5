import { afterAll, beforeAll, expect, test } from 'vitest'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import { testEvent, testMember, testRegistration, testSession, testSessionLimit } from '#testing/test-rows.ts'
import { lockMember } from './lock-member.ts'

// Races with a lock, on every database.

let system: TestSystem
beforeAll(async () => {
  system = await createTestDeps()
})
afterAll(() => system.close())

const player = async (memberId: string) => {
  await system.stores.members.add(testMember(memberId), testRegistration)
  const wallet = testWallet(system, memberId)
  await wallet.deposit(`start-${memberId}`, 10_000)
  return { owner: { merchant: 'alpha', memberId }, wallet }
}
const forEver = { reason: 'r', until: null, by: 'ida' }

// Proves money-26.
test('a bet that is under way when the lock comes is stopped at its statement', async () => {
  const { owner, wallet } = await player('quick')
  let bet: Promise<unknown> | undefined
  await system.inUnit(async unit => {
    await lockMember(system)(unit, owner, { scopes: ['bets'], ...forEver })
    // It has begun by now, and waits for the member's account until this commits.
    bet = wallet.bet('under-way', 100)
    bet.catch(() => undefined)
    // A statement of its own, so that a bet that did not wait would have been made meanwhile.
    for (let turn = 0; turn < 20; turn += 1) await unit.locks.ofMember(owner)
  })
  await expect(bet).rejects.toMatchObject({ code: 'bets.locked' })
})

// Proves money-26.
test('of bets of one member that come while the lock is set, none is taken once whoever set it has the answer', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { owner, wallet } = await player(`round-${round}`)
    const balance = async () => (await system.stores.ledger.accountsOf('alpha', owner.memberId)).find(({ kind }) => kind === 'main')?.balance ?? 0
    const bets = (from: number) =>
      Array.from({ length: 15 }, (_, index) =>
        wallet.bet(`race-${round}-${from + index}`, 100).then(
          () => 'taken',
          (error: unknown) => (error as { readonly code: string }).code,
        ),
      )
    const before = bets(0)
    const lock = system.inUnit(unit => lockMember(system)(unit, owner, { scopes: ['bets'], ...forEver }))
    const after = bets(15)
    await lock
    const locked = await balance()
    const outcomes = await Promise.all([...before, ...after])
    expect(await balance()).toBe(locked)
    const taken = outcomes.filter(outcome => outcome === 'taken')
    expect(10_000 - 100 * taken.length).toBe(locked)
    expect(outcomes.filter(outcome => outcome === 'bets.locked').length).toBe(30 - taken.length)
    await expect(wallet.bet(`late-${round}`, 100)).rejects.toMatchObject({ code: 'bets.locked' })
  }
})

// Proves money-26.
test('a session that was about to be opened when the lock came is not', async () => {
  const { owner } = await player('moment')
  const { stores, clock } = system
  const member = await stores.members.byId('alpha', owner.memberId)
  if (!member) throw new Error('the member is missing')
  let opening: Promise<unknown> | undefined
  await system.inUnit(async unit => {
    await lockMember(system)(unit, owner, { scopes: ['sign-in'], ...forEver })
    // It has read the member before; its statement waits for the member's row.
    opening = stores.sessions.open(
      testSession('late', owner.memberId, { createdAt: clock() }),
      member,
      testEvent('login.succeeded', { memberId: owner.memberId }),
      testSessionLimit,
    )
    for (let turn = 0; turn < 20; turn += 1) await unit.locks.ofMember(owner)
  })
  expect(await opening).toBeUndefined()
  expect(await stores.sessions.ofMember('alpha', owner.memberId)).toEqual([])
})

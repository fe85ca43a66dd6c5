import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { writeFolder } from '#testing/test-merchants.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { jobRows } from '#testing/test-stores.ts'
import { rewardReferral } from './reward-referral.ts'

const referral = { points: 200 }
const on = { REFERRAL: { enabled: true, count: 0 } }

let database: OpenDatabase
let system: TestSystem
let off: TestSystem
beforeAll(async () => {
  database = await openTestDatabase()
  system = await createTestDeps({ database, merchants: { alpha: { promotions: on, referral } } })
  off = await createTestDeps({ merchants: { alpha: { referral } } })
})
afterAll(async () => {
  await system.close()
  await off.close()
})

/** A friend and who invited them, and a way to run the job of the friend's deposit. */
const pair = async (name: string, { at = system, type = 0, invited = true } = {}) => {
  const { stores } = at
  const [inviter, friend] = [`${name}-inviter`, `${name}-friend`]
  await stores.members.add(testMember(inviter, { type }), testRegistration)
  await stores.members.add(testMember(friend), testRegistration)
  const joinedAt = new Date('2025-05-01T00:00:00Z')
  if (invited) await stores.referrals.add({ merchant: 'alpha', memberId: friend, inviterId: inviter, way: 'link', joinedAt })
  const deposit = (nth: number) => testWallet(at, friend).deposit(`${friend}-${nth}`, 5_000)
  const { run } = rewardReferral(at)
  const handle = (transferId: number) => {
    const job = { id: '1', merchant: 'alpha', kind: 'rewardReferral', plannedAt: joinedAt, attempts: 1, payload: { transferId } }
    return run([job as unknown as Parameters<typeof run>[0][number]], new AbortController().signal)
  }
  const points = async () => (await stores.ledger.accountsOf('alpha', inviter)).find(({ kind }) => kind === 'points')?.balance ?? 0
  const totals = () => stores.referrals.totals({ merchant: 'alpha', memberId: inviter }, 'PHP')
  return { deposit, handle, points, totals }
}

// Proves referral-10.
test('the first deposit of a friend gives the inviter the merchant’s points, once (spec 2 §6, Referral)', async () => {
  const { deposit, handle, points, totals } = await pair('glad')
  const { transferId } = await deposit(1)
  await handle(transferId)
  expect([await points(), (await totals()).points]).toEqual([200, 200])
  await handle(transferId)
  expect(await points()).toBe(200)
  // The statement says what they are for, in the inviter's language.
  const lines = await system.stores.statement.lines('alpha', 'glad-inviter', { account: 'points', limit: 5 })
  expect(lines.map(({ amount, detail }) => [amount, detail['name']])).toEqual([[200, 'Invite friends']])
})

// Proves referral-10.
test('nothing is given for a later deposit, without an inviter, to an agent, or while REFERRAL is off', async () => {
  const later = await pair('later')
  await later.deposit(1)
  await later.handle((await later.deposit(2)).transferId)
  const alone = await pair('alone', { invited: false })
  await alone.handle((await alone.deposit(1)).transferId)
  const agent = await pair('agent', { type: 1 })
  await agent.handle((await agent.deposit(1)).transferId)
  const paused = await pair('paused', { at: off })
  await paused.handle((await paused.deposit(1)).transferId)
  for (const { points } of [later, alone, agent, paused]) expect(await points()).toBe(0)
})

// Proves money-20.
test('an inviter who takes a break gets nothing', async () => {
  const { deposit, handle, points } = await pair('resting')
  const since = system.clock()
  const owner = { merchant: 'alpha', memberId: 'resting-inviter' }
  await system.stores.safePlay.setPause(owner, { kind: 'exclusion', since, until: null, endsAt: null })
  await handle((await deposit(1)).transferId)
  expect(await points()).toBe(0)
})

// Proves referral-10.
test('where the country of the merchant allows no reward for deposits, nothing is given', async () => {
  const banned = await createTestDeps()
  const folder = join(banned.merchantsDirectory, 'alpha')
  await writeFolder(folder, {
    'content/safe-play.json': { timeZone: 'UTC', helplines: [{ name: 'Help', phone: '1553' }], rules: { required: [], depositRewards: false } },
  })
  const file = JSON.parse(await readFile(join(folder, 'merchant.json'), 'utf8')) as object
  await writeFolder(folder, { 'merchant.json': { ...file, promotions: on, referral } })
  expect(await banned.merchants.reload()).toEqual([])
  const { deposit, handle, points } = await pair('banned', { at: banned })
  await handle((await deposit(1)).transferId)
  expect(await points()).toBe(0)
  await banned.close()
})

test('the job is queued with the deposit, in the same transaction', async () => {
  const { deposit } = await pair('queued')
  const { transferId } = await deposit(1)
  const queued = (await jobRows(database.db)).filter(({ kind }) => kind === 'rewardReferral')
  expect(queued.map(({ payload }) => payload)).toContainEqual({ transferId })
})

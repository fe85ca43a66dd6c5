import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { testEvent, testMember, testRegistration } from '#testing/test-rows.ts'
import { takeIn } from './take-in.ts'

let database: OpenDatabase
let system: TestSystem
let members = 0
beforeAll(async () => {
  database = await openTestDatabase()
  system = await createTestDeps({ database })
})
afterAll(() => system.close())
beforeEach(async () => {
  for (const table of ['risk_links', 'risk_signals', 'risk_cases']) await database.db.execute(sql.raw(`delete from ${table}`))
})

const alpha = () => {
  const merchant = system.merchants.byCode('alpha')
  if (!merchant) throw new Error('The test merchants are missing.')
  return merchant
}
const newMember = async () => {
  const id = `m${String((members += 1)).padStart(3, '0')}`
  await system.stores.members.add(testMember(id), testRegistration)
  return id
}
const comes = (memberId: string, from: { readonly ip?: string; readonly device?: string }, event = 'login.succeeded') =>
  system.stores.audit.add(
    testEvent(event, {
      at: system.clock(),
      memberId,
      ip: from.ip ?? `198.51.100.${(members % 250) + 1}`,
      detail: { by: 'password', network: '-', ...(from.device !== undefined && { device: from.device }) },
    }),
  )
/** A minute later everything that is there is old enough. */
const take = async () => {
  system.clock.advance(61)
  await takeIn(system)(alpha())
}
const signalsOf = async (memberId: string) => await system.stores.riskSignals.ofMember({ merchant: 'alpha', memberId })
const kindsOf = async (memberId: string) => (await signalsOf(memberId)).map(({ kind }) => kind).toSorted()
const openCases = async () => (await system.stores.riskCases.inState('alpha', 'open', 100)).map(({ memberId, weight }) => [memberId, weight])

describe('what is shared', () => {
  // Proves staff-38.
  test('a device of two members is noticed about both, with the numbers; a case of each is opened, once', async () => {
    const [ann, bob, cid] = [await newMember(), await newMember(), await newMember()]
    await comes(ann, { device: 'a'.repeat(32), ip: '192.0.2.1' })
    await comes(bob, { device: 'a'.repeat(32), ip: '192.0.2.2' })
    await comes(cid, { device: 'c'.repeat(32), ip: '192.0.2.3' })
    await take()
    expect(await signalsOf(ann)).toMatchObject([{ kind: 'device', weight: 40, facts: { value: 'a'.repeat(32), members: 2, others: [bob] } }])
    expect(await kindsOf(bob)).toEqual(['device'])
    expect(await kindsOf(cid)).toEqual([])
    await comes(ann, { device: 'a'.repeat(32), ip: '192.0.2.1' })
    await take()
    expect(await openCases()).toEqual([
      [ann, 40],
      [bob, 40],
    ])
  })

  // Proves staff-38.
  test('a line of IPv6 is the /64; a neighbour in the same /48 shares nothing', async () => {
    const [ann, bob, cid] = [await newMember(), await newMember(), await newMember()]
    await comes(ann, { ip: '2001:db8:1:2::9' })
    await comes(bob, { ip: '2001:db8:1:2::a' })
    await comes(cid, { ip: '2001:db8:1:3::9' })
    await take()
    expect(await kindsOf(ann)).toEqual(['line'])
    expect(await kindsOf(cid)).toEqual([])
    expect(await openCases()).toEqual([])
  })

  // Proves staff-38.
  test('a bank account of two members, and a payee’s name in any case', async () => {
    const [ann, bob] = [await newMember(), await newMember()]
    const now = system.clock()
    for (const [id, name] of [
      [ann, 'Mara Santos'],
      [bob, 'mara santos'],
    ] as const) {
      await database.db.execute(sql`
        insert into payout_accounts (merchant, member_id, id, bank, sealed_number, mark, "end", holder, added_at, usable_at)
        values ('alpha', ${id}, ${`acc-${id}`}, 'first', '-', 'same-mark', '42', ${name}, ${now.toISOString()}, ${now.toISOString()})`)
      await database.db.execute(sql`insert into member_factors (merchant, member_id, payee_name) values ('alpha', ${id}, ${name})`)
      await comes(id, {})
    }
    await take()
    expect((await kindsOf(ann)).filter(kind => kind !== 'line')).toEqual(['bank', 'payee'])
    expect((await kindsOf(bob)).filter(kind => kind !== 'line')).toEqual(['bank', 'payee'])
  })
})

describe('how fast', () => {
  // Proves staff-38.
  test('five registrations by one line within a day are noticed, four are not', async () => {
    const ids = [await newMember(), await newMember(), await newMember(), await newMember()]
    for (const id of ids) await comes(id, { ip: '192.0.2.77' }, 'member.registered')
    await take()
    expect(await kindsOf(ids[0] ?? '')).toEqual(['line'])
    const fifth = await newMember()
    await comes(fifth, { ip: '192.0.2.77' }, 'member.registered')
    await take()
    expect(await signalsOf(fifth)).toContainEqual(
      expect.objectContaining({ kind: 'signups', facts: { value: '192.0.2.77/32', times: 5, hours: 24, others: ids } }),
    )
    expect(await kindsOf(ids[0] ?? '')).toContain('signups')
  })

  // Proves staff-38.
  test('ten deposits within a day', async () => {
    const ann = await newMember()
    const wallet = testWallet(system, ann)
    for (let one = 1; one <= 9; one += 1) await wallet.deposit(`${ann} ${one}`, 100)
    await take()
    expect(await kindsOf(ann)).toEqual([])
    await wallet.deposit(`${ann} 10`, 100)
    await take()
    expect(await signalsOf(ann)).toMatchObject([{ kind: 'deposits', facts: { times: 10, sum: 1_000, hours: 24 } }])
  })
})

describe('what was given', () => {
  // Proves staff-38.
  test('a friend who is on the inviter’s own device', async () => {
    const [ann, bob, cid] = [await newMember(), await newMember(), await newMember()]
    for (const friend of [bob, cid])
      await system.stores.referrals.add({ merchant: 'alpha', memberId: friend, inviterId: ann, way: 'link', joinedAt: system.clock() })
    await comes(ann, { device: 'd'.repeat(32), ip: '192.0.2.11' })
    await comes(bob, { device: 'd'.repeat(32), ip: '192.0.2.12' })
    await comes(cid, { device: 'e'.repeat(32), ip: '192.0.2.13' })
    await take()
    expect((await signalsOf(ann)).filter(({ kind }) => kind === 'referral')).toMatchObject([
      { key: bob, weight: 40, facts: { others: [bob], points: 0 } },
    ])
    // Weights of two kinds add up.
    expect(await openCases()).toContainEqual([ann, 80])
  })

  // Proves staff-38.
  test('one promotion taken by two members of one device', async () => {
    const [ann, bob] = [await newMember(), await newMember()]
    for (const id of [ann, bob]) {
      await database.db.execute(
        sql`insert into reward_claims (merchant, member_id, promotion_id, turn, points, claimed_at) values ('alpha', ${id}, 'welcome', 'once', 10, ${system.clock().toISOString()})`,
      )
      await comes(id, { device: 'f'.repeat(32), ip: `192.0.2.${id.length + 20}` })
    }
    await take()
    expect((await signalsOf(ann)).filter(({ kind }) => kind === 'bonus')).toMatchObject([
      { facts: { promotion: 'welcome', claims: 2, members: 2, others: [bob] } },
    ])
  })
})

// Proves staff-40.
test('a process that is killed within a part counts nothing twice and leaves nothing out', async () => {
  const ann = await newMember()
  const wallet = testWallet(system, ann)
  await wallet.deposit(`${ann} in`, 10_000)
  await wallet.bet(`${ann} bet`, 400, { game: 'dice' })
  await wallet.win(`${ann} win`, `${ann} bet`, 700)
  system.clock.advance(61)
  const play = async () =>
    (await system.stores.riskSignals.playSince('alpha', [ann], '2000-01-01')).map(({ bets, staked, won, squares }) => [bets, staked, won, squares])
  const dying = takeIn({
    ...system,
    inUnit: work =>
      system.inUnit(async unit => {
        await work(unit)
        throw new Error('killed')
      }),
  })
  await expect(dying(alpha())).rejects.toThrow('killed')
  expect(await play()).toEqual([])
  await Promise.all([takeIn(system)(alpha()), takeIn(system)(alpha())])
  expect(await play()).toEqual([[1, 400, 700, 490_000]])
  await takeIn(system)(alpha())
  expect(await play()).toEqual([[1, 400, 700, 490_000]])
})

// Proves staff-40.
test('what is younger than a minute waits, because an older row may still be committed', async () => {
  const [ann, bob] = [await newMember(), await newMember()]
  for (const id of [ann, bob]) await comes(id, { device: '1'.repeat(32) })
  system.clock.advance(59)
  await takeIn(system)(alpha())
  expect(await kindsOf(ann)).toEqual([])
  await take()
  expect(await kindsOf(ann)).toContain('device')
})

test('of a member who closed the account since nothing is kept, nor noticed, when the journals are taken in', async () => {
  const [ann, gone] = [await newMember(), await newMember()]
  for (const [index, memberId] of [ann, gone].entries()) await comes(memberId, { device: 'e'.repeat(32), ip: `192.0.2.${index + 10}` })
  await testWallet(system, gone).deposit('gone-1', 1_000)
  await testWallet(system, gone).bet('gone-2', 100, { game: 'dice' })
  await system.stores.members.close('alpha', gone, system.clock())
  await take()
  for (const table of ['risk_links', 'risk_signals', 'risk_play', 'risk_cases']) {
    expect([table, await rowsOf(database.db, sql`select 1 from ${sql.raw(table)} where merchant = 'alpha' and member_id = ${gone}`)]).toEqual([
      table,
      [],
    ])
  }
  expect(await kindsOf(ann)).toEqual([])
})

// Proves staff-40.
test('what was noticed before a case was closed opens no other one; what is noticed first since does', async () => {
  const [ann, bob] = [await newMember(), await newMember()]
  for (const id of [ann, bob]) await comes(id, { device: '2'.repeat(32), ip: `192.0.2.${members}` })
  await take()
  const found = (await system.stores.riskCases.inState('alpha', 'open', 10)).find(({ memberId }) => memberId === ann)
  if (!found) throw new Error('no case was opened')
  await system.stores.riskCases.move(found, 'closed', { login: 'ida', at: system.clock(), reason: 'a couple' })
  await comes(ann, { device: '2'.repeat(32) })
  await take()
  expect(await openCases()).not.toContainEqual([ann, expect.anything()])
  const wallet = testWallet(system, ann)
  for (let one = 1; one <= 10; one += 1) await wallet.deposit(`${ann} ${one}`, 100)
  await take()
  expect((await openCases()).map(([id]) => id)).toContain(ann)
})

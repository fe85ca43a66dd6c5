import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#db/database.ts'
import { storesOn, unitOfWorkOn, type Stores } from '#stores/stores.ts'
import { testMember, testRegistration, testSession } from '#testing/test-rows.ts'
import { openTestDatabase } from '#testing/test-database.ts'

let database: OpenDatabase
let stores: Stores
beforeAll(async () => {
  database = await openTestDatabase()
  stores = storesOn(database.db)
  for (const id of ['ann', 'bob']) await stores.members.add(testMember(id), testRegistration)
})
afterAll(() => database.close())

const at = (time: string) => new Date(`2026-01-01T${time}Z`)

describe('sessions', () => {
  test('are found with their member, both as they were written', async () => {
    const session = testSession('whole', 'ann', { deviceId: 'd', firstTimeLogin: true, lastUsedAt: at('00:00:01.234') })
    await stores.sessions.add(session)
    expect(await stores.sessions.withMember('alpha', 'whole')).toEqual({ session, member: await stores.members.byId('alpha', 'ann') })
  })

  test('are found within a unit of work too', async () => {
    await stores.sessions.add(testSession('inside', 'ann'))
    const found = await unitOfWorkOn(database.db)(unit => unit.sessions.withMember('alpha', 'inside'))
    expect(found?.member.id).toBe('ann')
  })

  test('a token of one merchant is nothing to another (design, Merchant)', async () => {
    await stores.sessions.add(testSession('foreign', 'ann'))
    expect(await stores.sessions.withMember('beta', 'foreign')).toBeUndefined()
  })

  test('the last use never moves back', async () => {
    await stores.sessions.add(testSession('touched', 'ann', { lastUsedAt: at('10:00:00') }))
    await stores.sessions.touch('touched', at('09:00:00'))
    expect((await stores.sessions.withMember('alpha', 'touched'))?.session.lastUsedAt).toEqual(at('10:00:00'))
    await stores.sessions.touch('touched', at('11:00:00'))
    expect((await stores.sessions.withMember('alpha', 'touched'))?.session.lastUsedAt).toEqual(at('11:00:00'))
  })

  test('end one by one, or all of a member', async () => {
    for (const [hash, member] of [['a1', 'ann'], ['a2', 'ann'], ['b1', 'bob']] as const) await stores.sessions.add(testSession(hash, member)) // prettier-ignore
    await stores.sessions.end('a1')
    expect(await stores.sessions.withMember('alpha', 'a1')).toBeUndefined()
    expect(await stores.sessions.withMember('alpha', 'a2')).toBeDefined()
    await stores.sessions.endAllOf('ann')
    expect(await stores.sessions.withMember('alpha', 'a2')).toBeUndefined()
    expect(await stores.sessions.withMember('alpha', 'b1')).toBeDefined()
    await stores.sessions.endAllOf('bob')
  })

  test('the sweep takes what is idle or too old, of the one merchant', async () => {
    const old = at('00:00:00')
    await stores.sessions.add(testSession('idle', 'ann', { createdAt: at('12:00:00'), lastUsedAt: old }))
    await stores.sessions.add(testSession('aged', 'ann', { createdAt: old, lastUsedAt: at('12:00:00') }))
    await stores.sessions.add(testSession('alive', 'ann', { createdAt: at('12:00:00'), lastUsedAt: at('12:00:00') }))
    await stores.sessions.add(testSession('other', 'ann', { merchant: 'beta', createdAt: old, lastUsedAt: old }))
    expect(await stores.sessions.sweep('alpha', at('06:00:00'), at('06:00:00'))).toBe(2)
    expect(await stores.sessions.withMember('alpha', 'alive')).toBeDefined()
    expect(await stores.sessions.withMember('beta', 'other')).toBeDefined()
  })
})

describe('remember tokens', () => {
  const token = (tokenHash: string, more = {}) => ({
    ...{ tokenHash, merchant: 'alpha', memberId: 'ann', deviceId: null, createdAt: at('00:00:00'), expiresAt: at('12:00:00') },
    ...more,
  })

  test('of several that come with a token at once exactly one gets it (design, Remembered login)', async () => {
    await stores.remember.add(token('raced'))
    const taken = await Promise.all(Array.from({ length: 6 }, () => stores.remember.take('alpha', 'raced')))
    expect(taken.filter(found => found !== undefined)).toEqual([token('raced')])
  })

  test('another merchant neither gets nor uses up a token', async () => {
    await stores.remember.add(token('kept'))
    expect(await stores.remember.take('beta', 'kept')).toBeUndefined()
    expect(await stores.remember.take('alpha', 'kept')).toEqual(token('kept'))
  })

  test('end all at once with a password change, those of others stay', async () => {
    await stores.remember.add(token('mine'))
    await stores.remember.add(token('theirs', { memberId: 'bob' }))
    await stores.remember.endAllOf('ann')
    expect(await stores.remember.take('alpha', 'mine')).toBeUndefined()
    expect(await stores.remember.take('alpha', 'theirs')).toBeDefined()
  })

  test('the sweep takes the expired', async () => {
    await stores.remember.add(token('expired'))
    await stores.remember.add(token('living', { expiresAt: at('13:00:00') }))
    expect(await stores.remember.sweep(at('12:30:00'))).toBe(1)
    expect(await stores.remember.take('alpha', 'living')).toBeDefined()
  })
})

describe('known networks', () => {
  const network = { merchant: 'alpha', memberId: 'ann', prefix: '203.0.113.0/24' }

  test('a network is known once recorded, to this member of this merchant only', async () => {
    expect(await stores.networks.isKnown(network)).toBe(false)
    await stores.networks.record(network, at('01:00:00'))
    expect(await stores.networks.isKnown(network)).toBe(true)
    expect(await stores.networks.isKnown({ ...network, memberId: 'bob' })).toBe(false)
    expect(await stores.networks.isKnown({ ...network, merchant: 'beta' })).toBe(false)
    expect(await stores.networks.isKnown({ ...network, prefix: '198.51.100.0/24' })).toBe(false)
  })

  test('may be recorded again, also at once', async () => {
    await Promise.all([1, 2, 3].map(hour => stores.networks.record(network, at(`0${hour}:00:00`))))
    expect(await stores.networks.isKnown(network)).toBe(true)
  })
})

describe('the audit log', () => {
  const event = (name: string, more = {}) => ({
    ...{
      at: at('00:00:00'),
      merchant: 'alpha',
      memberId: 'ann',
      event: name,
      ip: '203.0.113.9',
      userAgent: 'test',
      requestId: 'r',
      detail: { by: 'password', tries: 2, fresh: true },
    },
    ...more,
  })

  test('tells a member’s events, the newest first', async () => {
    for (const name of ['one', 'two', 'three']) await stores.audit.add(event(name))
    await stores.audit.add(event('other', { memberId: 'bob' }))
    expect(await stores.audit.ofMember('alpha', 'ann', 2)).toEqual([event('three'), event('two')])
    expect(await stores.audit.ofMember('beta', 'ann', 2)).toEqual([])
  })

  test('takes details that JSON in PostgreSQL cannot hold', async () => {
    await stores.audit.add(event('strange', { memberId: 'strange', detail: { words: 'a\0b\ud800' } }))
    expect(await stores.audit.ofMember('alpha', 'strange', 1)).toMatchObject([{ detail: { words: 'ab\ufffd' } }])
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storesOn, unitOfWorkOn } from '#app/stores.ts'
import type { OpenDatabase } from '#kernel/db/database.ts'
import type { Stores } from '#kernel/deps.ts'
import { countRows } from '#testing/stored-rows.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { testEvent, testMember, testRegistration, testSession, testSessionLimit } from '#testing/test-rows.ts'
import { openTestSession } from '#testing/test-stores.ts'

let database: OpenDatabase
let stores: Stores
beforeAll(async () => {
  database = await openTestDatabase()
  stores = storesOn(database.db)
  for (const id of ['ann', 'bob']) await stores.members.add(testMember(id), testRegistration)
  await stores.members.add(testMember('cid', { merchant: 'beta' }), testRegistration)
})
afterAll(() => database.close())

const at = (time: string) => new Date(`2026-01-01T${time}Z`)

describe('sessions', () => {
  test('are found with their member, both as they were written', async () => {
    const session = testSession('whole', 'ann', { deviceId: 'd', firstTimeLogin: true, lastUsedAt: at('00:00:01.234') })
    await openTestSession(stores, session)
    expect(await stores.sessions.withMember('alpha', 'whole')).toEqual({ session, member: await stores.members.byId('alpha', 'ann') })
  })

  test('are also found inside a unit of work', async () => {
    await openTestSession(stores, testSession('inside', 'ann'))
    const found = await unitOfWorkOn(database.db)(unit => unit.sessions.withMember('alpha', 'inside'))
    expect(found?.member.id).toBe('ann')
  })

  // Proves requests-10.
  test('a token of one merchant is invalid at another (decision 12)', async () => {
    await openTestSession(stores, testSession('foreign', 'ann'))
    expect(await stores.sessions.withMember('beta', 'foreign')).toBeUndefined()
  })

  test('the last use never moves back', async () => {
    await openTestSession(stores, testSession('touched', 'ann', { lastUsedAt: at('10:00:00') }))
    await stores.sessions.touch('alpha', 'touched', at('09:00:00'))
    expect((await stores.sessions.withMember('alpha', 'touched'))?.session.lastUsedAt).toEqual(at('10:00:00'))
    await stores.sessions.touch('alpha', 'touched', at('11:00:00'))
    expect((await stores.sessions.withMember('alpha', 'touched'))?.session.lastUsedAt).toEqual(at('11:00:00'))
  })

  test('end one by one, or all of a member', async () => {
    for (const [hash, member] of [
      ['a1', 'ann'],
      ['a2', 'ann'],
      ['b1', 'bob'],
    ] as const)
      await openTestSession(stores, testSession(hash, member))
    await stores.sessions.end('alpha', 'a1')
    expect(await stores.sessions.withMember('alpha', 'a1')).toBeUndefined()
    expect(await stores.sessions.withMember('alpha', 'a2')).toBeDefined()
    await stores.sessions.endAllOf('alpha', 'ann')
    expect(await stores.sessions.withMember('alpha', 'a2')).toBeUndefined()
    expect(await stores.sessions.withMember('alpha', 'b1')).toBeDefined()
    await stores.sessions.endAllOf('alpha', 'bob')
  })

  test('the sweep removes idle and too old sessions, of one merchant only', async () => {
    const old = at('00:00:00')
    await openTestSession(stores, testSession('idle', 'ann', { createdAt: at('12:00:00'), lastUsedAt: old }))
    await openTestSession(stores, testSession('aged', 'ann', { createdAt: old, lastUsedAt: at('12:00:00') }))
    await openTestSession(stores, testSession('alive', 'ann', { createdAt: at('12:00:00'), lastUsedAt: at('12:00:00') }))
    await openTestSession(stores, testSession('other', 'cid', { merchant: 'beta', createdAt: old, lastUsedAt: old }))
    expect(await stores.sessions.sweep('alpha', at('06:00:00'), at('06:00:00'))).toBe(2)
    expect(await stores.sessions.withMember('alpha', 'alive')).toBeDefined()
    expect(await stores.sessions.withMember('beta', 'other')).toBeDefined()
  })
})

describe('remember tokens', () => {
  const token = (seriesHash: string, more = {}) => ({
    ...{ seriesHash, tokenHash: `${seriesHash}-1`, merchant: 'alpha', memberId: 'ann', deviceId: null, replacedHash: null, replacedAt: null },
    ...{ createdAt: at('00:00:00'), expiresAt: at('12:00:00') },
    ...more,
  })

  // Proves sign-in-7.
  test('of several simultaneous uses of a token exactly one succeeds (decision 8)', async () => {
    await stores.remember.add(token('raced'))
    const next = (number: number) => ({ tokenHash: `next-${number}`, expiresAt: at('13:00:00') })
    const uses = Array.from({ length: 6 }, (_, number) => stores.remember.replace(token('raced'), next(number), at('01:00:00')))
    const replaced = await Promise.all(uses)
    expect(replaced.filter(Boolean)).toHaveLength(1)
    expect(await stores.remember.find('alpha', 'raced')).toEqual(
      token('raced', { ...next(replaced.indexOf(true)), replacedHash: 'raced-1', replacedAt: at('01:00:00') }),
    )
  })

  test('another merchant neither gets nor uses up a token', async () => {
    await stores.remember.add(token('kept'))
    expect(await stores.remember.find('beta', 'kept')).toBeUndefined()
    expect(await stores.remember.end('beta', 'kept')).toBeUndefined()
    expect(await stores.remember.end('alpha', 'kept')).toEqual(token('kept'))
    expect(await stores.remember.end('alpha', 'kept')).toBeUndefined()
  })

  test('all end with a password change, and those of other members stay', async () => {
    await stores.remember.add(token('mine'))
    await stores.remember.add(token('theirs', { memberId: 'bob' }))
    await stores.remember.endAllOf('alpha', 'ann')
    expect(await stores.remember.find('alpha', 'mine')).toBeUndefined()
    expect(await stores.remember.find('alpha', 'theirs')).toBeDefined()
    await stores.remember.endAllOf('alpha', 'bob')
  })

  test('those of a device end with its sessions, and those of other devices and members stay', async () => {
    await stores.remember.add(token('phone', { deviceId: 'p' }))
    await stores.remember.add(token('unnamed'))
    await stores.remember.add(token('theirs-too', { deviceId: 'p', memberId: 'bob' }))
    await openTestSession(stores, testSession('on-phone', 'ann', { deviceId: 'p' }))
    await openTestSession(stores, testSession('on-tablet', 'ann', { deviceId: 't' }))
    await stores.remember.endOfDevice('alpha', 'ann', 'p')
    await stores.sessions.endOfDevice('alpha', 'ann', 'p')
    expect(await stores.remember.find('alpha', 'phone')).toBeUndefined()
    expect(await stores.sessions.withMember('alpha', 'on-phone')).toBeUndefined()
    for (const series of ['unnamed', 'theirs-too']) expect(await stores.remember.find('alpha', series)).toBeDefined()
    expect(await stores.sessions.withMember('alpha', 'on-tablet')).toBeDefined()
    for (const id of ['ann', 'bob']) await stores.remember.endAllOf('alpha', id)
    await stores.sessions.endAllOf('alpha', 'ann')
  })

  test('the sweep removes expired tokens', async () => {
    await stores.remember.add(token('expired'))
    await stores.remember.add(token('living', { expiresAt: at('13:00:00') }))
    expect(await stores.remember.sweep(at('12:30:00'))).toBe(1)
    expect(await stores.remember.find('alpha', 'living')).toBeDefined()
  })
})

describe('opening a session', () => {
  const place = { merchant: 'alpha', memberId: 'ann', prefix: '192.0.2.0/24' }
  const memberOf = async (id: string) => (await stores.members.byId('alpha', id)) ?? testMember(id)
  const sessionAt = (tokenHash: string, more = {}) => testSession(tokenHash, 'ann', { networkPrefix: place.prefix, ...more })

  test('writes its event and its network, which is new only once, and updates when it was last seen', async () => {
    const ann = await memberOf('ann')
    const event = testEvent('login.succeeded', { memberId: 'ann', at: at('01:00:00') })
    expect(await stores.factors.seenFrom(place)).toMatchObject({ isKnownNetwork: false })
    expect(await stores.sessions.open(sessionAt('first', { createdAt: at('02:00:00') }), ann, event, testSessionLimit)).toEqual({
      isNewNetwork: true,
    })
    expect(await stores.sessions.open(sessionAt('again', { createdAt: at('01:00:00') }), ann, event, testSessionLimit)).toEqual({
      isNewNetwork: false,
    })
    expect(await stores.factors.seenFrom(place)).toMatchObject({ isKnownNetwork: true })
    for (const other of [{ memberId: 'bob' }, { merchant: 'beta' }, { prefix: '198.51.100.0/24' }]) {
      expect(await stores.factors.seenFrom({ ...place, ...other })).toMatchObject({ isKnownNetwork: false })
    }
    expect((await stores.networks.ofMember('alpha', 'ann')).find(({ prefix }) => prefix === place.prefix)?.lastSeenAt).toEqual(at('02:00:00'))
    expect(await stores.audit.ofMember('alpha', 'ann', 2)).toEqual([event, event])
  })

  test('several times from one network at once: it is new to one of them', async () => {
    const ann = await memberOf('ann')
    const open = (tokenHash: string) =>
      stores.sessions.open(testSession(tokenHash, 'ann', { networkPrefix: '192.0.3.0/24' }), ann, testEvent('login.succeeded'), testSessionLimit)
    const opened = await Promise.all(['m1', 'm2', 'm3'].map(open))
    expect(opened.filter(one => one && 'isNewNetwork' in one && one.isNewNetwork)).toHaveLength(1)
  })

  test('writes nothing if the member has another password now, was deleted, or is another merchant’s', async () => {
    const ann = await memberOf('ann')
    const rows = await countRows(database.db)
    for (const [session, member] of [
      [testSession('late', 'ann'), { ...ann, passwordHash: 'before' }],
      [testSession('late', 'ann'), { ...ann, passwordHash: null }],
      [testSession('late', 'gone'), ann],
      [testSession('late', 'ann', { merchant: 'beta' }), ann],
    ] as const) {
      const notCounted = { ...testSessionLimit, key: 'sessions of nobody' }
      expect(await stores.sessions.open(session, member, testEvent('login.succeeded'), notCounted)).toBeUndefined()
    }
    expect(await countRows(database.db)).toEqual(rows)
  })

  // Proves sign-in-17.
  test('stops at the limit, exactly as many of those at once, and begins again when its window ends', async () => {
    await stores.members.add(testMember('loop'), testRegistration)
    const member = await stores.members.byId('alpha', 'loop')
    if (!member) throw new Error('the member was just added')
    const endsAt = at('00:15:00')
    const limit = { key: 'sessions:loop', points: 3, endsAt }
    let made = 0
    const open = (createdAt: Date) =>
      stores.sessions.open(
        testSession(`loop-${(made += 1)}`, 'loop', { createdAt, lastUsedAt: createdAt }),
        member,
        testEvent('login.succeeded', { memberId: 'loop' }),
        limit,
      )
    const opened = await Promise.all(Array.from({ length: 5 }, () => open(at('00:00:00'))))
    expect(opened.filter(one => one && 'fullUntil' in one)).toEqual([{ fullUntil: endsAt }, { fullUntil: endsAt }])
    expect(await stores.sessions.ofMember('alpha', 'loop')).toHaveLength(3)
    expect(await stores.audit.ofMember('alpha', 'loop', 10)).toHaveLength(3)
    expect(await open(at('00:15:00'))).toEqual({ isNewNetwork: false })
  })

  test('waits for a password change that has begun', async () => {
    const bob = await memberOf('bob')
    const opening = await unitOfWorkOn(database.db)(async unit => {
      await unit.members.lock('alpha', 'bob')
      // Not awaited here, because it waits for this unit of work to end.
      const late = stores.sessions.open(testSession('overtaken', 'bob'), bob, testEvent('login.succeeded'), testSessionLimit)
      await unit.members.setPassword('alpha', 'bob', 'another', at('00:00:00'))
      return { late }
    })
    expect(await opening.late).toBeUndefined()
  })
})

describe('the audit log', () => {
  test('lists a member’s events, the newest first', async () => {
    for (const name of ['one', 'two', 'three']) await stores.audit.add(testEvent(name))
    await stores.audit.add(testEvent('other', { memberId: 'bob' }))
    expect(await stores.audit.ofMember('alpha', 'ann', 2)).toEqual([testEvent('three'), testEvent('two')])
    expect(await stores.audit.ofMember('beta', 'ann', 2)).toEqual([])
  })

  test('accepts details that JSON in PostgreSQL cannot hold', async () => {
    await stores.audit.add(testEvent('strange', { memberId: 'strange', detail: { words: 'a\0b\ud800' } }))
    expect(await stores.audit.ofMember('alpha', 'strange', 1)).toMatchObject([{ detail: { words: 'ab\ufffd' } }])
  })
})

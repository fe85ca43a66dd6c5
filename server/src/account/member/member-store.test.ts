import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storesOn, unitOfWorkOn } from '#app/stores.ts'
import type { OpenDatabase } from '#kernel/db/database.ts'
import type { Stores, UnitOfWork } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { testKinds } from '#testing/test-jobs.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

let database: OpenDatabase
let stores: Stores
let inUnit: UnitOfWork
beforeAll(async () => {
  database = await openTestDatabase()
  stores = storesOn(database.db)
  inUnit = unitOfWorkOn(database.db)
})
afterAll(() => database.close())

const add = async (...parameters: Parameters<typeof testMember>) => {
  const member = testMember(...parameters)
  await stores.members.add(member, testRegistration)
  return member
}
const exists = new Refusal('username.exists')

describe('members', () => {
  test('are read as they were added', async () => {
    const member = await add('whole', {
      language: 'UR',
      clubLabel: { labelName: 'Gold', type: 'AUTO', rankLevel: 3 },
      firstLoginAt: new Date('2026-01-02T03:04:05.678Z'),
    })
    expect(await stores.members.byId('alpha', 'whole')).toEqual({ ...member, erased: null })
  })

  test('are unique per merchant and name, in any letter case (issue: members)', async () => {
    await add('one', { username: 'Marta' })
    await expect(add('two', { username: 'mARTA' })).rejects.toThrow(exists)
    await expect(add('three', { username: 'Marta', merchant: 'beta' })).resolves.toMatchObject({ id: 'three' })
  })

  test('of simultaneous registrations of one name exactly one succeeds', async () => {
    const tries = Array.from({ length: 8 }, (_, at) =>
      inUnit(unit => unit.members.add(testMember(`racer${at}`, { username: at % 2 ? 'Racer' : 'racer' }), testRegistration)),
    )
    const outcomes = await Promise.allSettled(tries)
    const reasons = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(reasons).toEqual(Array.from({ length: 7 }, () => exists))
  })

  test('are found by name in any letter case, at their own merchant only', async () => {
    await add('find', { username: 'FindMe' })
    expect(await stores.members.byUsername('alpha', 'findme')).toMatchObject({ id: 'find', username: 'FindMe' })
    expect(await stores.members.byUsername('beta', 'findme')).toBeUndefined()
    expect(await stores.members.byId('beta', 'find')).toBeUndefined()
  })

  test.each(['findme\0', "' or 1=1 --", '%', 'ﬁndme', '\ud800'])('no member is named %j', async username => {
    expect(await stores.members.byUsername('alpha', username)).toBeUndefined()
  })

  test('a changed password is one the member chose', async () => {
    await add('changer', { passwordChosen: false })
    const at = new Date('2026-02-01T00:00:00Z')
    await stores.members.setPassword('alpha', 'changer', 'new', at)
    expect(await stores.members.byId('alpha', 'changer')).toMatchObject({ passwordHash: 'new', passwordChangedAt: at, passwordChosen: true })
  })

  test('a rehash does not undo a change made in between', async () => {
    await add('rehashed', { passwordHash: 'old' })
    await stores.members.rehash('alpha', 'rehashed', 'old', 'stronger')
    await stores.members.rehash('alpha', 'rehashed', 'old', 'too late')
    expect(await stores.members.byId('alpha', 'rehashed')).toMatchObject({ passwordHash: 'stronger' })
  })

  test('the language is stored', async () => {
    await add('speaker')
    await stores.members.setLanguage('alpha', 'speaker', 'PT-BR')
    expect(await stores.members.byId('alpha', 'speaker')).toMatchObject({ language: 'PT-BR' })
  })

  // Proves sign-in-5.
  test('the first sign-in is marked once, even if several come at the same time (spec 1 §3, firstTimeLogin)', async () => {
    await add('first')
    const at = new Date('2026-01-05T00:00:00Z')
    const marks = await Promise.all(Array.from({ length: 6 }, () => stores.members.markFirstLogin('alpha', 'first', at)))
    expect(marks.filter(Boolean)).toHaveLength(1)
    expect(await stores.members.byId('alpha', 'first')).toMatchObject({ firstLoginAt: at })
  })

  test('a lock finds the member at the named merchant only', async () => {
    const member = await add('locked')
    expect(await inUnit(unit => unit.members.lock('alpha', 'locked'))).toEqual({ ...member, erased: null })
    expect(await inUnit(unit => unit.members.lock('beta', 'locked'))).toBeUndefined()
  })

  test('changes under a lock take turns', async () => {
    await add('turns', { passwordHash: '0' })
    await Promise.all(
      Array.from({ length: 5 }, () =>
        inUnit(async unit => {
          const member = await unit.members.lock('alpha', 'turns')
          await unit.members.setPassword('alpha', 'turns', String(Number(member?.passwordHash) + 1), new Date(0))
        }),
      ),
    )
    expect(await stores.members.byId('alpha', 'turns')).toMatchObject({ passwordHash: '5' })
  })
})

describe('a unit of work (ARCHITECTURE.md, One unit of work)', () => {
  test('writes all or nothing', async () => {
    const failing = inUnit(async unit => {
      await unit.members.add(testMember('undone'), testRegistration)
      await unit.jobs.add(testKinds.send, { merchant: 'alpha', payload: {}, dueAt: new Date(0) })
      throw new Error('after all')
    })
    await expect(failing).rejects.toThrow('after all')
    expect(await stores.members.byId('alpha', 'undone')).toBeUndefined()
    expect(await stores.jobs.claim({ lane: 'test', kinds: ['send'], most: 1, now: new Date(1), leaseMs: 1 })).toEqual([])
  })

  test('returns what its work returns', async () => {
    await expect(inUnit(async () => 'done')).resolves.toBe('done')
  })
})

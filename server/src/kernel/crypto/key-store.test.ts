import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { storesOn } from '#app/stores.ts'
import type { OpenDatabase } from '#kernel/db/database.ts'
import type { Stores } from '#kernel/deps.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import type { KeyPair } from './key-store.ts'
import { rsaKeys } from './schema.ts'

let database: OpenDatabase
let stores: Stores
beforeAll(async () => {
  database = await openTestDatabase()
  stores = storesOn(database.db)
})
afterEach(async () => {
  await database.db.delete(rsaKeys)
})
afterAll(() => database.close())

const day = (number: number, minutes = 0) => new Date(Date.UTC(2026, 0, number, 0, minutes))
const key = (publicKey: string, createdAt: Date): KeyPair => ({ publicKey, privateKey: 'pem', createdAt, retiresAt: null })
const names = async (now: Date) => (await stores.keys.usable(now)).map(({ publicKey }) => publicKey)

describe('encryption keys (spec 1 §7, Encryption)', () => {
  test('the new key comes first; the previous one opens envelopes for ten minutes more', async () => {
    expect(await stores.keys.rotate(key('one', day(1)), day(1, 10), day(0))).toBe(true)
    expect(await stores.keys.rotate(key('two', day(2)), day(2, 10), day(1))).toBe(true)
    expect(await names(day(2, 9))).toEqual(['two', 'one'])
    expect(await names(day(2, 10))).toEqual(['two'])
  })

  test('of workers that rotate at the same time, one adds its key', async () => {
    const added = await Promise.all(['a', 'b', 'c', 'd'].map(name => stores.keys.rotate(key(name, day(1)), day(1, 10), day(0))))
    expect(added.filter(Boolean)).toHaveLength(1)
    expect(await names(day(1))).toHaveLength(1)
  })

  test('a key that is retiring already keeps its time', async () => {
    await stores.keys.rotate(key('one', day(1)), day(1, 10), day(0))
    await stores.keys.rotate(key('two', day(2)), day(2, 10), day(1))
    await stores.keys.rotate(key('three', day(2, 5)), day(2, 15), day(2))
    expect((await stores.keys.usable(day(2, 6))).find(({ publicKey }) => publicKey === 'one')?.retiresAt).toEqual(day(2, 10))
  })

  test('an envelope is accepted once, even by simultaneous requests', async () => {
    const accepted = await Promise.all(Array.from({ length: 6 }, () => stores.keys.acceptOnce('digest', day(2))))
    expect(accepted.filter(Boolean)).toHaveLength(1)
    expect(await stores.keys.acceptOnce('digest', day(2))).toBe(false)
    expect(await stores.keys.acceptOnce('another', day(2))).toBe(true)
  })

  test('the sweep removes retired keys and expired digests', async () => {
    await stores.keys.rotate(key('one', day(1)), day(1, 10), day(0))
    await stores.keys.rotate(key('two', day(2)), day(2, 10), day(1))
    await stores.keys.acceptOnce('past', day(2, 10))
    await stores.keys.acceptOnce('living', day(3))
    await stores.keys.sweep(day(2, 10))
    expect(await names(day(0))).toEqual(['two'])
    expect(await stores.keys.acceptOnce('past', day(3))).toBe(true)
    expect(await stores.keys.acceptOnce('living', day(3))).toBe(false)
  })
})

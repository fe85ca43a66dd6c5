import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '#app/app.ts'
import { createSeals } from '#kernel/security/seals.ts'
import { createTestApp, sendInto, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { seal, WireClient } from '#testing/wire-client.ts'
import { createKeyRing } from './key-ring.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

// Spec 1 §7, Encryption: keys rotate (24 h, the previous one stays valid 10 minutes), and all workers together accept an envelope once.

let wire: TestApp
/** A second worker on the same database. */
let other: Awaited<ReturnType<typeof createApp>>
beforeAll(async () => {
  wire = await createTestApp()
  other = await createApp(wire.system)
})
afterAll(async () => {
  await other.close()
  await wire.close()
})

const at = (worker: 'first' | 'second') =>
  new WireClient({ send: sendInto(worker === 'first' ? wire.app : other, '203.0.113.7'), merchant: 'alpha', headers: { Host: 'alpha.test' } })
const currentKey = async (worker: 'first' | 'second' = 'first') => valueOf(await at(worker).call('session.rsaKey', {}))
const codeOf = async (publicKey: string, worker: 'first' | 'second' = 'first') => {
  const { headers, body } = seal(signIn('nobody'), publicKey)
  const outcome = await at(worker).post('session.login', body, headers)
  return outcome.success ? 'in' : outcome.errorCode
}
const pass = (ms: number) => wire.system.clock.advance(ms / 1000)
const OPENED = 'login.cred.err'

test('all workers give the same key, and each opens what is sealed with it', async () => {
  const key = await currentKey('first')
  expect(await currentKey('second')).toBe(key)
  expect([await codeOf(key, 'first'), await codeOf(key, 'second')]).toEqual([OPENED, OPENED])
})

test('an envelope opened by one worker is refused by all', async () => {
  const { headers, body } = seal(signIn('replayed'), await currentKey())
  const request = (worker: 'first' | 'second') => at(worker).post('session.login', body, headers)
  expect(await request('first')).toMatchObject({ errorCode: OPENED })
  expect(await request('first')).toMatchObject({ errorCode: 'encryption_invalid' })
  expect(await request('second')).toMatchObject({ errorCode: 'encryption_invalid' })
})

test('an envelope sent many times at once is opened once', async () => {
  const { headers, body } = seal(signIn('replayed_2'), await currentKey())
  const outcomes = await Promise.all(Array.from({ length: 6 }, (_, time) => at(time % 2 ? 'first' : 'second').post('session.login', body, headers)))
  expect(outcomes.filter(outcome => !outcome.success && outcome.errorCode === OPENED)).toHaveLength(1)
})

// Proves requests-14.
test('a key is replaced after its lifetime, and the previous one stays valid for the grace period', async () => {
  const before = await currentKey()
  pass(DAY)
  // The old key is still given while the next one is made, so that nobody waits for it.
  expect(await currentKey()).toBe(before)
  await expect.poll(() => currentKey()).not.toBe(before)
  const after = await currentKey()
  expect([await codeOf(before), await codeOf(after)]).toEqual([OPENED, OPENED])

  pass(10 * MINUTE - 1)
  expect([await codeOf(before), await codeOf(after, 'second')]).toEqual([OPENED, OPENED])
  pass(1)
  expect([await codeOf(before), await codeOf(after)]).toEqual(['encryption_key_expired', OPENED])
  expect(await codeOf(before, 'second')).toBe('encryption_key_expired')
})

test('workers that rotate at the same time end with one key', async () => {
  const before = await currentKey()
  pass(DAY + 10 * MINUTE)
  const [one, two] = await Promise.all([currentKey('first'), currentKey('second')])
  expect(one).toBe(two)
  expect(one).not.toBe(before)
  expect(await wire.system.stores.keys.usable(wire.system.clock())).toHaveLength(2)
})

test('a key that was never replaced ends by itself, so that its accepted digests may be deleted', async () => {
  const idle = await currentKey()
  pass(DAY + 20 * MINUTE)
  expect(await codeOf(idle)).toBe('encryption_key_expired')
})

test('a client whose key has expired fetches the next one and repeats', async () => {
  const client = at('first')
  await client.publicKey()
  pass(DAY + 20 * MINUTE)
  expect(await client.call('session.login', signIn('nobody'))).toMatchObject({ errorCode: OPENED })
})

test('random keys do not cause queries', async () => {
  const usable = vi.spyOn(wire.system.stores.keys, 'usable')
  const ring = createKeyRing(wire.system)
  for (let guess = 0; guess < 50; guess++) expect(await ring.find(`made-up-${guess}`)).toBeUndefined()
  expect(usable).toHaveBeenCalledTimes(1)
  usable.mockRestore()
})

test('the first key is found, even if a read that started before it was made ends later', async () => {
  const { stores } = wire.system
  let letGo = (): void => {}
  const held = new Promise<void>(resolve => (letGo = resolve))
  const none = vi.fn<typeof stores.keys.usable>(async () => [])
  const usable = vi
    .fn<typeof stores.keys.usable>(stores.keys.usable)
    .mockImplementationOnce(none)
    .mockImplementationOnce(async () => {
      await held
      return []
    })
  const rotate = vi.fn<typeof stores.keys.rotate>(async key => {
    usable.mockImplementation(async () => [key])
    // The earlier read has not ended yet.
    setImmediate(letGo)
    return true
  })
  const ring = createKeyRing({ ...wire.system, stores: { ...stores, keys: { ...stores.keys, usable, rotate } } })
  const first = ring.current()
  await vi.waitFor(() => expect(none).toHaveBeenCalled(), { timeout: 60_000 })
  pass(1000)
  const early = ring.find('made-up')
  await expect(first).resolves.toMatch(/^MII/)
  expect(await early).toBeUndefined()
})

test('the private half is sealed in the database', async () => {
  await currentKey()
  const pairs = await wire.system.stores.keys.usable(wire.system.clock())
  expect(pairs).not.toHaveLength(0)
  for (const { privateKey } of pairs) {
    expect(privateKey).not.toContain('PRIVATE KEY')
    expect(wire.system.seals.open('rsa-key', privateKey)).toContain('BEGIN PRIVATE KEY')
  }
})

test('after a change of SECRET_KEY a new pair is made at once, and the workers that have the new one share it', async () => {
  const before = await currentKey()
  pass(1000)
  const seals = createSeals('another key of the server, 32 characters')
  const [one, two] = [createKeyRing({ ...wire.system, seals }), createKeyRing({ ...wire.system, seals })]
  const after = await one.current()
  expect(after).not.toBe(before)
  expect(await two.current()).toBe(after)
  expect(await one.find(before)).toBeUndefined()
  expect(await two.find(after)).toBeDefined()
})

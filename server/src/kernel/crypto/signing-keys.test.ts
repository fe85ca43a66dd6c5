import { readSigned, signedText } from '@foyer/draw-check/signed'
import { expect, test } from 'vitest'
import { createSeals } from '#kernel/security/seals.ts'
import { openTestStores } from '#testing/test-stores.ts'
import { createSigningKeys } from './signing-keys.ts'

const clock = () => new Date('2026-01-01T00:00:00Z')

test('every worker signs with the same key, and another SECRET_KEY has another one', async () => {
  const { stores, close } = await openTestStores()
  try {
    const keyWith = (secret: string, merchant = 'alpha') =>
      createSigningKeys('lottery', { ...stores, seals: createSeals(secret), clock }).of(stores, merchant)
    const [first, same] = await Promise.all([keyWith('a secret of this server, long enough'), keyWith('a secret of this server, long enough')])
    expect(same.publicKey).toBe(first.publicKey)
    // Nobody sees by what two brands publish that one installation serves both.
    const ofBeta = await keyWith('a secret of this server, long enough', 'beta')
    expect(ofBeta.publicKey).not.toBe(first.publicKey)
    expect(ofBeta.earlierKeys).toEqual([])
    const text = signedText({ says: 'something' }, first.publicKey, message => same.sign(message))
    expect(readSigned(text)).toEqual({ body: { says: 'something' }, key: first.publicKey })
    const other = await keyWith('another secret, just as long as that')
    expect(other.publicKey).not.toBe(first.publicKey)
    // What the earlier key signed is known as this server's.
    expect([first.earlierKeys, other.earlierKeys]).toEqual([[], [first.publicKey]])
    expect(readSigned(signedText({ says: 'something' }, first.publicKey, message => other.sign(message)))).toBe('signature')
    // The first one is still there for whoever has its secret.
    expect((await keyWith('a secret of this server, long enough')).publicKey).toBe(first.publicKey)
  } finally {
    await close()
  }
})

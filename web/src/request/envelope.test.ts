import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keyPair, openEnvelope } from '#request/testing/envelope-opener.ts'
import { seal } from './envelope.ts'
import { forgeCrypto } from './forge-crypto.ts'
import { webCrypto } from './web-crypto.ts'

const { publicKey, privateKey } = keyPair()

describe.each([
  ['the platform', webCrypto],
  ['node-forge, where a page has no crypto.subtle', forgeCrypto],
])('an envelope made by %s (spec 1 §7, Encryption)', (_, primitives) => {
  test('opens with the private key and gives the payload, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async payload => {
        const { headers, body } = await seal(publicKey, payload, primitives)
        expect(openEnvelope(privateKey, { headers, body })).toEqual(JSON.parse(JSON.stringify(payload)))
      }),
      { numRuns: 40 },
    )
  })

  // Proves requests-11, requests-12.
  test('carries the key used, an RSA block of the key’s size and a hex digest', async () => {
    const { headers, body } = await seal(publicKey, { password: 'Lantern-42' }, primitives)
    expect(headers['X-RSA']).toBe(publicKey)
    expect(Buffer.from(headers.Encryption, 'base64')).toHaveLength(256)
    expect(headers['X-Digest']).toMatch(/^[0-9a-f]{64}$/)
    expect(Object.keys(body)).toEqual(['value'])
  })

  test('is never the same twice, because a server accepts each only once', async () => {
    const [one, two] = await Promise.all([seal(publicKey, { a: 1 }, primitives), seal(publicKey, { a: 1 }, primitives)])
    expect(one.body.value).not.toBe(two.body.value)
    expect(one.headers['X-Digest']).not.toBe(two.headers['X-Digest'])
  })

  test('cannot be opened once it is changed', async () => {
    const { headers, body } = await seal(publicKey, { a: 1 }, primitives)
    const changed = (body.value.startsWith('A') ? 'B' : 'A') + body.value.slice(1)
    expect(() => openEnvelope(privateKey, { headers, body: { value: changed } })).toThrow('digest')
  })
})

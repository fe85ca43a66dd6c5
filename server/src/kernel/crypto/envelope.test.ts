import { generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { seal, sealText } from '#testing/wire-client.ts'
import { openEnvelope, type Envelope } from './envelope.ts'
import type { KeyRing } from './key-ring.ts'

// Spec 1 §7, Encryption.

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicKey = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

let accepted: Set<string>
let keys: Pick<KeyRing, 'find' | 'acceptOnce'>

beforeEach(() => {
  accepted = new Set()
  keys = {
    find: async wanted => (wanted === publicKey ? { privateKey: pair.privateKey, opensUntil: new Date(8.64e15) } : undefined),
    acceptOnce: async digest => !accepted.has(digest) && accepted.add(digest).size > 0,
  }
})

const sealed = (request: unknown): Envelope => {
  const { headers, body } = seal(request, publicKey)
  return { secret: headers.Encryption, publicKey: headers['X-RSA'], digest: headers['X-Digest'], body }
}

const codeOf = async (envelope: Envelope): Promise<string> => {
  try {
    return `opened: ${JSON.stringify(await openEnvelope(envelope, keys))}`
  } catch (error) {
    return (error as { code: string }).code
  }
}

test('any JSON that a client seals is opened unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async request => {
      const json = JSON.stringify(request)
      expect(JSON.stringify(await openEnvelope(sealed(request), keys))).toBe(json)
    }),
    { numRuns: 60 },
  )
})

describe('all broken envelopes get the same answer', () => {
  const text = (envelope: Envelope): string => (envelope.body as { value: string }).value
  const breaks: Readonly<Record<string, (whole: Envelope) => Envelope>> = {
    'no secret': whole => ({ ...whole, secret: undefined }),
    'no public key': whole => ({ ...whole, publicKey: undefined }),
    'no digest': whole => ({ ...whole, digest: undefined }),
    'an empty secret': whole => ({ ...whole, secret: '' }),
    'a secret that is not base64': whole => ({ ...whole, secret: '☃☃☃' }),
    'a secret cut short': whole => ({ ...whole, secret: whole.secret?.slice(0, -4) }),
    'another envelope’s secret': whole => ({ ...whole, secret: sealed({}).secret }),
    'another envelope’s digest': whole => ({ ...whole, digest: sealed({}).digest }),
    'a digest cut short': whole => ({ ...whole, digest: whole.digest?.slice(2) }),
    'a digest that is not hex': whole => ({ ...whole, digest: 'z'.repeat(64) }),
    'another envelope’s text': whole => ({ ...whole, body: sealed({}).body }),
    'a text with one letter changed': whole => ({ ...whole, body: { value: `${text(whole).startsWith('A') ? 'B' : 'A'}${text(whole).slice(1)}` } }),
    'a text with a space added': whole => ({ ...whole, body: { value: `${text(whole)} ` } }),
    'an empty text': whole => ({ ...whole, body: { value: '' } }),
    'no body': whole => ({ ...whole, body: undefined }),
    'a body that is null': whole => ({ ...whole, body: null }),
    'a body that is a list': whole => ({ ...whole, body: [text(whole)] }),
    'a value that is no text': whole => ({ ...whole, body: { value: 7 } }),
  }

  test.each(Object.entries(breaks))('%s', async (_name, broken) => {
    expect(await codeOf(broken(sealed({ password: 'Lantern-42' })))).toBe('encryption_invalid')
    expect(accepted.size).toBe(0)
  })
})

test('a digest in capital letters is accepted', async () => {
  const whole = sealed({ a: 1 })
  expect(await codeOf({ ...whole, digest: whole.digest?.toUpperCase() })).toBe('opened: {"a":1}')
})

test('a correctly sealed text that is not JSON is invalid too', async () => {
  const { headers, body } = sealText('{"password": ', publicKey)
  expect(await codeOf({ secret: headers.Encryption, publicKey, digest: headers['X-Digest'], body })).toBe('encryption_invalid')
  expect(accepted.size).toBe(0)
})

// Proves requests-12.
test('an envelope is accepted once', async () => {
  const whole = sealed({ a: 1 })
  expect(await codeOf(whole)).toBe('opened: {"a":1}')
  expect(await codeOf(whole)).toBe('encryption_invalid')
  expect(await codeOf({ ...whole, digest: whole.digest?.toUpperCase() })).toBe('encryption_invalid')
})

test('a key unknown to the key ring has expired', async () => {
  expect(await codeOf({ ...sealed({}), publicKey: `${publicKey}A` })).toBe('encryption_key_expired')
})

test('a body without any of the three headers was not encrypted', async () => {
  expect(await codeOf({ secret: undefined, publicKey: undefined, digest: undefined, body: { password: 'x' } })).toBe('encryption_required')
})

test('no random envelope opens, and none makes the opener throw another error', async () => {
  const headerValue = fc.option(fc.oneof(fc.string(), fc.base64String(), fc.stringMatching(/^[0-9a-f]{64}$/), fc.constant(publicKey)), {
    nil: undefined,
  })
  const envelopes = fc.record({
    secret: headerValue,
    publicKey: headerValue,
    digest: headerValue,
    body: fc.oneof(fc.anything(), fc.record({ value: fc.oneof(fc.string(), fc.base64String(), fc.anything()) })),
  })
  await fc.assert(
    fc.asyncProperty(envelopes, async envelope => {
      expect(['encryption_required', 'encryption_invalid', 'encryption_key_expired']).toContain(await codeOf(envelope))
      expect(accepted.size).toBe(0)
    }),
    { numRuns: 300 },
  )
})

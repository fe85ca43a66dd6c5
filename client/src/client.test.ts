import { constants, createDecipheriv, createHmac, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { createClient } from './client.ts'
import { CallFailed, CallRefused } from './refusal.ts'

interface Sent {
  readonly url: string
  readonly method: string | undefined
  readonly headers: Headers
  readonly body: string
}

/** A server that answers the requests in turn with these, and what it was sent. */
const serverOf = (...answers: readonly (readonly [status: number, body: unknown])[]) => {
  const sent: Sent[] = []
  const left = answers.values()
  const fetching = async (url: RequestInfo | URL, { method, headers, body }: RequestInit = {}) => {
    sent.push({
      url: url instanceof Request ? url.url : url.toString(),
      method,
      headers: new Headers(headers),
      body: typeof body === 'string' ? body : '',
    })
    const [status, content] = left.next().value ?? [500, '']
    return new Response(typeof content === 'string' ? content : JSON.stringify(content), { status, headers: { 'x-request-id': 'r1' } })
  }
  const client = createClient({ url: 'https://brand.test', merchant: 'brand', language: 'EN', fetch: fetching })
  return { sent, client }
}

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const spki = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
const KEY = [200, { success: true, value: spki }] as const

/** Opens a sealed call as the rule book says (requests-12). */
const opened = ({ headers, body }: Sent): unknown => {
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  const secret = privateDecrypt({ key: privateKey, padding, oaepHash: 'sha256' }, Buffer.from(headers.get('encryption') ?? '', 'base64'))
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const { value } = JSON.parse(body) as { readonly value: string }
  expect(headers.get('x-digest')).toBe(hmac(hmac(secret, 'mac'), value).toString('hex'))
  expect(headers.get('x-rsa')).toBe(spki)
  const key = hmac(secret, 'des').subarray(0, 8)
  const cipher = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null)
  return JSON.parse(cipher.update(value, 'base64', 'utf8') + cipher.final('utf8'))
}

describe('a call', () => {
  test('of a GET carries its headers and its request as the query, and gives the value', async () => {
    const { client, sent } = serverOf([200, { success: true, value: { ip: '::1', maintenance: false, regionRestriction: false } }])
    client.token = 'secret'
    const status = await client.call('system.status', { device: 'MOBILE' })
    expectTypeOf(status.maintenance).toEqualTypeOf<boolean>()
    expect(status.ip).toBe('::1')
    expect(sent[0]).toMatchObject({ url: 'https://brand.test/wps/system/status?device=MOBILE', method: 'GET', body: '' })
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      merchant: 'brand',
      language: 'EN',
      moduleid: 'SYSTEM3',
      authorization: 'secret',
    })
  })

  test('of a POST carries JSON', async () => {
    const { client, sent } = serverOf([200, { success: true, value: {} }])
    await client.call('member.language', { language: 'UR' })
    expect(sent[0]?.body).toBe('{"language":"UR"}')
    expect(sent[0]?.headers.get('content-type')).toBe('application/json')
  })

  test('whose answer stands alone gives it as it is', async () => {
    const { client } = serverOf([200, { name: 'Brand' }])
    expect(await client.call('system.manifest')).toEqual({ name: 'Brand' })
  })
})

describe('an encrypted call', () => {
  const request = { type: 'username', username: 'river_fox', password: 'Lantern-42-river' } as const

  test('is sealed with the server’s key, which is fetched once', async () => {
    const { client, sent } = serverOf(KEY, [200, { success: true, value: {} }], [200, { success: true, value: {} }])
    await client.call('session.login', request)
    await client.call('session.login', { ...request, username: 'ünïcode' })
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/wps/session/key/rsa', '/wps/session/login', '/wps/session/login'])
    expect(sent[1]?.body).not.toContain('river')
    expect(sent.slice(1).map(opened)).toEqual([request, { ...request, username: 'ünïcode' }])
  })

  test('is repeated once with another key, where the server has other keys by now', async () => {
    const expired = [400, { success: false, errorCode: 'encryption_key_expired', message: '' }] as const
    const { client, sent } = serverOf(KEY, expired, KEY, expired)
    await expect(client.call('session.login', request)).rejects.toMatchObject({ refusal: { code: 'encryption_key_expired' } })
    expect(sent).toHaveLength(4)
  })
})

describe('what is no answer', () => {
  const refused = [409, { success: false, errorCode: 'balance.too.low', message: 'Too little', value: { balance: 7 } }] as const

  test('a refusal is thrown with its code, data, status and the id of the request', async () => {
    const { client } = serverOf(refused)
    const error = await client.call('wallet.balance').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(CallRefused)
    expect(error).toMatchObject({
      call: 'wallet.balance',
      refusal: { code: 'balance.too.low', data: { balance: 7 }, message: 'Too little', status: 409, requestId: 'r1' },
    })
  })

  test('whoever expects it gets it typed by its code', async () => {
    const { client } = serverOf(refused)
    const outcome = await client.attempt('lottery.buyTickets', { key: 'k'.repeat(16), draw: 'x', lines: [] })
    if (outcome.success) throw new Error('it was not refused')
    if (outcome.refusal.code === 'balance.too.low') expectTypeOf(outcome.refusal.data).toEqualTypeOf<{ balance: number }>()
    expect(outcome.refusal.code).toBe('balance.too.low')
  })

  test.each([
    ['the page of a proxy', 502, '<html>Bad Gateway</html>'],
    ['JSON of somebody else', 200, { hello: 'world' }],
    ['success with a status that says otherwise', 404, { success: true, value: 1 }],
  ])('%s fails the call, and is no refusal', async (_what, status, body) => {
    const { client } = serverOf([status, body])
    await expect(client.attempt('system.ping')).rejects.toMatchObject({ name: 'CallFailed', status })
  })

  test('no answer fails the call', async () => {
    const client = createClient({
      url: 'https://brand.test',
      merchant: 'brand',
      fetch: async () => {
        throw new TypeError('no route')
      },
    })
    await expect(client.call('system.ping')).rejects.toBeInstanceOf(CallFailed)
  })
})

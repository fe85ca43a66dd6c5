import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { countRows } from '#testing/stored-rows.ts'
import { createTestApp, registration, signIn, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { seal } from '#testing/wire-client.ts'

// Every fault gets a clear error, the process survives, and nothing is written.

let database: OpenDatabase
let wire: TestApp
let before: Readonly<Record<string, number>>

beforeAll(async () => {
  database = await openTestDatabase()
  wire = await createTestApp({ database })
  await wire.client().publicKey()
})
beforeEach(async () => {
  before = await countRows(database.db)
})
afterEach(async () => {
  expect(await countRows(database.db)).toEqual(before)
  expect((await wire.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
})
afterAll(() => wire.close())

const inject = (method: 'GET' | 'POST' | 'PUT', url: string, headers: Record<string, string> = {}, payload?: string) =>
  wire.app.inject({
    method,
    url,
    headers: { host: 'alpha.test', language: 'EN', ...headers },
    remoteAddress: '203.0.113.7',
    ...(payload !== undefined && { payload }),
  })

const json = { 'content-type': 'application/json' }

describe('a body that cannot be read', () => {
  test.each([
    ['half a JSON text', json, '{"rememberToken":'],
    ['a JSON text with something behind it', json, '{} {}'],
    ['bytes that are no text', json, '\u0000\u0001'],
    ['a poisoned prototype', json, '{"__proto__":{"x":1}}'],
    ['a poisoned constructor', json, '{"constructor":{"prototype":{"x":1}}}'],
  ])('%s is request.invalid', async (_what, headers, payload) => {
    const reply = await inject('POST', '/wps/session/logout', headers, payload)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toEqual({ success: false, errorCode: 'request.invalid', message: expect.any(String), value: { fields: [] } })
  })

  test.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/xml'],
    ['no type at all'],
    ['application/jsonx'],
  ])('of type %s is request.type.unsupported', async type => {
    const reply = await inject('POST', '/wps/session/logout', { 'content-type': type }, '{}')
    expect([reply.statusCode, reply.json().errorCode]).toEqual([415, 'request.type.unsupported'])
  })

  test('that is huge is request.too.large, whatever length it claims', async () => {
    const huge = JSON.stringify({ rememberToken: 'x'.repeat(32 * 1024) })
    for (const url of ['/wps/session/logout', '/wps/session/login', '/wps/member/register']) {
      const reply = await inject('POST', url, json, huge)
      expect([reply.statusCode, reply.json().errorCode]).toEqual([413, 'request.too.large'])
    }
  })

  test('that is nested deeply is refused like any other', async () => {
    const deep = `{"rememberToken":${'['.repeat(10_000)}${']'.repeat(10_000)}}`
    expect((await inject('POST', '/wps/session/logout', json, deep)).json().errorCode).toBe('request.invalid')
  })
})

describe('a wrong type', () => {
  test.each([
    ['a list', '[]', { path: '/', reason: 'must be object' }],
    ['null', 'null', { path: '/', reason: 'must be object' }],
    ['a number for a text', '{"rememberToken":1}', { path: '/rememberToken', reason: 'must be string' }],
    ['a text of the wrong form', '{"rememberToken":"x"}', { path: '/rememberToken', reason: 'must match pattern "^[A-Za-z0-9_-]{43}$"' }],
  ])('in a body: %s', async (_what, payload, field) => {
    const reply = await inject('POST', '/wps/session/logout', json, payload)
    expect([reply.statusCode, reply.json().value]).toEqual([400, { fields: [field] }])
  })

  test('in an envelope: nothing is converted, and the answer does not repeat what was sent', async () => {
    const client = wire.client()
    const outcomes = await Promise.all(
      [{ password: 12345678 }, { login: 'true' }, { username: 'a b' }, { registerMethod: 'FAX' }, { affiliateCode: 'no spaces' }].map(changes =>
        client.call('member.register', { ...registration('typed'), ...changes } as never),
      ),
    )
    for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 400, errorCode: 'request.invalid' })
    expect(JSON.stringify(outcomes)).not.toContain('12345678')
    // The envelopes were valid, and are now used up.
    before = { ...before, envelope_digests: (before.envelope_digests ?? 0) + outcomes.length }
  })

  test('in a query', async () => {
    for (const query of ['device=DESKTOP', 'device=MOBILE&device=MOBILE', `url=${'x'.repeat(2001)}`]) {
      expect((await inject('GET', `/wps/system/status?${query}`)).json().errorCode).toBe('request.invalid')
    }
  })
})

test('fields that a call does not declare are dropped, because newer clients may send more', async () => {
  expect((await inject('POST', '/wps/session/logout', json, '{"unknown":{"__x":1}}')).json()).toEqual({ success: true, value: {} })
  expect((await inject('POST', '/wps/session/logout')).json()).toEqual({ success: true, value: {} })
  expect((await inject('POST', '/wps/session/logout', json, '')).json()).toEqual({ success: true, value: {} })
  expect((await inject('GET', '/wps/system/status?whatever=1&__proto__=2')).json().success).toBe(true)
})

describe('an undeclared address or method is request.not.found', () => {
  test.each([
    ['GET', '/wps/member/infos'],
    ['GET', '/wps/session/login'],
    ['PUT', '/wps/session/logout'],
    ['GET', '/wps/../etc/passwd'],
    ['GET', '/nothing'],
  ] as const)('%s %s', async (method, url) => {
    const reply = await inject(method, url)
    expect([reply.statusCode, reply.json()]).toEqual([
      404,
      { success: false, errorCode: 'request.not.found', message: 'This is not available here.' },
    ])
    // A cache in front would keep it for files, too, that are there a moment later (decision 12).
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  test('an address that cannot be decoded is request.invalid', async () => {
    expect((await inject('GET', '/wps/%E0%A4%A')).json().errorCode).toBe('request.invalid')
  })
})

describe('a merchant', () => {
  test.each([
    ['nobody bears', { host: 'alpha.test', merchant: 'gamma' }, 404, 'merchant.unknown'],
    ['of another host', { host: 'alpha.test', merchant: 'beta' }, 403, 'merchant.mismatch'],
    ['at a host nobody has', { host: 'gamma.test' }, 421, 'domain_not_available'],
    ['at a host nobody has, named', { host: 'gamma.test', merchant: 'alpha' }, 421, 'domain_not_available'],
    ['at a blocked host', { host: 'blocked.alpha.test', merchant: 'alpha' }, 421, 'domain_not_available'],
  ])('%s', async (_what, headers, status, errorCode) => {
    const reply = await inject('GET', '/wps/system/status', headers)
    expect([reply.statusCode, reply.json().errorCode]).toEqual([status, errorCode])
  })

  test('named in a query that is not the host’s is refused', async () => {
    expect((await inject('GET', '/wps/system/country?merchant=beta')).json().errorCode).toBe('merchant.mismatch')
    expect((await inject('GET', '/wps/system/manifest.json?merchantCode=beta')).json().errorCode).toBe('merchant.mismatch')
  })

  test('at a blocked host still answers the calls that the notice needs (spec 2 §4)', async () => {
    for (const path of ['/wps/system/test/ping', '/wps/system/domainRoute']) {
      expect((await inject('GET', path, { host: 'blocked.alpha.test' })).json().success).toBe(true)
    }
  })
})

describe('a call that must be encrypted', () => {
  const bodies = { 'session.login': signIn('nobody'), 'member.register': registration('nobody') } as const

  test.each(Object.entries(bodies))('%s is refused without encryption', async (name, body) => {
    const outcome = await wire.client().post(name as keyof typeof bodies, body)
    expect(outcome).toMatchObject({ status: 400, errorCode: 'encryption_required' })
  })

  test('is refused with any part of its envelope missing or broken, always with the same answer', async () => {
    const client = wire.client()
    const key = await client.publicKey()
    const { headers, body } = seal(signIn('nobody'), key)
    const broken: readonly (readonly [Record<string, string>, unknown])[] = [
      [{ 'X-RSA': headers['X-RSA'], 'X-Digest': headers['X-Digest'] }, body],
      [{ 'X-RSA': headers['X-RSA'], Encryption: headers.Encryption }, body],
      [{ Encryption: headers.Encryption, 'X-Digest': headers['X-Digest'] }, body],
      [{ ...headers, Encryption: headers.Encryption.slice(1) }, body],
      [{ ...headers, 'X-Digest': 'f'.repeat(64) }, body],
      [headers, { value: `${body.value}=` }],
      [headers, { value: null }],
      [headers, {}],
      [headers, undefined],
    ]
    const answers = await Promise.all(
      broken.map(async ([parts, content]) => JSON.stringify({ ...(await client.post('session.login', content, parts)), headers: null })),
    )
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('"errorCode":"encryption_invalid"')
  })
})

test('an unexpected error reveals its request id, and nothing else', async () => {
  const other = await createTestApp({ database: { ...database, close: async () => undefined } })
  const sessions = { ...other.system.stores.sessions, withMember: () => Promise.reject(new Error('secret detail')) }
  Object.assign(other.system.stores, { sessions })
  const client = other.client()
  client.token = 'x'.repeat(43)
  const outcome = await client.call('member.info', {})
  expect(outcome).toMatchObject({ status: 500, errorCode: 'server.error', value: { requestId: outcome.headers['x-request-id'] } })
  expect(JSON.stringify(outcome)).not.toMatch(/secret|stack|\.ts/)
  await other.close()
})

test('whatever is sent, the server’s answer has the usual form', async () => {
  const paths = fc.constantFrom(
    '/wps/session/login',
    '/wps/session/logout',
    '/wps/member/register',
    '/wps/member/password',
    '/wps/member/language',
    '/wps/system/status',
    '/wps/x',
  )
  const headerText = fc.stringMatching(/^[\u0020-\u007e]{0,40}$/)
  const names = fc.constantFrom(
    'merchant',
    'language',
    'device',
    'authorization',
    'encryption',
    'x-rsa',
    'x-digest',
    'origin',
    'moduleid',
    'content-type',
    'x-forwarded-for',
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET' as const, 'POST' as const),
      paths,
      fc.dictionary(names, headerText, { maxKeys: 4 }),
      fc.oneof(fc.json(), fc.string(), fc.constant('')),
      async (method, url, headers, payload) => {
        const reply = await inject(method, url, { 'content-type': 'application/json', ...headers }, method === 'POST' ? payload : undefined)
        const answer = reply.json()
        expect(reply.statusCode).toBeLessThan(500)
        expect(answer.success === true ? Object.keys(answer) : Object.keys(answer).slice(0, 3)).toEqual(
          answer.success === true ? ['success', 'value'] : ['success', 'errorCode', 'message'],
        )
      },
    ),
    { numRuns: 300 },
  )
})

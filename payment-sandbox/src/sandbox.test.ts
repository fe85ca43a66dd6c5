import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSandbox } from './sandbox.ts'
import { keyOf, sign } from './signature.ts'

const KEY = 'the key that platform and sandbox share'
const NOW = new Date('2026-01-01T12:00:00Z')
const SECONDS = NOW.getTime() / 1000

interface Received {
  readonly body: Readonly<Record<string, unknown>>
  readonly isHonest: boolean
}

let sandbox: FastifyInstance
let received: Received[]
let answer: number
let waiting: { readonly ms: number; readonly work: () => void }[]

/** What the platform would check. */
const platform: typeof globalThis.fetch = async (_address, { headers, body } = {}) => {
  const { 'x-payment-timestamp': timestamp = '', 'x-payment-signature': signature } = headers as Record<string, string>
  const isHonest = signature === sign(keyOf(KEY, 'brand'), timestamp, 'callback', body as string) && Number(timestamp) === SECONDS
  received.push({ body: JSON.parse(body as string) as Record<string, unknown>, isHonest })
  return new Response('{}', { status: answer })
}

beforeEach(async () => {
  received = []
  answer = 200
  waiting = []
  sandbox = await createSandbox({ key: KEY, clock: () => NOW, fetch: platform, later: (ms, work) => void waiting.push({ ms, work }) })
})
afterEach(() => sandbox.close())

const order = (changes: object = {}) => ({
  reference: 'R'.repeat(22),
  channel: 'INSTANT',
  amount: '500.00',
  currency: 'PHP',
  callbackUrl: 'http://brand.test/payments/callback/brand',
  returnUrl: 'http://brand.test/m/voucherCenter?deposit=x',
  language: 'EN',
  expiresAt: '2026-01-01T13:00:00.000Z',
  ...changes,
})

const call = async (method: 'GET' | 'POST', url: string, content?: unknown, { account = 'brand', key = keyOf(KEY, account), at = SECONDS } = {}) => {
  const body = content === undefined ? '' : JSON.stringify(content)
  const reply = await sandbox.inject({
    method,
    url,
    headers: {
      host: 'pay.test',
      ...(content !== undefined && { 'content-type': 'application/json' }),
      'x-payment-account': account,
      'x-payment-timestamp': String(at),
      'x-payment-signature': sign(key, at, `${method} ${url}`, body),
    },
    ...(content !== undefined && { payload: body }),
  })
  return { status: reply.statusCode, body: reply.json<Record<string, string>>() }
}
const press = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const reply = await sandbox.inject({ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } })
  return { status: reply.statusCode, location: reply.headers['location'] }
}
const opened = async (changes: object = {}) => {
  const { body } = await call('POST', '/v1/deposits', order(changes))
  return body['id'] ?? ''
}
const state = async () => (await call('GET', `/v1/deposits/${'R'.repeat(22)}`)).body['state']
const elapse = () => waiting.splice(0).map(({ ms, work }) => (work(), ms))

describe('an order', () => {
  test('gets a page, and again the same one', async () => {
    const first = await call('POST', '/v1/deposits', order())
    expect(first).toMatchObject({ status: 201, body: { url: `http://pay.test/pay/${first.body['id']}` } })
    expect(await call('POST', '/v1/deposits', order({ language: 'UR' }))).toEqual(first)
    expect(await call('POST', '/v1/deposits', order({ amount: '501.00' }))).toMatchObject({ status: 409 })
    expect(await state()).toBe('pending')
  })

  test.each<[string, object, object, number]>([
    ['of nobody', {}, { key: 'guessed' }, 401],
    ['of another account', {}, { account: 'other', key: keyOf(KEY, 'brand') }, 401],
    ['that is old', {}, { at: SECONDS - 301 }, 401],
    ['with too many decimals', { amount: '1.005' }, {}, 422],
    ['with too few', { amount: '1' }, {}, 422],
    ['of nothing', { amount: '0.00' }, {}, 422],
    ['of less than nothing', { amount: '-1.00' }, {}, 400],
    ['with a field that the wire has not', { tip: '1.00' }, {}, 400],
    ['with another form of reference', { reference: 'short' }, {}, 400],
    ['that leads to no site', { returnUrl: 'javascript:alert(1)' }, {}, 400],
  ])('%s is refused', async (_what, changes, by, status) => {
    expect(await call('POST', '/v1/deposits', order(changes), by)).toMatchObject({ status })
    expect(await call('GET', `/v1/deposits/${'R'.repeat(22)}`)).toMatchObject({ status: 404 })
  })

  test('is a secret of its account', async () => {
    await opened()
    expect(await call('GET', `/v1/deposits/${'R'.repeat(22)}`, undefined, { account: 'other' })).toMatchObject({ status: 404 })
  })
})

// Proves money-39.
describe('a tester', () => {
  const BACK = 'http://brand.test/m/voucherCenter?deposit=x'

  test.each([
    ['pay', 'paid'],
    ['decline', 'declined'],
  ])('can %s: the platform is told, and the player goes back', async (act, outcome) => {
    const id = await opened()
    expect(await press(`/pay/${id}/${act}`)).toEqual({ status: 303, location: BACK })
    expect(received).toMatchObject([
      { isHonest: true, body: { account: 'brand', kind: 'deposit', id, state: outcome, amount: '500.00', currency: 'PHP' } },
    ])
    expect(await state()).toBe(outcome)
    // It has ended.
    await press(`/pay/${id}/pay`)
    expect([received.length, await state()]).toEqual([1, outcome])
  })

  test('can dawdle: the player goes back first, and the money comes 20 s later', async () => {
    const id = await opened()
    expect(await press(`/pay/${id}/dawdle`)).toEqual({ status: 303, location: BACK })
    expect([received.length, await state()]).toEqual([0, 'pending'])
    expect(elapse()).toEqual([20_000])
    expect(await state()).toBe('paid')
    expect(received).toMatchObject([{ isHonest: true, body: { state: 'paid' } }])
  })

  test.each<[string, string, readonly (readonly [string, boolean])[]]>([
    ['silent', 'paid', []],
    [
      'twice',
      'paid',
      [
        ['paid', true],
        ['paid', true],
      ],
    ],
    [
      'disorder',
      'paid',
      [
        ['paid', true],
        ['pending', true],
        ['declined', true],
      ],
    ],
    ['forged', 'pending', [['paid', false]]],
    ['stale', 'pending', [['paid', false]]],
    ['amount', 'pending', [['paid', true]]],
    [
      'reverse',
      'paid',
      [
        ['declined', true],
        ['paid', true],
      ],
    ],
  ])('can let %s go wrong', async (act, outcome, callbacks) => {
    const id = await opened()
    expect(await press(`/pay/${id}/${act}`)).toEqual({ status: 303, location: `/pay/${id}` })
    expect(received.map(({ body, isHonest }) => [body['state'], isHonest])).toEqual(callbacks)
    expect(await state()).toBe(outcome)
    expect(received.every(({ body }) => (body['amount'] === '500.00') === (act !== 'amount'))).toBe(true)
  })

  test('is nobody who sends a form from another site', async () => {
    const id = await opened()
    expect(await press(`/pay/${id}/pay`, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 })
    expect(await state()).toBe('pending')
  })
})

test('a callback that is not taken is sent again after 1, 2, 4 … s, ten times in all', async () => {
  const id = await opened()
  answer = 503
  await press(`/pay/${id}/pay`)
  const waits: number[] = []
  while (waiting.length > 0) {
    waits.push(...elapse())
    await expect.poll(() => waiting.length + Number(received.length === 10)).toBe(1)
    if (received.length === 10) break
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256].map(seconds => seconds * 1_000))
})

describe('a withdrawal', () => {
  const request = {
    reference: 'W'.repeat(22),
    amount: '285.00',
    currency: 'PHP',
    callbackUrl: order().callbackUrl,
    to: { bank: 'first', number: '12345678', holder: 'Ann' },
  }

  test('is paid by itself after five seconds, unless the desk wants to decide', async () => {
    expect(await call('POST', '/v1/withdrawals', request)).toMatchObject({ status: 201 })
    expect(elapse()).toEqual([5_000])
    await expect.poll(() => received).toMatchObject([{ isHonest: true, body: { kind: 'withdrawal', state: 'paid', amount: '285.00' } }])

    await press('/withdrawals/wait')
    const { body } = await call('POST', '/v1/withdrawals', { ...request, reference: 'V'.repeat(22) })
    expect(waiting).toEqual([])
    await press(`/pay/${body['id']}/decline`)
    expect(received.at(-1)).toMatchObject({ body: { state: 'declined' } })
  })
})

test('a paid deposit is sent back once it is asked to be', async () => {
  const id = await opened()
  const refund = () => call('POST', `/v1/deposits/${'R'.repeat(22)}/refund`, {})
  expect(await refund()).toMatchObject({ status: 409 })
  await press(`/pay/${id}/pay`)
  expect([await refund(), await refund()]).toMatchObject([{ status: 200 }, { status: 200 }])
  expect((await sandbox.inject(`/pay/${id}`)).body).toContain('sent back')
})

test('its pages show what came in as text, and allow no script', async () => {
  await call('POST', '/v1/withdrawals', {
    reference: 'W'.repeat(22),
    amount: '285.00',
    currency: 'PHP',
    callbackUrl: order().callbackUrl,
    to: { bank: 'first', number: '1', holder: '<script>alert(1)</script>' },
  })
  const desk = await sandbox.inject('/')
  const [, id = ''] = /\/pay\/([A-Za-z0-9_-]+)/.exec(desk.body) ?? []
  const { body, headers } = await sandbox.inject(`/pay/${id}`)
  expect(body).toContain('&lt;script&gt;')
  expect(body).not.toContain('<script')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(desk.body).not.toContain('<script')
})

test('the desk is for users of this machine alone', async () => {
  expect((await sandbox.inject({ url: '/', remoteAddress: '203.0.113.7' })).statusCode).toBe(404)
  expect((await sandbox.inject('/')).statusCode).toBe(200)
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { valueOf } from '#testing/test-app.ts'
import { createPaymentStage, type PaymentStage } from './testing/payment-stage.ts'
import { PAYMENT_KEYS, signatureOf } from './testing/payment-stand-in.ts'

let stage: PaymentStage
beforeAll(async () => {
  stage = await createPaymentStage()
})
afterAll(() => stage.close())

let forms = 0
const form = () => `a-form-of-its-own-${(forms += 1)}`
const request = (changes: object = {}) => ({ key: form(), channel: 'instant', amount: '500', currency: 'PHP', ...changes })

describe('a deposit', () => {
  test('is asked for at the provider under its own id, signed, with the fee on top', async () => {
    const { client } = await stage.member('signer')
    const deposit = valueOf(await client.call('payments.createDeposit', request({ amount: '500.50' })))
    expect(deposit).toMatchObject({
      state: 'pending',
      channel: 'instant',
      name: 'Instant transfer',
      currency: 'PHP',
      amount: 50_050,
      fee: 501,
      reason: null,
    })
    expect(deposit.url).toBe(`${stage.gateway.url}/pay/gw-${deposit.id}`)
    const { path, body, headers } = stage.gateway.requests.at(-1)!
    expect(path).toBe('/v1/deposits')
    expect(body).toEqual({
      reference: deposit.id,
      channel: 'INSTANT',
      amount: '505.51',
      currency: 'PHP',
      callbackUrl: 'https://alpha.test/payments/callback/alpha',
      returnUrl: `http://alpha.test/m/voucherCenter?deposit=${deposit.id}`,
      language: 'EN',
      expiresAt: deposit.expiresAt,
    })
    const timestamp = Number(headers['x-payment-timestamp'])
    expect(headers).toMatchObject({
      'x-payment-account': 'account-a',
      'x-payment-signature': signatureOf(PAYMENT_KEYS.alpha, timestamp, 'POST /v1/deposits', JSON.stringify(body)),
    })
  })

  test('is reported to the address that the merchant has configured, whatever host the form was sent to', async () => {
    const { client } = await stage.member('elsewhere')
    const other = stage.client('alpha', { headers: { Host: 'stranger.alpha.test:6666' } })
    other.token = client.token
    const { id } = valueOf(await other.call('payments.createDeposit', request()))
    expect(stage.gateway.requests.at(-1)?.body).toMatchObject({ reference: id, callbackUrl: 'https://alpha.test/payments/callback/alpha' })
  })

  test('that is paid is counted, and the first one marked', async () => {
    const { client } = await stage.member('first')
    const settings = async () => [
      valueOf(await client.call('wallet.depositSettings', {})).firstDeposit,
      valueOf(await client.call('wallet.depositStats', {})).totalDepositSuccessCount,
    ]
    const { id } = valueOf(await client.call('payments.createDeposit', request({ amount: '200' })))
    expect(await settings()).toEqual(['N', 0])
    await stage.report({ reference: id })
    expect(await settings()).toEqual(['Y', 1])
    const { lines } = valueOf(await client.call('wallet.statement', {}))
    expect(lines).toMatchObject([{ kind: 'deposit', amount: 20_000, reference: `deposit:${id}`, detail: { payment: id, channel: 'instant' } }])
  })
})

// Proves money-40.
describe('a form that is sent again', () => {
  test('answers with the deposit that it made, and asks the provider no second time', async () => {
    const { client } = await stage.member('twice')
    const same = request()
    const first = valueOf(await client.call('payments.createDeposit', same))
    const before = stage.gateway.requests.length
    expect(valueOf(await client.call('payments.createDeposit', same))).toEqual(first)
    expect(stage.gateway.requests).toHaveLength(before)
    await stage.report({ reference: first.id, amount: '505.00' })
    // The back button brings the form back.
    expect(valueOf(await client.call('payments.createDeposit', same))).toMatchObject({ id: first.id, state: 'paid', url: null })
  })

  test('ten times at once makes one deposit', async () => {
    const { client } = await stage.member('tapper')
    const same = request()
    const all = await Promise.all(Array.from({ length: 10 }, () => client.call('payments.createDeposit', same)))
    expect(new Set(all.map(one => valueOf(one).id)).size).toBe(1)
    expect(valueOf(await client.call('payments.deposits', {})).deposits).toHaveLength(1)
  })

  test('with other content is refused', async () => {
    const { client } = await stage.member('changer')
    const same = request()
    await client.call('payments.createDeposit', same)
    expect(await client.call('payments.createDeposit', { ...same, amount: '600' })).toMatchObject({ status: 409, errorCode: 'duplicate_transaction' })
    expect(await client.call('payments.createDeposit', { ...same, channel: 'shut' })).toMatchObject({ errorCode: 'duplicate_transaction' })
  })

  test('of another member is another one', async () => {
    const [one, other] = [await stage.member('ones'), await stage.member('others')]
    const same = request()
    const { id } = valueOf(await one.client.call('payments.createDeposit', same))
    expect(valueOf(await other.client.call('payments.createDeposit', same)).id).not.toBe(id)
    expect(await other.client.call('payments.deposit', { id })).toMatchObject({ status: 404, errorCode: 'payment.unknown' })
  })
})

// Proves money-38.
describe('is refused', () => {
  test.each([
    [{ amount: '500.505' }, 422, 'amount.decimals', { decimals: 2 }],
    [{ amount: '-500' }, 422, 'amount.negative', undefined],
    [{ amount: '99.99' }, 422, 'amount.too.small', { least: 10_000 }],
    [{ amount: '0' }, 422, 'amount.too.small', { least: 10_000 }],
    [{ amount: '50000.01' }, 422, 'amount.too.large', { most: 5_000_000 }],
    [{ amount: '9'.repeat(30) }, 422, 'amount.too.large', { most: 5_000_000 }],
    [{ amount: '1,000' }, 422, 'amount.invalid', undefined],
    [{ amount: '5e2' }, 422, 'amount.invalid', undefined],
    [{ currency: 'BRL' }, 422, 'currency.mismatch', undefined],
    [{ channel: 'shut' }, 409, 'payment.channel.closed', undefined],
    [{ channel: 'nowhere' }, 409, 'payment.channel.closed', undefined],
    [{ key: 'short' }, 400, 'request.invalid', expect.anything()],
    [{ amount: 500 }, 400, 'request.invalid', expect.anything()],
  ])('%j', async (changes, status, errorCode, value) => {
    const { client } = await stage.member(`wrong${(forms += 1)}`)
    const before = stage.gateway.requests.length
    // The wire carries what its types do not allow.
    const outcome = await client.post('payments.createDeposit', request(changes))
    expect(outcome).toMatchObject({ status, errorCode, ...(value !== undefined && { value }) })
    expect(valueOf(await client.call('payments.deposits', {})).deposits).toEqual([])
    expect(stage.gateway.requests).toHaveLength(before)
  })

  test('of a visitor and of a guest', async () => {
    expect(await stage.client().call('payments.createDeposit', request())).toMatchObject({ status: 401 })
  })

  test('the 21st in ten minutes', async () => {
    const { client } = await stage.member('eager')
    for (let deposit = 0; deposit < 20; deposit += 1) valueOf(await client.call('payments.createDeposit', request()))
    expect(await client.call('payments.createDeposit', request())).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST' })
    stage.system.clock.advance(600)
    valueOf(await client.call('payments.createDeposit', request()))
  })
})

describe('where the provider', () => {
  test.each([
    ['does not answer in time', 503, {}],
    ['gives an answer that cannot be read', 201, { page: 'elsewhere' }],
  ])('%s, the deposit stays and the same form tries again', async (_how, status, body) => {
    const { client } = await stage.member(`patient${(forms += 1)}`)
    const same = request()
    stage.gateway.answerNext('/v1/deposits', status, body)
    expect(await client.call('payments.createDeposit', same)).toMatchObject({ status: 503, errorCode: 'payment.provider.unavailable' })
    const [waiting] = valueOf(await client.call('payments.deposits', {})).deposits
    expect(waiting).toMatchObject({ state: 'created', url: null })
    expect(valueOf(await client.call('payments.createDeposit', same))).toMatchObject({ id: waiting?.id, state: 'pending' })
  })

  test.each([
    ['refuses', 422, { error: 'channel' }],
    ['names a page at another address', 201, { id: 'x', url: 'https://evil.example/pay' }],
    ['names a page that is no address', 201, { id: 'x', url: 'javascript:alert(1)' }],
  ])('%s, the deposit is declined', async (_how, status, body) => {
    const { client } = await stage.member(`unlucky${(forms += 1)}`)
    stage.gateway.answerNext('/v1/deposits', status, body)
    expect(await client.call('payments.createDeposit', request())).toMatchObject({ status: 409, errorCode: 'payment.channel.closed' })
    expect(valueOf(await client.call('payments.deposits', {})).deposits).toMatchObject([{ state: 'declined', url: null }])
  })

  test('reports before it answers, the deposit is paid', async () => {
    const { client } = await stage.member('quick')
    const same = request({ amount: '200' })
    stage.gateway.answerNext('/v1/deposits', 503, {})
    await client.call('payments.createDeposit', same)
    const [{ id } = { id: '' }] = valueOf(await client.call('payments.deposits', {})).deposits
    await stage.report({ reference: id })
    expect(valueOf(await client.call('payments.createDeposit', same))).toMatchObject({ id, state: 'paid' })
  })
})

describe('playing safely (docs/safe-play.md)', () => {
  // Proves money-22.
  test('a deposit that would pass a limit is not begun; those that wait to be paid count', async () => {
    const { client } = await stage.member('careful')
    valueOf(await client.call('safePlay.setLimit', { kind: 'deposit', period: 'day', most: 100_000 }))
    const first = valueOf(await client.call('payments.createDeposit', request({ amount: '600' })))
    const before = stage.gateway.requests.length
    expect(await client.call('payments.createDeposit', request({ amount: '400.01' }))).toMatchObject({
      status: 409,
      errorCode: 'limit.reached',
      value: { limit: { kind: 'deposit', period: 'day', most: 100_000, left: 40_000 } },
    })
    expect(stage.gateway.requests).toHaveLength(before)
    const second = valueOf(await client.call('payments.createDeposit', request({ amount: '400' })))
    await stage.report({ reference: first.id, amount: '606.00' })
    await stage.report({ reference: second.id, amount: '404.00' })
    expect(valueOf(await client.call('wallet.balance', {})).main).toBe(100_000)
    expect(await client.call('payments.createDeposit', request({ amount: '100' }))).toMatchObject({ errorCode: 'limit.reached' })
  })

  test('of two at once that fit one by one, one is begun', async () => {
    const { client } = await stage.member('parallel')
    valueOf(await client.call('safePlay.setLimit', { kind: 'deposit', period: 'day', most: 100_000 }))
    const both = await Promise.all([1, 2].map(() => client.call('payments.createDeposit', request({ amount: '600' }))))
    expect(both.filter(({ success }) => success)).toHaveLength(1)
    expect(both.find(({ success }) => !success)).toMatchObject({ errorCode: 'limit.reached' })
  })

  test('a limit that was lowered after the deposit was begun keeps it from the balance: it goes back', async () => {
    const { client } = await stage.member('sobered')
    const { id } = valueOf(await client.call('payments.createDeposit', request({ amount: '200' })))
    valueOf(await client.call('safePlay.setLimit', { kind: 'deposit', period: 'day', most: 10_000 }))
    expect(await stage.report({ reference: id })).toMatchObject({ status: 200 })
    expect(valueOf(await client.call('payments.deposit', { id }))).toMatchObject({ state: 'declined', reason: 'limit.reached' })
    expect(valueOf(await client.call('wallet.balance', {})).main).toBe(0)
    await stage.system.jobs.runDue()
    expect(stage.gateway.requests.map(({ path }) => path)).toContain(`/v1/deposits/${id}/refund`)
  })
})

test('the channels are told in the member’s language, with limits in the smallest unit', async () => {
  const { client } = await stage.member('reader')
  const { currency, decimals, channels } = valueOf(await client.call('payments.depositChannels', {}))
  expect([currency, decimals]).toEqual(['PHP', 2])
  expect(channels).toEqual([
    {
      id: 'instant',
      name: 'Instant transfer',
      hint: null,
      picture: null,
      open: true,
      least: 10_000,
      most: 5_000_000,
      presets: [20_000, 50_000],
      fee: { percent: 1, fixed: 0 },
      promotion: null,
    },
    expect.objectContaining({ id: 'shut', open: false, presets: [], fee: { percent: 0, fixed: 0 } }),
  ])
})

test('the list has twenty on a page, the latest first', async () => {
  const { client } = await stage.member('collector')
  const ids: string[] = []
  for (let deposit = 0; deposit < 22; deposit += 1) {
    stage.system.clock.advance(31)
    ids.unshift(valueOf(await client.call('payments.createDeposit', request())).id)
  }
  const { deposits, next } = valueOf(await client.call('payments.deposits', {}))
  expect(deposits.map(({ id }) => id)).toEqual(ids.slice(0, 20))
  const last = valueOf(await client.call('payments.deposits', { after: next ?? '' }))
  expect([last.deposits.map(({ id }) => id), last.next]).toEqual([ids.slice(20), undefined])
  expect(await client.call('payments.deposits', { after: 'bm9uZQ' })).toMatchObject({ status: 400 })
})

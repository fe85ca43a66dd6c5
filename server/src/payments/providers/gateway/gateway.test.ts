import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CredentialsRefused, PermanentFailure, TryLater } from '#kernel/jobs/job-failures.ts'
import { startPaymentStandIn, type PaymentStandIn } from '#payments/testing/payment-stand-in.ts'
import { providerParts } from '#testing/provider-parts.ts'
import { testMerchant } from '#testing/test-merchants.ts'
import { paymentGateway } from './gateway.ts'

let standIn: PaymentStandIn
beforeAll(async () => {
  standIn = await startPaymentStandIn(() => 'the-key')
})
afterAll(() => standIn.close())

const setting = (url: string) => ({ provider: 'gateway' as const, url, account: 'account-a', key: 'PAYMENT_KEY' })
const merchantAt = (url: string) => {
  const { file, ...merchant } = testMerchant('alpha')
  return { ...merchant, file: { ...file, payment: setting(url) } }
}
const gateway = paymentGateway.create(providerParts({ secret: (code, name) => (code === 'alpha' && name === 'PAYMENT_KEY' ? 'the-key' : undefined) }))
const REFERENCE = 'R'.repeat(22)
const order = {
  reference: REFERENCE,
  amount: 10_000,
  currency: 'PHP',
  bank: 'first',
  number: '1',
  holder: 'Ann',
  callbackUrl: 'http://alpha.test/payments/callback/alpha',
}
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('a payment gateway', () => {
  test.each([400, 403, 404, 422])('that answers %i to an order refuses it for good', async status => {
    standIn.answerNext('/v1/withdrawals', status, { error: 'the account of Ann 1234' })
    const error = await failureOf(gateway.withdraw(order, merchantAt(standIn.url)))
    expect(error).toBeInstanceOf(PermanentFailure)
    // What it says may name the player.
    expect(error).toMatchObject({ message: `the payment gateway of alpha answered ${status}` })
  })

  test.each([408, 425, 429, 500, 502, 503])('that answers %i leaves open what became of the order', async status => {
    standIn.answerNext('/v1/withdrawals', status, {})
    const error = await failureOf(gateway.withdraw(order, merchantAt(standIn.url)))
    expect(error).toBeInstanceOf(TryLater)
    expect(error).not.toBeInstanceOf(PermanentFailure)
  })

  // Proves money-9.
  test('that answers 409, or does not sign its answer, leaves open what became of the order', async () => {
    for (const [status, isSigned] of [
      [409, true],
      [404, false],
      [422, false],
      [201, false],
    ] as const) {
      standIn.answerNext('/v1/withdrawals', status, { id: 'gw-1' }, { isSigned })
      const error = await failureOf(gateway.withdraw(order, merchantAt(standIn.url)))
      expect(error).toBeInstanceOf(Error)
      expect(error).not.toBeInstanceOf(PermanentFailure)
    }
  })

  test('that answers 401 refuses the account', async () => {
    standIn.answerNext('/v1/withdrawals', 401, {})
    expect(await failureOf(gateway.withdraw(order, merchantAt(standIn.url)))).toBeInstanceOf(CredentialsRefused)
  })

  test('that cannot be reached leaves open what became of the order', async () => {
    const error = await failureOf(gateway.withdraw(order, merchantAt('http://127.0.0.1:1')))
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(PermanentFailure)
  })

  test('is asked for a payment; one that it does not know is no fault', async () => {
    expect(await gateway.status('deposit', REFERENCE, merchantAt(standIn.url))).toBeUndefined()
    standIn.knows('deposit', REFERENCE, 'paid')
    expect(await gateway.status('deposit', REFERENCE, merchantAt(standIn.url))).toEqual({
      kind: 'deposit',
      reference: REFERENCE,
      outcome: 'paid',
      amount: 20_200,
      currency: 'PHP',
      providerId: `gw-${REFERENCE}`,
    })
  })

  test.each([
    ['another payment', { reference: 'S'.repeat(22) }],
    ['another kind', { kind: 'withdrawal' }],
    ['another account', { account: 'account-b' }],
    ['no amount', { amount: 'much' }],
  ])('that answers with %s is not believed', async (_what, more) => {
    standIn.knows('deposit', REFERENCE, 'paid', more)
    expect(await failureOf(gateway.status('deposit', REFERENCE, merchantAt(standIn.url)))).toBeInstanceOf(Error)
  })
})

import fastify from 'fastify'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { valueOf } from '#testing/test-app.ts'
import type { WireClient } from '#testing/wire-client.ts'
import { registerPaymentCallback } from './payment-callback.ts'
import { createPaymentStage, type PaymentStage, type Report, type Sending } from './testing/payment-stage.ts'
import { PAYMENT_KEYS, signatureOf } from './testing/payment-stand-in.ts'

let stage: PaymentStage
let client: WireClient
let number = 0
beforeAll(async () => {
  stage = await createPaymentStage()
  client = (await stage.member('payer')).client
})
afterAll(() => stage.close())

const NO_PAYMENT = 'A'.repeat(22)

/** A new deposit of 200 PHP, for which 202 are paid. */
const opened = async () => {
  number += 1
  // 20 deposits in ten minutes are allowed.
  stage.system.clock.advance(31)
  const request = { key: `form-of-the-payer-${number}`, channel: 'instant', amount: '200', currency: 'PHP' }
  return valueOf(await client.call('payments.createDeposit', request)).id
}
const stateOf = async (id: string) => valueOf(await client.call('payments.deposit', { id })).state
const money = async () => {
  const { main, walletVersion } = valueOf(await client.call('wallet.balance', {}))
  return { main, walletVersion }
}

// Proves money-32.
describe('a callback that is not taken changes nothing', () => {
  test.each<[string, Partial<Report>, Sending, number, string]>([
    ['forged, with a key that somebody guessed', {}, { key: 'guessed' }, 401, 'signature'],
    ['with the secret of another merchant', {}, { key: PAYMENT_KEYS.beta }, 401, 'signature'],
    ['without a signature', {}, { headers: { 'x-payment-signature': '' } }, 401, 'signature'],
    ['with a signature that is none', {}, { headers: { 'x-payment-signature': 'f'.repeat(63) } }, 401, 'signature'],
    ['tampered after it was signed', { state: 'declined' }, { tampered: '{"state":"paid"}' }, 401, 'signature'],
    ['stale by one second more than five minutes', {}, { late: 301 }, 401, 'stale'],
    ['from the future', {}, { late: -301 }, 401, 'stale'],
    ['without a time', {}, { headers: { 'x-payment-timestamp': '' } }, 401, 'stale'],
    ['with its time changed after it was signed', {}, { late: 400, now: true }, 401, 'signature'],
    ['of another amount', { amount: '200.00' }, {}, 422, 'mismatch'],
    ['of an amount with wrong decimals', { amount: '202.005' }, {}, 400, 'unreadable'],
    ['of a negative amount', { amount: '-202.00' }, {}, 400, 'unreadable'],
    ['in another currency', { currency: 'BRL' }, {}, 422, 'mismatch'],
    ['of another kind', { kind: 'withdrawal' }, {}, 422, 'mismatch'],
    ['of another account of the provider', { account: 'account-b' }, {}, 400, 'unreadable'],
    ['with a state that there is none', { state: 'settled' }, {}, 400, 'unreadable'],
    ['of an unknown reference', { reference: NO_PAYMENT }, {}, 404, 'unknown'],
    ['of a reference that is none', { reference: "' or 1=1 --" }, {}, 400, 'unreadable'],
    ['that is no JSON', {}, { tampered: 'paid!' }, 401, 'signature'],
    ['to another merchant', {}, { to: 'beta' }, 401, 'signature'],
    ['to another merchant, signed with its secret', { account: 'account-b' }, { to: 'beta', key: PAYMENT_KEYS.beta }, 404, 'unknown'],
    ['to a merchant that there is not: it looks like a forged one', {}, { to: 'gamma' }, 401, 'signature'],
    ['to a merchant that there is not, stale', {}, { to: 'gamma', late: 301 }, 401, 'stale'],
  ])('%s', async (_how, report, sending, status, error) => {
    const reference = await opened()
    const before = await money()
    expect(await stage.report({ reference, ...report }, sending)).toEqual({ status, body: { error } })
    expect(await stateOf(reference)).toBe('pending')
    expect(await money()).toEqual(before)
  })

  test('a large body is not read', async () => {
    const reference = await opened()
    expect(await stage.report({ reference }, { tampered: ' '.repeat(8 * 1024 + 1) })).toMatchObject({ status: 413 })
    expect(await stateOf(reference)).toBe('pending')
  })
})

// Proves money-32.
test('a stranger’s callback asks nothing of the database', async () => {
  let units = 0
  const app = fastify()
  const inUnit = () => {
    units += 1
    return Promise.reject(new Error('The database is asked.'))
  }
  await registerPaymentCallback(app, { ...stage.system, inUnit, registry: new Registry() })
  const seconds = Math.floor(stage.system.clock().getTime() / 1000)
  const state = { account: 'account-a', kind: 'deposit', id: 'x', reference: NO_PAYMENT, state: 'paid', amount: '1.00', currency: 'PHP' }
  const send = async (key: string, at: number, content: object = state) => {
    const payload = JSON.stringify(content)
    const headers = {
      'content-type': 'application/json',
      'x-payment-timestamp': String(at),
      'x-payment-signature': signatureOf(key, at, 'callback', payload),
    }
    return (await app.inject({ method: 'POST', url: '/payments/callback/alpha', headers, payload })).statusCode
  }
  expect([await send('guessed', seconds), await send(PAYMENT_KEYS.alpha, seconds - 301), await send(PAYMENT_KEYS.alpha, seconds, {})]).toEqual([
    401, 401, 400,
  ])
  expect(units).toBe(0)
  // The provider's own does.
  expect([await send(PAYMENT_KEYS.alpha, seconds), units]).toEqual([500, 1])
  await app.close()
})

// Proves money-32.
describe('a callback that is taken', () => {
  const taken = { status: 200, body: { received: true } }
  const times = (count: number, reference: string, state = 'paid') =>
    Promise.all(Array.from({ length: count }, () => stage.report({ reference, state })))

  test('pays the amount in, without the fee, and once, however often it comes', async () => {
    const reference = await opened()
    const { main, walletVersion } = await money()
    expect(await stage.report({ reference })).toEqual(taken)
    expect(await money()).toEqual({ main: main + 20_000, walletVersion: walletVersion + 1 })
    expect(await times(10, reference)).toEqual(Array.from({ length: 10 }, () => taken))
    expect(await money()).toEqual({ main: main + 20_000, walletVersion: walletVersion + 1 })
    expect(await stateOf(reference)).toBe('paid')
  })

  test('ten at the same moment pay once', async () => {
    const reference = await opened()
    const { main, walletVersion } = await money()
    expect(await times(10, reference)).toEqual(Array.from({ length: 10 }, () => taken))
    expect(await money()).toEqual({ main: main + 20_000, walletVersion: walletVersion + 1 })
  })

  test('is as old as five minutes at most, and may be signed with the next key', async () => {
    const reference = await opened()
    expect(await stage.report({ reference }, { late: 300, key: 'alpha-changes-to-this-key' })).toEqual(taken)
    expect(await stateOf(reference)).toBe('paid')
  })

  test('that comes after its successor takes nothing back: pending and declined after paid', async () => {
    const reference = await opened()
    const { main } = await money()
    await stage.report({ reference })
    for (const state of ['pending', 'declined']) expect(await stage.report({ reference, state })).toEqual(taken)
    expect(await stateOf(reference)).toBe('paid')
    expect((await money()).main).toBe(main + 20_000)
  })

  test('that says paid after declined is believed only where the provider says so when it is asked', async () => {
    const [lie, truth] = [await opened(), await opened()]
    const { main } = await money()
    for (const reference of [lie, truth]) {
      await stage.report({ reference, state: 'declined' })
      expect(await stage.report({ reference })).toEqual(taken)
      expect(await stateOf(reference)).toBe('declined')
    }
    stage.gateway.knows('deposit', lie, 'declined')
    stage.gateway.knows('deposit', truth, 'paid')
    await stage.system.jobs.runDue()
    expect([await stateOf(lie), await stateOf(truth)]).toEqual(['declined', 'paid'])
    expect((await money()).main).toBe(main + 20_000)
  })

  test('may come to any host: the merchant is named in the address', async () => {
    const reference = await opened()
    expect(await stage.report({ reference }, { headers: { host: 'unknown.test' } })).toEqual(taken)
    expect(await stateOf(reference)).toBe('paid')
  })
})

test('after all of these callbacks the ledger has what each deposit’s state says', async () => {
  await opened()
  const { checked, examples } = await stage.system.stores.reconcile.check('alpha', 'payments', stage.system.clock())
  expect(checked).toBe(number)
  // What the provider said otherwise is a fault until somebody has looked at it.
  const contradicted = (await stage.system.stores.payments.contradicted('alpha')).map(({ id }) => id)
  expect(examples.toSorted()).toEqual(contradicted.toSorted())
})

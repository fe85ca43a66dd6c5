import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPaymentStage, type PaymentStage } from '#payments/testing/payment-stage.ts'
import { registration, signIn, valueOf } from '#testing/test-app.ts'
import type { WireClient } from '#testing/wire-client.ts'

let stage: PaymentStage
beforeAll(async () => {
  // Nobody listens at this address: the events are looked at, not sent.
  stage = await createPaymentStage({ tracking: { consent: 'ask', version: '1' }, voluum: { url: 'http://127.0.0.1:1/postback?cid={clickId}' } })
})
afterAll(() => stage.close())

const visitor = 'f'.repeat(32)
let forms = 0
const request = (changes: object = {}) => ({
  key: `a-form-of-its-own-${(forms += 1)}`,
  channel: 'instant',
  amount: '200',
  currency: 'PHP',
  ...changes,
})

// Proves tracking-5.
test('a deposit that is asked for is depositSubmit, the first one firstDeposit too; money that arrives is told by the ledger alone (spec 1 §4)', async () => {
  const client = stage.client('alpha')
  valueOf(await client.call('tracking.choose', { visitor, version: '1', measurement: true, marketing: true, globalPrivacyControl: false }))
  const { token, customerId } = valueOf(await client.call('member.register', registration('submitter', { loginDeviceId: visitor })))
  client.token = token
  const moments = async () => {
    const { events } = await stage.system.stores.trackedData.all({ merchant: 'alpha', memberId: customerId })
    return events.map(({ moment, amount }) => `${moment} ${amount}`).toSorted((one, other) => one.localeCompare(other))
  }

  const form = request()
  const { id } = valueOf(await client.call('payments.createDeposit', form))
  // The same form once more is the same deposit.
  valueOf(await client.call('payments.createDeposit', form))
  valueOf(await client.call('payments.createDeposit', request({ amount: '300' })))
  const submitted = ['depositSubmit 20000', 'depositSubmit 30000', 'firstDeposit 20000', 'register null']
  expect(await moments()).toEqual(submitted)

  await stage.report({ reference: id })
  await stage.system.jobs.runDue()
  expect(await moments()).toEqual([
    'deposit 20000',
    ...submitted.slice(0, 2),
    'firstDeposit 20000',
    'firstDepositArrival 20000',
    'register null',
    'startTrial 20000',
  ])
})

describe('the choice of the device in hand counts (docs/tracking.md, Consent)', () => {
  const NO = { measurement: false, marketing: false }
  const YES = { measurement: true, marketing: true }
  const choose = async (client: WireClient, device: string, choice: typeof NO) =>
    valueOf(await client.call('tracking.choose', { visitor: device, version: '1', ...choice, globalPrivacyControl: false }))
  /** A member who agreed to everything on the phone, and registered there. */
  const onPhone = async (username: string, phone: string) => {
    const client = stage.client('alpha')
    await choose(client, phone, YES)
    const { token, customerId } = valueOf(await client.call('member.register', registration(username, { loginDeviceId: phone })))
    client.token = token
    return { client, id: customerId }
  }
  const signedIn = async (username: string, loginDeviceId: string, client = stage.client('alpha')) => {
    client.token = valueOf(await client.call('session.login', signIn(username, { loginDeviceId }))).token
    return client
  }
  const paysIn = async (client: WireClient) => {
    const { id } = valueOf(await client.call('payments.createDeposit', request()))
    await stage.report({ reference: id })
    await stage.system.jobs.runDue()
  }
  const notedOf = async (memberId: string) => {
    const { events } = await stage.system.stores.trackedData.all({ merchant: 'alpha', memberId })
    return events.map(({ moment, visitorId }) => `${moment} ${visitorId?.slice(0, 1)}`).toSorted((one, other) => one.localeCompare(other))
  }

  // Proves tracking-4.
  test('“Only necessary”, chosen before signing in, holds for money too, although another device had said yes', async () => {
    const { id } = await onPhone('nearby', 'a'.repeat(32))
    const laptop = stage.client('alpha')
    await choose(laptop, 'b'.repeat(32), NO)
    await signedIn('nearby', 'b'.repeat(32), laptop)
    expect(await stage.system.stores.tracking.visitor('alpha', 'b'.repeat(32))).toMatchObject({ memberId: id, pixels: {}, ip: '' })
    await paysIn(laptop)
    expect(await notedOf(id)).toEqual(['register a'])
  })

  // Proves tracking-4.
  test('also where the other device, which said yes, was used last', async () => {
    const { id } = await onPhone('turns', 'c'.repeat(32))
    const laptop = stage.client('alpha')
    await choose(laptop, 'd'.repeat(32), NO)
    await signedIn('turns', 'd'.repeat(32), laptop)
    stage.system.clock.advance(60)
    const phone = await signedIn('turns', 'c'.repeat(32))
    await paysIn(laptop)
    expect(await notedOf(id)).toEqual(['register c'])
    // A yes holds likewise for what is done on its own device.
    await signedIn('turns', 'd'.repeat(32))
    await paysIn(phone)
    expect(await notedOf(id)).toEqual(['deposit c', 'depositSubmit c', 'redeposit c', 'register c'])
  })

  // Proves tracking-4.
  test('a device without any choice tells nothing', async () => {
    const { id } = await onPhone('borrower', 'e'.repeat(32))
    await paysIn(await signedIn('borrower', '1'.repeat(32)))
    expect(await notedOf(id)).toEqual(['register e'])
  })
})

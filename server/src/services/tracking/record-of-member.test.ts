import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPaymentStage, type PaymentStage } from '#testing/payment-stage.ts'
import { registration, valueOf } from '#testing/test-app.ts'

let stage: PaymentStage
beforeAll(async () => {
  // Nobody listens at this address: the events are looked at, not sent.
  stage = await createPaymentStage({ tracking: { consent: 'ask', version: '1' }, voluum: { url: 'http://127.0.0.1:1/postback?cid={clickId}' } })
})
afterAll(() => stage.close())

const visitor = 'f'.repeat(32)
let forms = 0
const asked = (changes: object = {}) => ({ key: `a-form-of-its-own-${(forms += 1)}`, channel: 'instant', amount: '200', currency: 'PHP', ...changes })

test('a deposit that is asked for is depositSubmit, the first one firstDeposit too; money that arrives is told by the ledger alone (spec 1 §4)', async () => {
  const client = stage.client('alpha')
  valueOf(await client.call('tracking.choose', { visitor, version: '1', measurement: true, marketing: true, globalPrivacyControl: false }))
  const { token, customerId } = valueOf(await client.call('member.register', registration('submitter', { loginDeviceId: visitor })))
  client.token = token
  const moments = async () => {
    const { events } = await stage.system.stores.trackedData.all({ merchant: 'alpha', memberId: customerId })
    return events.map(({ moment, amount }) => `${moment} ${amount}`).toSorted((one, other) => one.localeCompare(other))
  }

  const form = asked()
  const { id } = valueOf(await client.call('payments.createDeposit', form))
  // The same form once more is the same deposit.
  valueOf(await client.call('payments.createDeposit', form))
  valueOf(await client.call('payments.createDeposit', asked({ amount: '300' })))
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

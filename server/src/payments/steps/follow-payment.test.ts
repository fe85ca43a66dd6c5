import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPaymentStage, type PaymentStage } from '#payments/testing/payment-stage.ts'
import { valueOf } from '#testing/test-app.ts'
import { nextCheck } from './follow-payment.ts'

let stage: PaymentStage
beforeAll(async () => {
  stage = await createPaymentStage()
})
afterAll(() => stage.close())

const opened = async (name: string) => {
  const { client } = await stage.member(name)
  const request = { key: `deposit-of-${name}-form`, channel: 'instant', amount: '200', currency: 'PHP' }
  const { id } = valueOf(await client.call('payments.createDeposit', request))
  return { id, stored: async () => (await stage.system.stores.payments.byId('alpha', id))! }
}
const checks = (id: string) => stage.gateway.requests.filter(({ method, path }) => method === 'GET' && path === `/v1/deposits/${id}`).length
const after = async (seconds: number) => {
  stage.system.clock.advance(seconds)
  await stage.system.jobs.runDue()
}

// Proves money-33.
describe('where no callback comes, the provider is asked', () => {
  test('after a minute, and a paid deposit is paid in', async () => {
    const { id, stored } = await opened('lost')
    stage.gateway.knows('deposit', id, 'paid')
    await after(59)
    expect([checks(id), (await stored()).state]).toEqual([0, 'pending'])
    await after(1)
    expect([checks(id), (await stored()).state]).toEqual([1, 'paid'])
    await after(24 * 60 * 60)
    expect(checks(id)).toBe(1)
  })

  test('again and again, and the deposit expires after the channel’s hour', async () => {
    const { id, stored } = await opened('never')
    stage.gateway.knows('deposit', id, 'pending')
    await after(60)
    await after(60 * 60 - 61)
    expect((await stored()).state).toBe('pending')
    await after(1)
    expect((await stored()).state).toBe('expired')
    const count = checks(id)
    await after(24 * 60 * 60)
    expect(checks(id)).toBe(count)
  })

  test('however often it fails to answer, and whatever it answers', async () => {
    const { id, stored } = await opened('broken')
    for (const [status, body] of [
      [500, {}],
      [200, { state: 'paid' }],
      [403, {}],
    ] as const) {
      stage.gateway.answerNext(`/v1/deposits/${id}`, status, body)
      await after(15 * 60)
      expect((await stored()).state).toBe('pending')
    }
    // An amount that is not the one that was asked for credits nothing.
    stage.gateway.knows('deposit', id, 'paid', { amount: '2.00' })
    await after(14 * 60)
    expect((await stored()).state).toBe('pending')
    stage.gateway.knows('deposit', id, 'paid')
    await after(60)
    expect((await stored()).state).toBe('paid')
  })

  test('after its account was refused, once that is right again', async () => {
    const { id, stored } = await opened('locked')
    stage.gateway.knows('deposit', id, 'paid')
    stage.gateway.answerNext(`/v1/deposits/${id}`, 401, {})
    await after(60)
    expect((await stored()).state).toBe('pending')
    await after(10 * 60)
    expect((await stored()).state).toBe('paid')
  })
})

// Proves money-33.
test('a deposit that expired is paid in where the money comes after all', async () => {
  const { id, stored } = await opened('tardy')
  await after(60 * 60)
  expect((await stored()).state).toBe('expired')
  stage.gateway.knows('deposit', id, 'paid')
  await stage.report({ reference: id })
  await after(0)
  expect((await stored()).state).toBe('paid')
})

test('the waits grow from one minute to fifteen, and one ends with the deposit’s time', () => {
  const now = new Date('2026-01-01T00:00:00Z')
  const wait = (request: number, expiresAt?: Date) =>
    (nextCheck({ checks: request, ...(expiresAt && { expiresAt }) }, now).getTime() - now.getTime()) / 1000
  expect([0, 1, 2, 3, 4, 50].map(request => wait(request))).toEqual([60, 120, 240, 480, 900, 900])
  expect(wait(3, new Date('2026-01-01T00:01:30Z'))).toBe(90)
})

import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Deps } from '#kernel/deps.ts'
import { createPaymentStage, type PaymentStage } from '#payments/testing/payment-stage.ts'
import { valueOf } from '#testing/test-app.ts'
import { settlePayment } from './settle.ts'

let stage: PaymentStage
beforeAll(async () => {
  stage = await createPaymentStage()
})
afterAll(() => stage.close())

/** Units of work whose ledger lets no deposit pass, as a limit does. */
const gated: Deps['inUnit'] = work =>
  stage.system.inUnit(unit =>
    work({
      ...unit,
      ledger: {
        ...unit.ledger,
        post: () => Promise.resolve({ refused: 'no_permissions' }),
      },
    }),
  )

// Proves money-32.
test('a deposit that a gate keeps from the balance is declined with the reason, and goes back to its payer once', async () => {
  const { client } = await stage.member('limited')
  const request = { key: 'a-form-of-the-limited', channel: 'instant', amount: '200', currency: 'PHP' }
  const { id } = valueOf(await client.call('payments.createDeposit', request))
  const merchant = stage.system.merchants.byCode('alpha')!
  const news = { kind: 'deposit', reference: id, outcome: 'paid', amount: 20_200, currency: 'PHP', providerId: 'x' } as const
  const settle = settlePayment({ ...stage.system, inUnit: gated, log: pino({ level: 'silent' }) })

  expect(await settle(merchant, news, 'callback')).toBe('refused')
  expect(valueOf(await client.call('payments.deposit', { id }))).toMatchObject({ state: 'declined', reason: 'no_permissions', url: null })
  expect(valueOf(await client.call('wallet.balance', {})).main).toBe(0)
  // It comes once more, at a moment when the gate would let it pass: it is on its way back by then.
  expect(await stage.report({ reference: id })).toMatchObject({ status: 200 })
  expect(valueOf(await client.call('payments.deposit', { id })).state).toBe('declined')

  stage.gateway.answerNext(`/v1/deposits/${id}/refund`, 503, {})
  await stage.system.jobs.runDue()
  stage.system.clock.advance(5)
  await stage.system.jobs.runDue()
  const refunds = stage.gateway.requests.filter(({ method, path }) => method === 'POST' && path === `/v1/deposits/${id}/refund`)
  expect(refunds).toHaveLength(2)
  expect(valueOf(await client.call('wallet.balance', {})).main).toBe(0)
})

import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linesOfMovement } from '#money/testing/lines-of-movement.ts'
import { newReadyWithdrawer } from '#money/testing/test-withdrawals.ts'
import { createPaymentStage, type PaymentStage } from '#payments/testing/payment-stage.ts'
import { valueOf } from '#testing/test-app.ts'
import { settlePayment } from './settle.ts'

// What the payment company paid and was paid is what the books say of it: 1 % on top of a deposit, and 15.00 of a withdrawal, are the house's.

let stage: PaymentStage
beforeAll(async () => {
  stage = await createPaymentStage()
})
afterAll(() => stage.close())

const deposit = { key: 'the-form-of-a-deposit', channel: 'instant', amount: '200', currency: 'PHP' }

const linesOf = (reference: string) => linesOfMovement(stage.database.db, reference)

const rightLedger = async () => {
  for (const check of ['transfers', 'balances', 'versions', 'answers', 'held', 'events', 'deposits', 'payments'] as const)
    expect((await stage.system.stores.reconcile.check('alpha', check, stage.system.clock())).examples).toEqual([])
}

// Proves money-10.
test('a deposit’s fee is the house’s, stands in the statement, and goes with the deposit when that is taken back', async () => {
  const { client } = await stage.member('payer')
  const { id } = valueOf(await client.call('payments.createDeposit', deposit))
  await stage.report({ reference: id, amount: '202.00' })
  expect(await linesOf(`deposit:${id}`)).toEqual({ bank: -20_200, main: 20_000, fees: 200 })
  const { lines } = valueOf(await client.call('wallet.statement', {}))
  expect(lines).toMatchObject([{ kind: 'deposit', amount: 20_000, detail: { fee: 200 } }])
  await rightLedger()
  await stage.report({ reference: id, amount: '202.00', state: 'chargeback' })
  expect(await linesOf(`deposit:${id}:taken-back`)).toEqual({ owed: -20_000, bank: 20_200, fees: -200 })
  await rightLedger()
})

// Proves money-10.
test('a withdrawal’s fee stays with the house: the bank pays what arrives, and gets it back if that comes back', async () => {
  const { client, requested, balance } = await newReadyWithdrawer(stage, 'leaver')
  const { id } = valueOf(await client.call('payments.createWithdrawal', requested()))
  await stage.system.jobs.runDue()
  await stage.report({ reference: id, kind: 'withdrawal', amount: '285.00' })
  expect(await linesOf(`withdrawal:${id}:paid`)).toEqual({ held: -30_000, bank: 28_500, fees: 1_500 })
  const { lines } = valueOf(await client.call('wallet.statement', { limit: 1 }))
  expect(lines).toMatchObject([{ kind: 'hold', amount: -30_000, endedBy: 'payout', detail: { fee: 1_500 } }])
  await rightLedger()
  await stage.report({ reference: id, kind: 'withdrawal', amount: '285.00', state: 'reversed' })
  expect(await linesOf(`withdrawal:${id}:taken-back`)).toEqual({ bank: -28_500, main: 30_000, fees: -1_500 })
  expect(await balance()).toEqual({ main: 100_000, held: 0 })
  await rightLedger()
})

// Proves money-10.
test('a deposit that may not be credited is received for its payer, with its fee, and leaves when it is sent back', async () => {
  const { client } = await stage.member('limited')
  const { id } = valueOf(await client.call('payments.createDeposit', deposit))
  const merchant = stage.system.merchants.byCode('alpha')!
  const settle = settlePayment({
    ...stage.system,
    log: pino({ level: 'silent' }),
    inUnit: work =>
      stage.system.inUnit(unit => work({ ...unit, ledger: { ...unit.ledger, post: () => Promise.resolve({ refused: 'play.paused' }) } })),
  })
  const news = { kind: 'deposit', reference: id, outcome: 'paid', amount: 20_200, currency: 'PHP', providerId: 'x' } as const
  expect(await settle(merchant, news, 'callback')).toBe('refused')
  expect(await linesOf(`deposit:${id}:received`)).toEqual({ bank: -20_200, refunds: 20_200 })
  await rightLedger()

  stage.gateway.answerNext(`/v1/deposits/${id}/refund`, 503, {})
  await stage.system.jobs.runDue()
  expect(await linesOf(`deposit:${id}:refunded`)).toEqual({})
  stage.system.clock.advance(5)
  await stage.system.jobs.runDue()
  expect(await linesOf(`deposit:${id}:refunded`)).toEqual({ refunds: -20_200, bank: 20_200 })
  expect((await stage.system.stores.reconcile.houseBalances('alpha')).find(({ kind }) => kind === 'refunds')?.balance).toBe(0)
  expect(valueOf(await client.call('wallet.statement', {})).lines).toEqual([])
  await rightLedger()
})

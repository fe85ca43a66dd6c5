import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newReadyWithdrawer } from '#money/testing/test-withdrawals.ts'
import { moneyCommand } from '#payments/money-command.ts'
import { createPaymentStage, type PaymentStage } from '#payments/testing/payment-stage.ts'
import { valueOf } from '#testing/test-app.ts'

// A payout whose answer was lost: the company may have paid, so nothing but its own word moves the money (docs/payments.md, A withdrawal).

let stage: PaymentStage
beforeAll(async () => {
  stage = await createPaymentStage()
})
afterAll(() => stage.close())

const NEXT_CHECK = 15 * 60
const after = async (seconds: number) => {
  stage.system.clock.advance(seconds)
  await stage.system.jobs.runDue()
}

const ready = async (name: string) => {
  const one = await newReadyWithdrawer(stage, name)
  const { id } = valueOf(await one.client.call('payments.createWithdrawal', one.requested()))
  const of = (method: string) =>
    stage.gateway.requests.filter(({ method: by, path, body }) => by === method && (path.endsWith(id) || body['reference'] === id))
  return {
    ...one,
    id,
    state: async () => valueOf(await one.client.call('payments.withdrawal', { id })).state,
    orders: () => of('POST').length,
    checks: () => of('GET').length,
    knows: (state: string) => stage.gateway.knows('withdrawal', id, state, { amount: '285.00' }),
    says: (state: string) => stage.report({ reference: id, kind: 'withdrawal', state, amount: '285.00' }),
  }
}
const check = async () => (await stage.system.stores.reconcile.check('alpha', 'payments', stage.system.clock())).examples
const HELD = { main: 70_000, held: 30_000 }
const PAID = { main: 70_000, held: 0 }

// Proves money-9.
describe('a payout whose answer was lost', () => {
  test('though the company has paid, and a proxy answers the next tries: the money stays held until the company says paid', async () => {
    const { balance, state, knows, id, orders, checks } = await ready('proxied')
    stage.gateway.answerNext('/v1/withdrawals', 0, {}, { breaks: true })
    await after(0)
    expect([orders(), await state(), await balance()]).toEqual([1, 'held', HELD])
    for (const status of [404, 403, 400, 200]) {
      stage.gateway.answerNext(`/v1/withdrawals/${id}`, status, {}, { isSigned: false })
      await after(NEXT_CHECK)
      expect([await state(), await balance()]).toEqual(['held', HELD])
    }
    expect([orders(), checks()]).toEqual([1, 4])
    knows('paid')
    await after(NEXT_CHECK)
    expect([await state(), await balance(), orders()]).toEqual(['paid', PAID, 1])
    expect(await check()).not.toContain(id)
  })

  test('is sent again only where the company itself says that it does not know it; a proxy’s refusal of the order gives nothing back', async () => {
    const { balance, state, orders, checks } = await ready('resent')
    stage.gateway.answerNext('/v1/withdrawals', 0, {}, { breaks: true })
    await after(0)
    stage.gateway.answerNext('/v1/withdrawals', 404, {}, { isSigned: false })
    await after(60)
    expect([orders(), checks(), await state(), await balance()]).toEqual([2, 1, 'held', HELD])
    stage.gateway.answerNext('/v1/withdrawals', 409, {})
    await after(NEXT_CHECK)
    expect([await state(), await balance()]).toEqual(['held', HELD])
    stage.gateway.answerNext('/v1/withdrawals', 422, {})
    await after(NEXT_CHECK)
    expect([await state(), await balance()]).toEqual(['returned', { main: 100_000, held: 0 }])
  })

  test('and whose process ended before it could be noted, is asked for first', async () => {
    const { id, orders, knows, state } = await ready('stopped')
    const payment = (await stage.system.stores.payments.byId('alpha', id))!
    // What stands there after a stop in the middle: it was sent, and nothing is known of it.
    await stage.system.stores.payments.change(payment, { triedAt: stage.system.clock() })
    knows('paid')
    await after(60)
    expect([orders(), await state()]).toEqual([0, 'paid'])
  })

  test('that the company had taken and refuses later stays held, and is a fault that names it', async () => {
    const { balance, state, id } = await ready('forgetful')
    await after(0)
    expect(await state()).toBe('sent')
    stage.gateway.answerNext('/v1/withdrawals', 422, {})
    await after(NEXT_CHECK)
    expect([await state(), await balance()]).toEqual(['sent', HELD])
    expect(await check()).toContain(id)
    await moneyCommand(stage.system)(stage.system.merchants.byCode('alpha')!, ['resolve', id, '--reason', 'the company found it', '--by', 'ann'])
    expect(await check()).not.toContain(id)
  })
})

// Proves money-9.
describe('a contradiction is a fault that names the payment, until somebody says what it was', () => {
  const merchant = () => stage.system.merchants.byCode('alpha')!

  test('paid, after the money was given back', async () => {
    const { says, state, balance, id } = await ready('contradicted')
    await after(0)
    expect((await says('declined')).status).toBe(200)
    expect([await state(), await balance()]).toEqual(['returned', { main: 100_000, held: 0 }])
    expect(await check()).not.toContain(id)
    expect((await says('paid')).status).toBe(200)
    expect([await state(), await balance()]).toEqual(['returned', { main: 100_000, held: 0 }])
    expect(await check()).toContain(id)

    const command = moneyCommand({ ...stage.system })
    expect((await command(merchant(), ['contradictions'])).join('\n')).toMatch(new RegExp(`${id}.*returned.*paid`))
    await expect(command(merchant(), ['resolve', id])).rejects.toThrow('Usage')
    // One id in 64 begins with a hyphen.
    await expect(command(merchant(), ['resolve', '-Uq4', '--reason', 'nothing'])).rejects.toThrow('alpha has no payment -Uq4')
    await command(merchant(), ['resolve', id, '--reason', 'the company took it back', '--by', 'ann'])
    expect(await check()).not.toContain(id)
    expect((await stage.system.stores.payments.byId('alpha', id))?.resolved).toBe('ann: the company took it back')
    // The same once more says nothing new; another one does.
    await says('paid')
    expect(await check()).not.toContain(id)
  })

  test('declined, after a deposit was paid, and another sum', async () => {
    const { client } = await stage.member('undecided')
    const open = async () =>
      valueOf(
        await client.call('payments.createDeposit', {
          key: `a-form-of-undecided-${stage.gateway.requests.length}`,
          channel: 'instant',
          amount: '200',
          currency: 'PHP',
        }),
      ).id
    const [one, other] = [await open(), await open()]
    await stage.report({ reference: one })
    await stage.report({ reference: one, state: 'declined' })
    expect((await stage.report({ reference: other, amount: '201.00' })).status).toBe(422)
    expect(await check()).toEqual(expect.arrayContaining([one, other]))
  })
})

test('an answer to a deposit that the company did not sign opens none', async () => {
  const { client } = await stage.member('faked')
  stage.gateway.answerNext('/v1/deposits', 201, { id: 'gw-1', url: `${stage.gateway.url}/pay/1` }, { isSigned: false })
  const request = { key: 'a-form-that-is-faked', channel: 'instant', amount: '200', currency: 'PHP' }
  expect(await client.call('payments.createDeposit', request)).toMatchObject({ errorCode: 'payment.provider.unavailable' })
  expect(valueOf(await client.call('payments.createDeposit', request)).state).toBe('pending')
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testWallet } from '#money/testing/test-wallet.ts'
import { newReadyWithdrawer } from '#money/testing/test-withdrawals.ts'
import { moneyCommand } from '#payments/money-command.ts'
import { createPaymentStage, type PaymentStage } from '#payments/testing/payment-stage.ts'
import { valueOf } from '#testing/test-app.ts'

let stage: PaymentStage
beforeAll(async () => {
  stage = await createPaymentStage()
})
afterAll(() => stage.close())

let number = 0
/** A member with 1,000 PHP and a bank account, and a deposit of 200 PHP that was paid. */
const paid = async () => {
  number += 1
  const one = await newReadyWithdrawer(stage, `payer${number}`)
  const request = { key: `the-deposit-form-${number}`, channel: 'instant', amount: '200', currency: 'PHP' }
  const { id: deposit } = valueOf(await one.client.call('payments.createDeposit', request))
  await stage.report({ reference: deposit })
  const memberId = (await stage.system.stores.payments.byId('alpha', deposit))!.memberId
  const wallet = testWallet(stage.system, memberId)
  const has = async () => {
    const { main, held, owed = 0 } = valueOf(await one.client.call('wallet.balance', {}))
    return { main, held, owed }
  }
  return { ...one, deposit, memberId, wallet, has }
}
const rightLedger = async () => {
  for (const check of ['transfers', 'balances', 'versions', 'answers', 'held', 'events', 'deposits', 'payments'] as const)
    expect((await stage.system.stores.reconcile.check('alpha', check, stage.system.clock())).examples).toEqual([])
}

// Proves money-7.
test.each(['chargeback', 'reversed', 'refunded'])('a deposit that is %s after it was paid is owed, once, and taken from the balance', async state => {
  const { client, deposit, has } = await paid()
  expect(await has()).toEqual({ main: 120_000, held: 0, owed: 0 })
  for (const _again of [1, 2, 3]) expect((await stage.report({ reference: deposit, state })).status).toBe(200)
  await Promise.all([1, 2, 3, 4].map(() => stage.report({ reference: deposit, state: 'chargeback' })))
  expect(await has()).toEqual({ main: 100_000, held: 0, owed: 0 })
  const { lines } = valueOf(await client.call('wallet.statement', { limit: 1 }))
  expect(lines).toMatchObject([{ kind: 'recover', amount: -20_000, balance: 100_000 }])
  // "Paid" once more changes nothing.
  await stage.report({ reference: deposit })
  expect(await has()).toEqual({ main: 100_000, held: 0, owed: 0 })
  await rightLedger()
})

test('a deposit that is taken back before it was credited is declined', async () => {
  const { client } = await stage.member('early')
  const { id } = valueOf(
    await client.call('payments.createDeposit', { key: 'the-form-of-early', channel: 'instant', amount: '200', currency: 'PHP' }),
  )
  await stage.report({ reference: id, state: 'chargeback' })
  expect(valueOf(await client.call('payments.deposit', { id })).state).toBe('declined')
})

// Proves money-7.
describe('while something is owed', () => {
  const inDebt = async () => {
    const one = await paid()
    await one.wallet.bet(`all-of-${one.memberId}`, 115_000)
    await stage.report({ reference: one.deposit, state: 'chargeback' })
    expect(await one.has()).toEqual({ main: 0, held: 0, owed: 15_000 })
    return one
  }

  test('the statement of a hold refuses it; a withdrawal takes what there is, and is refused while that is too little', async () => {
    const { client, requested, wallet, has, memberId } = await inDebt()
    await wallet.deposit(`more-of-${memberId}`, 40_000)
    await expect(wallet.hold(`hold-of-${memberId}`, 100)).rejects.toMatchObject({ code: 'payment.owed' })
    // 150 are taken first, and of what is left 250 can be paid out.
    expect(await client.call('payments.createWithdrawal', requested())).toMatchObject({ errorCode: 'balance.too.low', value: { balance: 25_000 } })
    expect(await has()).toEqual({ main: 25_000, held: 0, owed: 0 })
    expect(await client.call('payments.createWithdrawal', requested({ amount: '250' }))).toMatchObject({ success: true })

    const other = await inDebt()
    await other.wallet.deposit(`little-of-${other.memberId}`, 5_000)
    expect(await other.client.call('payments.createWithdrawal', other.requested())).toMatchObject({
      status: 409,
      errorCode: 'payment.owed',
      value: { owed: 10_000 },
    })
    expect(await other.has()).toEqual({ main: 0, held: 0, owed: 10_000 })
  })

  test('a withdrawal that was not sent yet comes back, and is not sent', async () => {
    const { client, requested, wallet, has, deposit, memberId } = await paid()
    const { id } = valueOf(await client.call('payments.createWithdrawal', requested()))
    await wallet.bet(`all-of-${memberId}`, 90_000)
    await stage.report({ reference: deposit, state: 'chargeback' })
    expect(await has()).toEqual({ main: 0, held: 30_000, owed: 20_000 })
    await stage.system.jobs.runDue()
    expect(valueOf(await client.call('payments.withdrawal', { id })).state).toBe('returned')
    expect(await has()).toEqual({ main: 10_000, held: 0, owed: 0 })
    expect(stage.gateway.requests.filter(({ body }) => body['reference'] === id)).toEqual([])
  })

  test('a withdrawal and a chargeback at the same moment: nothing is sent, and the ledger is right', async () => {
    const { client, requested, has, deposit, wallet, memberId } = await paid()
    await wallet.bet(`much-of-${memberId}`, 85_000)
    await Promise.all([client.call('payments.createWithdrawal', requested()), stage.report({ reference: deposit, state: 'chargeback' })])
    await stage.system.jobs.runDue()
    expect(await has()).toEqual({ main: 15_000, held: 0, owed: 0 })
    await rightLedger()
  })
})

// Proves money-7.
test('a withdrawal that comes back after it was paid is the member’s again, once', async () => {
  const { client, requested, has } = await paid()
  const { id } = valueOf(await client.call('payments.createWithdrawal', requested()))
  await stage.system.jobs.runDue()
  const report = { reference: id, kind: 'withdrawal', amount: '285.00' } as const
  await stage.report({ ...report, state: 'paid' })
  expect(await has()).toEqual({ main: 90_000, held: 0, owed: 0 })
  for (const _again of [1, 2]) expect((await stage.report({ ...report, state: 'reversed' })).status).toBe(200)
  expect(await has()).toEqual({ main: 120_000, held: 0, owed: 0 })
  await rightLedger()
})

// Proves money-7.
describe('staff', () => {
  const money = (...args: readonly string[]) => moneyCommand(stage.system)(stage.system.merchants.byCode('alpha')!, args)
  const why = ['--reason', 'the company says so', '--by', 'ann'] as const

  test('give and demand, with a reason and a name, which the member does not see', async () => {
    const { client, memberId, has } = await paid()
    await expect(money('adjust', memberId, '--amount=12.50')).rejects.toThrow('Usage')
    for (const amount of ['0', '1.005', 'much']) await expect(money('adjust', memberId, `--amount=${amount}`, ...why)).rejects.toThrow('is no amount')
    await money('adjust', memberId, '--amount=12.50', ...why)
    expect(await has()).toEqual({ main: 121_250, held: 0, owed: 0 })
    const [kept] = await stage.system.stores.statement.lines('alpha', memberId, { account: 'main', limit: 1 })
    expect(kept).toMatchObject({ kind: 'adjust', amount: 1_250, detail: { by: 'ann', reason: 'the company says so' } })
    expect(valueOf(await client.call('wallet.statement', { limit: 1 })).lines[0]?.detail).toEqual({})
    await money('adjust', memberId, '--amount=-1300', ...why)
    expect(await has()).toEqual({ main: 0, held: 0, owed: 8_750 })
    expect(await money('owing')).toContain(`${memberId}  87.50 PHP`)
  })

  test('give up what is owed', async () => {
    const { memberId, has } = await paid()
    await expect(money('write-off', memberId, ...why)).rejects.toThrow('owes nothing')
    await money('adjust', memberId, '--amount=-1300', ...why)
    await money('write-off', memberId, ...why)
    expect(await has()).toEqual({ main: 0, held: 0, owed: 0 })
    await rightLedger()
  })
})

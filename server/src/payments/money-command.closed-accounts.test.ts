import { afterAll, beforeAll, expect, test } from 'vitest'
import { testWallet } from '#money/testing/test-wallet.ts'
import { signIn, valueOf } from '#testing/test-app.ts'
import { moneyCommand } from './money-command.ts'
import { createPaymentStage, type PaymentStage } from './testing/payment-stage.ts'

let stage: PaymentStage
beforeAll(async () => {
  stage = await createPaymentStage()
})
afterAll(() => stage.close())

const money = (...args: readonly string[]) => moneyCommand(stage.system)(stage.system.merchants.byCode('alpha')!, args)
const opened = async (name: string) => {
  const one = await stage.member(name)
  const request = { key: `the-deposit-of-${name}`, channel: 'instant', amount: '200', currency: 'PHP' }
  const { id: deposit } = valueOf(await one.client.call('payments.createDeposit', request))
  return { ...one, deposit, stored: async () => (await stage.system.stores.payments.byId('alpha', deposit))! }
}
const main = async (id: string) => (await stage.system.stores.ledger.accountsOf('alpha', id)).find(({ kind }) => kind === 'main')?.balance ?? 0

// Proves money-8.
test('an account with a deposit that is under way is not closed', async () => {
  const { client, deposit } = await opened('underway')
  expect(await client.call('member.close', {})).toMatchObject({ status: 409, errorCode: 'account.payment.open' })
  await stage.report({ reference: deposit, state: 'declined' })
  expect(await client.call('member.close', {})).toMatchObject({ success: true })
})

// Proves money-8.
test('a deposit that comes after closing goes back to its payer', async () => {
  const { client, id, deposit, stored } = await opened('leaver')
  await stage.report({ reference: deposit, state: 'declined' })
  valueOf(await client.call('member.close', {}))
  // The money came after all: the company is asked, and says so too.
  stage.gateway.knows('deposit', deposit, 'paid')
  await stage.report({ reference: deposit })
  for (const _requestThenRefund of [1, 2]) await stage.system.jobs.runDue()
  expect([(await stored()).state, (await stored()).reason, await main(id)]).toEqual(['declined', 'account.closed', 0])
  expect(stage.gateway.requests.filter(({ path }) => path === `/v1/deposits/${deposit}/refund`)).toHaveLength(1)
})

// Proves money-8.
test('a late win stands in a list, and staff pay it out once', async () => {
  const { client, id } = await stage.member('latewinner')
  const wallet = testWallet(stage.system, id)
  await wallet.deposit('late-in', 100)
  await wallet.bet('late-bet', 100, { provider: 'demo', vendor: 'SALON', game: 'dice', round: 'late-round' })
  stage.system.clock.advance(24 * 3_600)
  client.token = valueOf(await stage.client().call('session.login', signIn('latewinner'))).token
  valueOf(await client.call('member.close', {}))
  expect(await money('stranded')).toEqual(['alpha has no closed account with money.'])
  await wallet.win('late-win', 'late-bet', 12_345)

  expect((await money('stranded')).join()).toMatch(new RegExp(`${id} +latewinner +123.45 PHP`))
  await expect(money('pay-out', id)).rejects.toThrow('Usage')
  expect(await money('pay-out', id, '--reason', 'bank transfer', '--by', 'ann')).toEqual([
    '123.45 PHP of latewinner are paid out in the books. Send them by hand.',
  ])
  await expect(money('pay-out', id, '--reason', 'bank transfer', '--by', 'ann')).rejects.toThrow('has no money')
  const [line] = await stage.system.stores.statement.lines('alpha', id, { account: 'main', limit: 1 })
  expect(line).toMatchObject({ kind: 'remit', amount: -12_345, balance: 0, detail: { by: 'ann', reason: 'bank transfer' } })
  for (const check of ['transfers', 'balances', 'answers', 'versions'] as const)
    expect((await stage.system.stores.reconcile.check('alpha', check, stage.system.clock())).examples).toEqual([])
})

test('money of an account that is open is not paid out by hand', async () => {
  const { id } = await stage.member('staying')
  await testWallet(stage.system, id).deposit('staying-in', 100)
  await expect(money('pay-out', id, '--reason', 'asked for it', '--by', 'ann')).rejects.toThrow('no closed account')
})

import { AUTHENTICATOR_SEAL } from '#account/two-factor/authenticator.ts'
import { everyPair } from '#lottery/testing/lottery-stage.ts'
import { address } from '#mall/testing/mall-stage.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { settlePayment } from '#payments/steps/settle.ts'
import { checkChain } from '#staff/events/check-chain.ts'
import { PASSWORD, registration, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import type { WireClient } from '#testing/wire-client.ts'
import { HISTORY_BEGINS, HISTORY_ENDS } from './history-stage.ts'
import { liveStaffHistory } from './staff-history.ts'

/** The members of the history, who all have the password of the tests. */
export const ANN = 'ann_history'
export const BEN = 'ben_history'
export const CAT = 'cat_history'

/** The secret of Ben's authenticator app, base32. */
export const BENS_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

const join = async (wire: TestApp, username: string, more: object = {}) => {
  const client = wire.client()
  const { token, customerId } = valueOf(await client.call('member.register', registration(username, more)))
  client.token = token
  return { client, id: customerId }
}

/** Lives through a day at merchant alpha: members, deposits, bets, a withdrawal, draws, points, an order, limits, messages. */
export const liveHistory = async (wire: TestApp): Promise<void> => {
  const { system } = wire
  const { clock, stores } = system
  const alpha = system.merchants.byCode('alpha')
  if (!alpha) throw new Error('The test merchants are missing.')
  const goTo = async (moment: string) => {
    clock.advance((Date.parse(moment) - clock().getTime()) / 1000)
    await system.jobs.runDue()
  }
  const payIn = async (client: WireClient, key: string) => {
    const { id } = valueOf(await client.call('payments.createDeposit', { key, channel: 'instant', amount: '1000', currency: 'PHP' }))
    const news = { reference: id, providerId: `gw-${id}`, kind: 'deposit', outcome: 'paid', amount: 100_000, currency: 'PHP' } as const
    await settlePayment(system)(alpha, news, 'callback')
  }
  await goTo(HISTORY_BEGINS)

  const ann = await join(wire, ANN)
  const { code } = valueOf(await ann.client.call('referral.invitation', {}))
  const ben = await join(wire, BEN, { code })
  const cat = await join(wire, CAT)
  await payIn(ann.client, 'form-of-ann-number-1')
  await payIn(ben.client, 'form-of-ben-number-1')
  // One that the player never paid.
  valueOf(await ann.client.call('payments.createDeposit', { key: 'form-of-ann-number-2', channel: 'instant', amount: '200', currency: 'PHP' }))
  valueOf(await ann.client.call('safePlay.setLimit', { kind: 'deposit', period: 'day', most: 500_000 }))
  const account = valueOf(await ann.client.call('payments.addPayoutAccount', { bank: 'first', number: '1234567890', holder: 'Ann Reyes' }))

  for (const [at, lines] of everyPair().entries())
    valueOf(await ann.client.call('lottery.buyTickets', { key: `tickets-of-ann-${at}`, draw: 'fixed-20260101-0005', lines }))
  valueOf(await ben.client.call('lottery.buyTickets', { key: 'tickets-of-ben-1', draw: 'pool-20260101-0005', lines: [{ numbers: ['1', '2'] }] }))
  await goTo('2026-01-01T00:05:00Z')

  const money = testWallet(system, ben.id)
  await money.bet('round-1', 5_000)
  await money.win('round-1-won', 'round-1', 12_345)
  await money.bet('round-2', 700)

  for (const { client } of [ann, ben]) valueOf(await client.call('rewards.claim', { id: 'welcome', turn: 'once' }))
  valueOf(await ann.client.call('mall.order', { key: 'order-of-ann-1', good: 'mug', price: 100, address }))
  valueOf(await ann.client.call('chat.send', { clientId: 'message-of-ann-1', text: 'Where is my mug?' }))
  await stores.chats.add({
    merchant: 'alpha',
    memberId: ann.id,
    by: 'support',
    clientId: 'answer-1',
    at: clock(),
    text: 'On its way.',
    picture: null,
  })

  const place = { merchant: 'alpha', memberId: ben.id }
  await stores.members.setContact('alpha', ben.id, { channel: 'sms', recipient: '639175550100' }, clock())
  await stores.factors.set(place, { payeeName: 'Ben Cruz', authenticatorSecret: system.seals.seal(AUTHENTICATOR_SEAL, BENS_SECRET), alwaysAsk: true })
  valueOf(await cat.client.call('safePlay.exclude', { months: null }))

  await liveStaffHistory(wire, ben.id)

  await goTo('2026-01-01T01:05:00Z')
  valueOf(await ann.client.call('member.securityConfirm', { method: 'password', password: PASSWORD }))
  valueOf(await ann.client.call('payments.createWithdrawal', { key: 'form-of-ann-number-3', account: account.id, amount: '300', currency: 'PHP' }))
  await goTo(HISTORY_ENDS)
  valueOf(await ann.client.call('lottery.buyTickets', { key: 'tickets-of-ann-9', draw: 'fixed-20260101-0115', lines: [{ numbers: ['3', '4'] }] }))
}

/** What members see of the history, and what the house has of it. */
export const readHistory = async (wire: TestApp) => {
  const client = wire.client()
  client.token = valueOf(await client.call('session.login', signIn(ANN))).token
  const { main, held, points } = valueOf(await client.call('wallet.balance', {}))
  const { lines } = valueOf(await client.call('wallet.statement', {}))
  const { deposits } = valueOf(await client.call('payments.deposits', {}))
  const { withdrawals } = valueOf(await client.call('payments.withdrawals', {}))
  const { draw, certificate, prizes } = valueOf(await client.call('lottery.draw', { id: 'fixed-20260101-0005' }))
  const open = valueOf(await client.call('lottery.tickets', { which: 'open' })).tickets
  const won = valueOf(await client.call('lottery.tickets', { which: 'won' })).tickets
  const { orders } = valueOf(await client.call('mall.orders', {}))
  const { messages } = valueOf(await client.call('chat.thread', {}))
  const { taken } = valueOf(await client.call('rewards.mine', {}))
  const { friends } = valueOf(await client.call('referral.invitation', {}))
  const rows = await wire.system.stores.reconcile.houseBalances('alpha')
  return {
    balance: { main, held, points },
    lines: lines.map(({ kind, reference, amount, balance }) => ({ kind, reference, amount, balance })),
    deposits: deposits.map(({ id, state, amount }) => ({ id, state, amount })),
    withdrawals: withdrawals.map(({ id, state, amount }) => ({ id, state, amount })),
    draw: { state: draw.state, results: draw.results, prizes, certificate },
    open: open.map(({ number }) => number),
    won: won.map(({ number, prize }) => ({ number, prize })),
    orders: orders.map(({ id, good, state }) => ({ id, good, state })),
    messages: messages.map(({ seq, by, text }) => ({ seq, by, text })),
    taken: taken.map(({ id, points: given }) => ({ id, points: given })),
    friends,
    chain: await checkChain(wire.system)('alpha'),
    house: rows.map(({ kind, asset, balance }) => ({ kind, asset, balance })).toSorted((a, b) => (a.kind + a.asset < b.kind + b.asset ? -1 : 1)),
  }
}
export type HistoryAnswers = Awaited<ReturnType<typeof readHistory>>

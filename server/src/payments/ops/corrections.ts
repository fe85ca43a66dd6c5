import { currencyCode } from '@foyer/texts/format'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { ApprovalAct, ApprovalFacts } from '#kernel/ops/approval-act.ts'
import { currencyFacts } from '#kernel/ops/currency-facts.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { correctBalance, type Correction } from '#payments/correct-balance.ts'
import { chargeOf } from '#payments/steps/payment-sums.ts'
import { settlePayment } from '#payments/steps/settle.ts'

/** Members who owe something that a list shows. */
const LISTED = 200
/** Random bytes by which a correction that was asked for is made once. */
const KEY_BYTES = 12

interface Wanted {
  readonly memberId: string
  readonly act: Correction
  readonly amount: number
}

const balancesOf = async (stores: Pick<Stores, 'ledger'>, merchant: string, memberId: string) => {
  const accounts = await stores.ledger.accountsOf(merchant, memberId)
  const of = (kind: (typeof accounts)[number]['kind']) => accounts.find(one => one.kind === kind)?.balance ?? 0
  return { main: of('main'), held: of('held'), owed: of('owed') }
}

/** The lines that a correction has now: of each account what leaves it and what comes into it. They add up to 0. */
const linesOf = async (stores: Stores, merchant: string, { memberId, act, amount }: Wanted) => {
  const { main, owed } = await balancesOf(stores, merchant, memberId)
  const house = new Map((await stores.reconcile.houseBalances(merchant)).map(({ kind, balance }) => [kind, balance]))
  const line = (account: string, of: 'member' | 'house', change: number, before: number) => ({
    account,
    of,
    debit: Math.max(0, -change),
    credit: Math.max(0, change),
    before,
    after: before + change,
  })
  const corrections = house.get('corrections') ?? 0
  if (act === 'give') return [line('corrections', 'house', -amount, corrections), line('main', 'member', amount, main)]
  if (act === 'write off') return [line('losses', 'house', owed, house.get('losses') ?? 0), line('owed', 'member', -owed, owed)]
  const recovered = Math.min(Math.max(0, main), amount - owed)
  return [
    line('main', 'member', -recovered, main),
    line('owed', 'member', recovered - amount, owed),
    line('corrections', 'house', amount, corrections),
  ].filter(({ debit, credit }) => debit + credit > 0)
}

/** Refuses what cannot be done: a sum of nothing, or giving up what is not owed. */
const checked = async (stores: Stores, merchant: Merchant, wanted: Wanted) => {
  const member = await stores.members.byId(merchant.code, wanted.memberId)
  if (!member) throw new OpRefusal('member.unknown')
  if (wanted.act !== 'write off' && wanted.amount < 1) throw new OpRefusal('act.refused', { code: 'amount.invalid' })
  if (wanted.act === 'write off' && (await balancesOf(stores, merchant.code, wanted.memberId)).owed === 0)
    throw new OpRefusal('act.refused', { code: 'nothing.owed' })
  return member
}

export const preview =
  ({ stores }: Pick<Deps, 'stores'>): OpService<'ledger.preview'> =>
  async (wanted, { merchant }) => {
    const { id, username } = await checked(stores, merchant, wanted)
    return { ...currencyFacts(merchant), member: { id, username }, lines: await linesOf(stores, merchant.code, wanted) }
  }

/** Asks a second person for a correction. */
export const adjust =
  ({ inUnit, randomToken }: Pick<Deps, 'inUnit' | 'randomToken'>): OpService<'ledger.adjust'> =>
  async ({ reason, ...wanted }, caller) =>
    await inUnit(async unit => {
      await checked(unit, caller.merchant, wanted)
      const content = { ...wanted, amount: wanted.act === 'write off' ? 0 : wanted.amount, key: randomToken(KEY_BYTES), reason }
      const { id: approval } = await caller.ask(unit, { kind: 'ledger.adjust', content, reason })
      await caller.record(unit, { about: { kind: 'member', id: wanted.memberId }, after: { act: wanted.act, amount: wanted.amount }, reason })
      return { approval }
    })

/** The second person makes the correction: the lines are made anew from what stands then. */
export const adjustApproval = (deps: Pick<Deps, 'clock'>): ApprovalAct<'ledger.adjust'> => {
  const correct = correctBalance(deps)
  return {
    async facts(stores, { memberId, act, amount }, merchant): Promise<ApprovalFacts> {
      const member = await stores.members.byId(merchant, memberId)
      if (!member) throw new OpRefusal('member.unknown')
      const { main, held, owed } = await balancesOf(stores, merchant, memberId)
      if (act === 'write off' && owed === 0) throw new OpRefusal('act.refused', { code: 'nothing.owed' })
      return { member: member.username, act, amount: act === 'write off' ? -owed : amount, balance: main, held, owed: Math.abs(owed) }
    },
    // Of what is given up the sum is what is owed: it may not have changed.
    sealed: ['member', 'act', 'amount'],
    async carryOut(unit, { memberId, act, amount, key, reason }, caller) {
      const { merchant, person } = caller
      const before = await balancesOf(unit, merchant.code, memberId)
      await correct(unit, { merchant, memberId, act, amount, reference: `staff:${key}`, by: person.login, reason })
      const after = await balancesOf(unit, merchant.code, memberId)
      await caller.record(unit, { about: { kind: 'member', id: memberId }, event: 'ledger.adjusted', before, after, reason })
    },
  }
}

/** Asks a second person to book that a deposit was taken back. */
export const chargeback =
  ({ inUnit }: Pick<Deps, 'inUnit'>): OpService<'ledger.chargeback'> =>
  async ({ paymentId, reason }, caller) =>
    await inUnit(async unit => {
      const payment = await unit.payments.byId(caller.merchant.code, paymentId)
      if (!payment) throw new OpRefusal('payment.unknown')
      if (payment.state !== 'paid' || payment.takenBack !== null)
        throw new OpRefusal('payment.decided', { state: payment.takenBack ?? payment.state })
      const { id: approval } = await caller.ask(unit, { kind: 'ledger.chargeback', content: { paymentId, reason }, reason })
      await caller.record(unit, { about: { kind: 'payment', id: paymentId }, before: { state: payment.state, amount: payment.amount }, reason })
      return { approval }
    })

/** The second person books it, as the company's own word does (docs/payments.md, What is taken back). */
export const chargebackApproval = ({ clock, log }: Pick<Deps, 'clock' | 'log'>): ApprovalAct<'ledger.chargeback'> => ({
  async facts(stores, { paymentId }, merchant): Promise<ApprovalFacts> {
    const payment = await stores.payments.byId(merchant, paymentId)
    if (!payment) throw new OpRefusal('payment.unknown')
    const { main, held, owed } = await balancesOf(stores, merchant, payment.memberId)
    const { kind, state, amount, takenBack, memberId } = payment
    const member = await stores.members.byId(merchant, memberId)
    return { payment: paymentId, kind, state, amount, takenBack, member: member?.username ?? '', balance: main, held, owed: Math.abs(owed) }
  },
  sealed: ['payment', 'kind', 'state', 'amount', 'takenBack', 'member'],
  async carryOut(unit, { paymentId, reason }, caller) {
    const { merchant } = caller
    const payment = await unit.payments.byId(merchant.code, paymentId)
    if (!payment) throw new OpRefusal('payment.unknown')
    const settle = settlePayment({ inUnit: work => work(unit), clock, log })
    const news = {
      kind: payment.kind,
      reference: paymentId,
      outcome: 'chargeback',
      amount: chargeOf(payment),
      currency: currencyCode(payment.currency),
      providerId: payment.providerId ?? '',
    } as const
    if ((await settle(merchant, news, 'status')) !== 'take back')
      throw new OpRefusal('payment.decided', { state: payment.takenBack ?? payment.state })
    const after = await balancesOf(unit, merchant.code, payment.memberId)
    await caller.record(unit, {
      about: { kind: 'payment', id: paymentId },
      event: 'ledger.charged-back',
      before: { state: payment.state },
      after,
      reason,
    })
  },
})

export const owing =
  ({ stores }: Pick<Deps, 'stores'>): OpService<'ledger.owing'> =>
  async (_request, { merchant }) => {
    const found = (await stores.ledger.owing(merchant.code)).slice(0, LISTED)
    const items = await Promise.all(
      found.map(async ({ memberId, owed }) => ({
        member: { id: memberId, username: (await stores.members.byId(merchant.code, memberId))?.username ?? '' },
        owed,
      })),
    )
    return { ...currencyFacts(merchant), items }
  }

export const payment =
  ({ stores }: Pick<Deps, 'stores'>): OpService<'ledger.payment'> =>
  async ({ id }, { merchant }) => {
    const found = await stores.payments.byId(merchant.code, id)
    if (!found) throw new OpRefusal('payment.unknown')
    const { kind, state, memberId, amount, takenBack, changedAt } = found
    const [member, { main, owed }] = await Promise.all([stores.members.byId(merchant.code, memberId), balancesOf(stores, merchant.code, memberId)])
    return {
      ...currencyFacts(merchant),
      id,
      kind,
      state,
      member: { id: memberId, username: member?.username ?? '' },
      amount,
      takenBack,
      changedAt: changedAt.toISOString(),
      balance: main,
      owed: Math.abs(owed),
    }
  }

import { WEEK_MS } from '@foyer/contract/time-units'
import { maskedEnd } from '#account/member/masked.ts'
import type { Deps } from '#kernel/deps.ts'
import { currencyFacts } from '#kernel/ops/currency-facts.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { bankName } from '#payments/payout-accounts/show-account.ts'
import { decisionOf } from './decision-of.ts'
import { textOf } from './queue.ts'

const WEEKS = 15

/** A name as a role sees it that decides by its beginning: "M••• R••••". */
export const maskedName = (name: string): string =>
  name
    .split(' ')
    .map(part => `${part.slice(0, 1)}•••`)
    .join(' ')

/** A withdrawal with everything by which a person decides. */
export const get =
  ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): OpService<'payments.get'> =>
  async ({ id }, { merchant }) => {
    const withdrawal = await stores.payments.byId(merchant.code, id)
    if (withdrawal?.kind !== 'withdrawal') throw new OpRefusal('payment.unknown')
    const { memberId, accountId } = withdrawal
    const owner = { merchant: merchant.code, memberId }
    const now = clock()
    const since = new Date(now.getTime() - WEEKS * WEEK_MS)
    const [member, [account], balances, facts, weeks, pause] = await Promise.all([
      stores.members.byId(merchant.code, memberId),
      stores.payoutAccounts.byIds(merchant.code, [accountId]),
      stores.ledger.accountsOf(merchant.code, memberId),
      stores.paymentDesk.facts(withdrawal),
      stores.paymentDesk.weeks(owner, since),
      stores.safePlay.pauseOf(owner, now),
    ])
    if (!member || !account) throw new Error(`withdrawal ${id} of ${merchant.code} has no member or account`)
    const of = (kind: (typeof balances)[number]['kind']) => balances.find(one => one.kind === kind)?.balance ?? 0
    const { asideUntil, asideBy, asideReason } = withdrawal
    const { lastDeposit, staked, bets, won, paidOut, payouts, paidTo, sharedWith } = facts
    return {
      ...currencyFacts(merchant),
      id,
      state: withdrawal.state,
      member: { id: memberId, username: member.username, since: textOf(member.registeredAt) },
      amount: withdrawal.amount,
      fee: withdrawal.fee,
      createdAt: textOf(withdrawal.createdAt),
      changedAt: textOf(withdrawal.changedAt),
      waitsFor: [...(withdrawal.waitsFor ?? [])],
      people: withdrawal.people,
      decision: await decisionOf(stores, withdrawal),
      aside: asideUntil && asideUntil > now ? { until: textOf(asideUntil), by: asideBy ?? '', reason: asideReason ?? '' } : null,
      payee: {
        bank: bankName({ merchant, language: 'EN' }, account.bank),
        number: maskedEnd(account.end),
        holder: maskedName(account.holder),
        addedAt: textOf(account.addedAt),
        isRemoved: account.removedAt !== null,
        sharedWith,
        paidTo,
      },
      facts: {
        main: of('main'),
        held: of('held'),
        owed: Math.abs(of('owed')),
        deposited: member.depositedAmount,
        deposits: member.depositCount,
        lastDeposit: lastDeposit ? { amount: lastDeposit.amount, at: textOf(lastDeposit.at) } : null,
        stakedSince: { amount: staked, bets },
        wonSince: won,
        paidOut,
        payouts,
        paused: pause !== undefined,
      },
      weeks: Array.from({ length: WEEKS }, (_, nth) => {
        const found = weeks.find(({ week }) => week === nth)
        return { from: textOf(new Date(since.getTime() + nth * WEEK_MS)), in: found?.in ?? 0, out: found?.out ?? 0 }
      }),
    }
  }

import type { MoneyLine } from '@foyer/contract/casework/ops/money'
import { STATEMENT_PAGE } from '@foyer/contract/money/statement'
import { knownMember } from '#account/ops/known-member.ts'
import { channelName } from '#casework/channel-name.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import type { StatementLine } from '#money/ledger/statement-store.ts'
import { bankName } from '#payments/payout-accounts/show-account.ts'

/** Payments beside the lines. */
const PAYMENTS_SHOWN = 20

const textIn = (detail: StatementLine['detail'], name: string): string => String(detail[name] ?? '')

/** What a movement belongs to, by its detail and the form of its reference. */
const belongingOf = (merchant: Merchant, { kind, reference, detail }: StatementLine): MoneyLine['belongs'] => {
  const plain = { name: '', provider: null }
  if ('payment' in detail) {
    return { kind: 'payment', id: textIn(detail, 'payment'), name: channelName(merchant, textIn(detail, 'channel')), provider: null }
  }
  if ('provider' in detail) return { kind: 'round', id: textIn(detail, 'round'), name: textIn(detail, 'game'), provider: textIn(detail, 'provider') }
  // The draw's id begins with the lottery.
  if ('round' in detail) return { ...plain, kind: 'draw', id: textIn(detail, 'round') }
  if ('good' in detail) return { ...plain, kind: 'order', id: textIn(detail, 'good'), name: textIn(detail, 'name') }
  if ('by' in detail) return { ...plain, kind: 'staff', id: reference }
  if (reference.startsWith('reward:')) return { ...plain, kind: 'reward', id: reference.split(':').slice(2).join(' ') }
  if (reference.startsWith('referral:')) return { ...plain, kind: 'referral', id: reference.slice('referral:'.length) }
  return { ...plain, kind: kind === 'gift' ? 'reward' : 'reference', id: reference }
}

export const memberMoney =
  ({ stores }: Pick<Deps, 'stores'>): OpService<'members.money'> =>
  async ({ id, account = 'main', kinds, before }, caller) => {
    await knownMember(stores, caller, id)
    const { code } = caller.merchant
    const owner = { merchant: code, memberId: id }
    const isFirst = before === undefined
    const lines = await stores.statement.lines(code, id, { account, kinds, before, limit: STATEMENT_PAGE + 1 })
    const payments = isFirst
      ? [
          ...(await stores.payments.list(owner, 'deposit', PAYMENTS_SHOWN, undefined)),
          ...(await stores.payments.list(owner, 'withdrawal', PAYMENTS_SHOWN, undefined)),
        ]
      : []
    const payees = await stores.payoutAccounts.byIds(
      code,
      payments.flatMap(payment => (payment.kind === 'withdrawal' ? [payment.accountId] : [])),
    )
    const wayOf = (payment: (typeof payments)[number]): string => {
      if (payment.kind === 'deposit') return channelName(caller.merchant, payment.channel)
      const payee = payees.find(one => one.id === payment.accountId)
      return payee ? `${bankName({ merchant: caller.merchant, language: 'EN' }, payee.bank)} •••• ${payee.end}` : ''
    }
    return {
      lines: lines.slice(0, STATEMENT_PAGE).map(line => ({
        ...line,
        at: line.at.toISOString(),
        belongs: belongingOf(caller.merchant, line),
        by: line.detail['by'] === undefined ? null : String(line.detail['by']),
        reason: line.detail['reason'] === undefined ? null : String(line.detail['reason']),
      })),
      more: lines.length > STATEMENT_PAGE,
      payments: payments
        .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
        .map(payment => ({
          id: payment.id,
          kind: payment.kind,
          state: payment.state,
          amount: payment.amount,
          fee: payment.fee,
          way: wayOf(payment),
          reason: payment.reason,
          contradiction: payment.contradiction,
          createdAt: payment.createdAt.toISOString(),
          changedAt: payment.changedAt.toISOString(),
        })),
    }
  }

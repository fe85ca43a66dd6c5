import type { Withdrawal } from '@foyer/contract/payments/withdrawals'
import { useMoney } from '#blocks/money/use-money.ts'
import { paths } from '#navigation/paths.ts'
import { useRequest } from '#request/request-context.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { alertIcon } from '#ui/icons/icons.ts'
import { outIcon } from '#ui/icons/late-icons.ts'
import { checkIcon, reloadIcon } from '#ui/icons/page-icons.ts'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { Failed } from './nothing-here.tsx'
import { PaymentState } from './payment-state.tsx'
import { usePayment } from './use-payment.ts'

const faces = {
  waiting: { glyph: reloadIcon, tone: 'accent' },
  held: { glyph: reloadIcon, tone: 'accent' },
  sent: { glyph: outIcon, tone: 'accent' },
  paid: { glyph: checkIcon, tone: 'success' },
  returned: { glyph: alertIcon, tone: 'danger' },
} as const

const refusals = {
  account: 'withdrawal_refused_account',
  identity: 'withdrawal_refused_identity',
  owed: 'withdrawal_refused_owed',
  other: 'withdrawal_not_approved',
} as const satisfies Readonly<Record<NonNullable<Withdrawal['reason']>, string>>

const Found = ({ withdrawal: { state, reason, amount, fee, account, createdAt } }: { readonly withdrawal: Withdrawal }) => {
  const t = useTexts('wallet')
  const payout = useTexts('withdrawals')
  const shell = useTexts('shell')
  const money = useMoney()
  const format = useFormat()
  const words = {
    waiting: [payout('withdrawal_waiting'), payout('withdrawal_waiting_text')],
    held: [payout('withdrawal_held'), payout('withdrawal_held_text')],
    sent: [payout('withdrawal_sent'), payout('withdrawal_sent_text')],
    paid: [t('outcome_paid'), payout('withdrawal_paid_text', { amount: money(amount - fee), bank: account.bankName })],
    returned: [t('movement_return'), payout(reason === null ? 'withdrawal_returned_text' : refusals[reason])],
  } as const
  const [title, text] = words[state]
  return (
    <PaymentState {...faces[state]} title={title} text={text}>
      <Facts
        facts={[
          [t('line_amount'), money(amount)],
          [t('fee'), fee > 0 ? money(fee) : t('fee_none')],
          [t('you_receive'), money(amount - fee)],
          [account.bankName, account.number],
          [t('line_moment'), format.moment(createdAt, 'date-time')],
        ]}
      />
      <ButtonLink href={paths.withdraw} wide>
        {shell('ok')}
      </ButtonLink>
    </PaymentState>
  )
}

/** One withdrawal, followed until it ends. Nothing here calls it back. */
export const WithdrawalState = ({ id }: { readonly id: string }) => {
  const t = useTexts('wallet')
  const { request } = useRequest()
  const { payment, failed, again } = usePayment('payments.withdrawal', id, () => request('payments.withdrawal', { id }, { alert: false }))
  if (payment) return <Found withdrawal={payment} />
  return failed ? <Failed title={t('payment_failed')} onRetry={again} /> : <Skeleton shape="panel" />
}

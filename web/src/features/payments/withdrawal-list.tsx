import type { Withdrawal } from '@foyer/contract/payments/withdrawals'
import { PagedRows } from '#blocks/paged-rows/paged-rows.tsx'
import { paths } from '#navigation/paths.ts'
import { useRequest } from '#request/request-context.ts'
import { useLanguage, useTexts } from '#texts/use-texts.ts'
import { outIcon } from '#ui/icons/late-icons.ts'
import { List } from '#ui/list.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { PaymentRow } from './payment-row.tsx'

const WithdrawalRow = ({ row: { id, account, amount, state, createdAt } }: { readonly row: Withdrawal }) => {
  const t = useTexts('wallet')
  const payout = useTexts('withdrawals')
  const states = {
    waiting: payout('withdrawal_waiting'),
    held: t('outcome_open'),
    sent: payout('withdrawal_sent'),
    paid: t('outcome_paid'),
    returned: t('outcome_returned'),
  }
  return (
    <PaymentRow
      href={paths.withdrawal(id)}
      glyph={outIcon}
      // The hidden and the shown part of the number stay on one line.
      name={`${account.bankName} ${account.number.replaceAll(' ', '\u00A0')}`}
      amount={amount}
      state={states[state]}
      at={createdAt}
    />
  )
}

/** The member's withdrawals, the latest first. */
export const WithdrawalList = ({ sessionId }: { readonly sessionId: string }) => {
  const t = useTexts('wallet')
  const payout = useTexts('withdrawals')
  const language = useLanguage()
  const { request } = useRequest()
  return (
    <List heading={payout('withdrawals')}>
      <PagedRows
        name={['payments.withdrawals', sessionId, language]}
        load={async after => {
          const { withdrawals, next } = await request('payments.withdrawals', after === undefined ? {} : { after }, { alert: false })
          return { rows: withdrawals, next }
        }}
        RowFace={WithdrawalRow}
        empty={<EmptyState glyph={outIcon} title={payout('withdrawals_empty')} />}
        failed={t('list_failed')}
        more={t('show_more')}
      />
    </List>
  )
}

import type { Withdrawal } from '@foyer/contract/payments/withdrawals'
import type { Texts } from '@foyer/texts/keys.gen'
import { PagedRows } from '#blocks/paged-rows/paged-rows.tsx'
import { paths } from '#navigation/paths.ts'
import { useRequest } from '#request/request-context.ts'
import { useLanguage, useTexts } from '#texts/use-texts.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { outIcon } from '#ui/late-icons.ts'
import { List } from '#ui/list.tsx'
import { PaymentRow } from './payment-row.tsx'

const states: Readonly<Record<Withdrawal['state'], keyof Texts['wallet']>> = {
  waiting: 'withdrawal_waiting',
  held: 'outcome_open',
  sent: 'withdrawal_sent',
  paid: 'outcome_paid',
  returned: 'outcome_returned',
}

const WithdrawalRow = ({ row: { id, account, amount, state, createdAt } }: { readonly row: Withdrawal }) => {
  const t = useTexts('wallet')
  return (
    <PaymentRow
      href={paths.withdrawal(id)}
      glyph={outIcon}
      // The hidden and the shown part of the number stay on one line.
      name={`${account.bankName} ${account.number.replaceAll(' ', '\u00A0')}`}
      amount={amount}
      state={t(states[state])}
      at={createdAt}
    />
  )
}

/** The member's withdrawals, the latest first. */
export const WithdrawalList = ({ sessionId }: { readonly sessionId: string }) => {
  const t = useTexts('wallet')
  const language = useLanguage()
  const { request } = useRequest()
  return (
    <List heading={t('withdrawals')}>
      <PagedRows
        name={['payments.withdrawals', sessionId, language]}
        ask={async after => {
          const { withdrawals, next } = await request('payments.withdrawals', after === undefined ? {} : { after }, { alert: false })
          return { rows: withdrawals, next }
        }}
        RowFace={WithdrawalRow}
        empty={<EmptyState glyph={outIcon} title={t('withdrawals_empty')} />}
        failed={t('list_failed')}
        more={t('show_more')}
      />
    </List>
  )
}

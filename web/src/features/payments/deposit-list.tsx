import type { Deposit } from '@foyer/contract/payments/deposits'
import type { Texts } from '@foyer/texts/keys.gen'
import { PagedRows } from '#blocks/paged-rows/paged-rows.tsx'
import { paths } from '#navigation/paths.ts'
import { useRequest } from '#request/request-context.ts'
import { useLanguage, useTexts } from '#texts/use-texts.ts'
import { inIcon } from '#ui/icons/late-icons.ts'
import { List } from '#ui/list.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { PaymentRow } from './payment-row.tsx'

const states: Readonly<Record<Deposit['state'], keyof Texts['wallet']>> = {
  created: 'outcome_open',
  pending: 'outcome_open',
  paid: 'state_paid',
  declined: 'state_declined',
  expired: 'state_expired',
}

const DepositRow = ({ row: { id, name, amount, state, createdAt } }: { readonly row: Deposit }) => {
  const t = useTexts('wallet')
  return <PaymentRow href={paths.deposit(id)} glyph={inIcon} name={name} amount={amount} state={t(states[state])} at={createdAt} />
}

/** The member's deposits, the latest first. */
export const DepositList = ({ sessionId }: { readonly sessionId: string }) => {
  const t = useTexts('wallet')
  const language = useLanguage()
  const { request } = useRequest()
  return (
    <List heading={t('deposits')}>
      <PagedRows
        name={['payments.deposits', sessionId, language]}
        load={async after => {
          const { deposits, next } = await request('payments.deposits', after === undefined ? {} : { after }, { alert: false })
          return { rows: deposits, next }
        }}
        RowFace={DepositRow}
        empty={<EmptyState glyph={inIcon} title={t('deposits_empty')} />}
        failed={t('list_failed')}
        more={t('show_more')}
      />
    </List>
  )
}

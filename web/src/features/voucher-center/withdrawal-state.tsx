import type { Withdrawal } from '@foyer/contract/payments/withdrawals'
import { useEffect } from 'react'
import useSWR from 'swr'
import { useMoney } from '#blocks/balance/use-money.ts'
import { paths } from '#navigation/paths.ts'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { useMember } from '#session/use-member.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { alertIcon, checkIcon, reloadIcon } from '#ui/icons.ts'
import { outIcon } from '#ui/late-icons.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { PaymentState } from './payment-state.tsx'
import { pollAfter } from './poll.ts'
import { Sums } from './sums.tsx'

const isOpen = ({ state }: Withdrawal): boolean => state === 'held' || state === 'sent'

const faces = {
  held: { glyph: reloadIcon, tone: 'accent' },
  sent: { glyph: outIcon, tone: 'accent' },
  paid: { glyph: checkIcon, tone: 'success' },
  returned: { glyph: alertIcon, tone: 'danger' },
} as const

const Found = ({ withdrawal: { state, amount, fee, account, createdAt } }: { readonly withdrawal: Withdrawal }) => {
  const t = useTexts('wallet')
  const shell = useTexts('shell')
  const money = useMoney()
  const format = useFormat()
  const words = {
    held: [t('withdrawal_held'), t('withdrawal_held_text')],
    sent: [t('withdrawal_sent'), t('withdrawal_sent_text')],
    paid: [t('outcome_paid'), t('withdrawal_paid_text', { amount: money(amount - fee), bank: account.bankName })],
    returned: [t('movement_return'), t('withdrawal_returned_text')],
  } as const
  const [title, text] = words[state]
  return (
    <PaymentState {...faces[state]} title={title} text={text}>
      <Sums
        sums={[
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
  const shell = useTexts('shell')
  const { request } = useRequest()
  const session = useSession()
  const { refresh } = useMember()
  const ask = () => request('payments.withdrawal', { id }, { alert: false })
  const { data, error, mutate } = useSWR(session ? ['payments.withdrawal', session.id, id] : null, ask, {
    refreshInterval: latest => (latest ? pollAfter(isOpen(latest), latest.createdAt, Date.now()) : 0),
  })
  const ended = data !== undefined && !isOpen(data)
  useEffect(() => {
    if (ended) refresh()
    // Only when it ends: what was held has left, or is in the balance again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ended])
  if (data) return <Found withdrawal={data} />
  if (error === undefined) return <Skeleton shape="panel" />
  return (
    <EmptyState glyph={alertIcon} title={t('payment_failed')}>
      <Button look="quiet" onClick={() => void mutate()}>
        {shell('retry')}
      </Button>
    </EmptyState>
  )
}

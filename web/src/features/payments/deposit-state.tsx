import type { Deposit } from '@foyer/contract/payments/deposits'
import { useMoney } from '#blocks/money/use-money.ts'
import { leftGame, wayBackTo } from '#navigation/left-game.ts'
import { useOffers } from '#navigation/offers.ts'
import { paths } from '#navigation/paths.ts'
import { useRequest } from '#request/request-context.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts, useWords } from '#texts/use-texts.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { alertIcon } from '#ui/icons/icons.ts'
import { closeIcon } from '#ui/icons/late-icons.ts'
import { checkIcon, reloadIcon } from '#ui/icons/page-icons.ts'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { WaitingReward } from './deposit-reward.tsx'
import { Failed } from './nothing-here.tsx'
import { PaymentState } from './payment-state.tsx'
import { usePayment } from './use-payment.ts'

const faces = {
  created: { glyph: reloadIcon, tone: 'accent' },
  pending: { glyph: reloadIcon, tone: 'accent' },
  paid: { glyph: checkIcon, tone: 'success' },
  declined: { glyph: closeIcon, tone: 'danger' },
  expired: { glyph: alertIcon, tone: 'danger' },
} as const

const Found = ({ deposit }: { readonly deposit: Deposit }) => {
  const t = useTexts('wallet')
  const shell = useTexts('shell')
  const errorWords = useWords('errors')
  const money = useMoney()
  const format = useFormat()
  const { state, amount, fee, name, url, reason, createdAt, expiresAt } = deposit
  const words = {
    created: [t('deposit_created'), t('deposit_note')],
    pending: [t('deposit_pending'), t('deposit_pending_text', { time: format.moment(expiresAt, 'time') })],
    paid: [t('deposit_paid', { amount: money(amount) }), t('deposit_paid_text')],
    declined: [t('deposit_declined'), reason === null ? t('deposit_declined_text') : errorWords(reason)],
    expired: [t('deposit_expired'), t('deposit_expired_text')],
  } as const
  const [title, text] = words[state]
  const offers = useOffers()
  const game = leftGame()
  const wayBack = game === null ? null : wayBackTo(game)
  return (
    <PaymentState {...faces[state]} title={title} text={text}>
      <Facts
        facts={[
          [t('line_amount'), money(amount)],
          [t('fee'), fee > 0 ? money(fee) : t('fee_none')],
          [t('you_pay'), money(amount + fee)],
          [t('line_channel'), name],
          [t('line_moment'), format.moment(createdAt, 'date-time')],
        ]}
      />
      {url && (
        <Button wide onClick={() => window.location.assign(url)}>
          {t('to_payment')}
        </Button>
      )}
      {state === 'paid' && offers(paths.rewardCenter) && <WaitingReward />}
      {state === 'paid' && game !== null && (
        <ButtonLink href={game} wide>
          {wayBack === null ? shell('back') : t(wayBack)}
        </ButtonLink>
      )}
      {state === 'paid' ? (
        <ButtonLink href={paths.memberStatement} look="quiet" wide>
          {t('statement')}
        </ButtonLink>
      ) : null}
      <ButtonLink href={paths.voucherCenter} look={url || (state === 'paid' && game !== null) ? 'quiet' : 'primary'} wide>
        {state === 'paid' ? shell('ok') : t('new_deposit')}
      </ButtonLink>
    </PaymentState>
  )
}

/** One deposit, followed until it ends: after the form, from the list, and on the way back from the provider's page. */
export const DepositState = ({ id }: { readonly id: string }) => {
  const t = useTexts('wallet')
  const { request } = useRequest()
  const { payment, failed, again } = usePayment('payments.deposit', id, () => request('payments.deposit', { id }, { alert: false }))
  if (payment) return <Found deposit={payment} />
  return failed ? <Failed title={t('payment_failed')} onRetry={again} /> : <Skeleton shape="panel" />
}

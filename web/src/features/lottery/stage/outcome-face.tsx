import type { CallAnswers } from '@foyer/contract'
import { useMoney } from '#blocks/money/use-money.ts'
import { isolated } from '#features/lottery/common/isolated.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { Outcome } from './outcome.ts'
import styles from './outcome-face.module.css'

interface OutcomeFaceProps {
  readonly answer: CallAnswers['lottery.draw']
  /** Undefined for whoever has no tickets. */
  readonly outcome: Outcome | undefined
  readonly balance: number | undefined
}

/** What came of the draw for whoever watches. Only what is more than was paid is shown as a win. */
export const OutcomeFace = ({ answer: { draw }, outcome, balance }: OutcomeFaceProps) => {
  const t = useTexts('lottery')
  const money = useMoney()
  if (!outcome) return <p className={styles.plain}>{t('drawn')}</p>
  const { kind, paid, won } = outcome
  const sums = t('paid_won', { paid: isolated(money(paid)), won: isolated(money(won)) })
  // The prizes of a large draw take a while.
  if (kind === 'waiting') return <p className={styles.plain}>{t(draw.state === 'settled' ? 'drawn' : 'paying')}</p>
  if (kind === 'refunded') return <p className={styles.plain}>{t('void')}</p>
  if (kind === 'won')
    return (
      <div className={styles.won}>
        <p className={styles.kicker}>{t('you_won')}</p>
        <p className={styles.sum}>
          <bdi>{money(won)}</bdi>
        </p>
        {balance !== undefined && <p>{t('balance_now', { balance: isolated(money(balance)) })}</p>}
      </div>
    )
  return (
    <div className={styles.plain}>
      <p>{t(kind === 'lost' ? 'ticket_lost' : 'not_more')}</p>
      <p className={styles.sums}>{sums}</p>
    </div>
  )
}

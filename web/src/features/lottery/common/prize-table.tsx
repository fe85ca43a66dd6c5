import type { CallAnswers } from '@foyer/contract'
import type { Lottery } from '@foyer/contract/lottery/list-lotteries'
import { useMoney } from '#blocks/money/use-money.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useTierName } from './tier-name.ts'
import styles from './prize-table.module.css'

interface PrizeTableProps {
  readonly rules: Pick<Lottery, 'tiers'>
  /** Once the numbers are known. */
  readonly won?: CallAnswers['lottery.draw']['prizes']
}

/** What can be won; once the numbers are known also by how many, and what each gets. */
export const PrizeTable = ({ rules: { tiers }, won = null }: PrizeTableProps) => {
  const t = useTexts('lottery')
  const wallet = useTexts('wallet')
  const money = useMoney()
  const format = useFormat()
  const name = useTierName()
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('prize')}</th>
            {won && <th scope="col">{t('winners')}</th>}
            <th scope="col">{won ? t('each') : wallet('line_amount')}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map(tier => {
            const result = won?.find(prize => prize.tier === tier.tier)
            const due = tier.prize === null ? t('of_pool', { percent: format.percent((tier.percent ?? 0) / 100) }) : money(tier.prize)
            return (
              <tr key={tier.tier}>
                <th scope="row">{name(tier)}</th>
                {won && <td>{format.number(result?.winners ?? 0)}</td>}
                <td>
                  <bdi>{won ? (result && result.winners > 0 ? money(result.each) : '–') : due}</bdi>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

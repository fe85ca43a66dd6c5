import type { Lottery } from '@foyer/contract/lottery/list-lotteries'
import { useMoney } from '#blocks/money/use-money.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import styles from './buy-bar.module.css'

interface BuySumsProps {
  readonly lottery: Lottery
  readonly price: number
  /** Undefined while it is not known, null for a visitor. */
  readonly balance: number | undefined | null
}

/** What the lines cost, what the player has, and when the draw is. */
export const BuySums = ({ lottery, price, balance }: BuySumsProps) => {
  const t = useTexts('lottery')
  const wallet = useTexts('wallet')
  const money = useMoney()
  const format = useFormat()
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('total')}</dt>
        <dd className={styles.total}>
          <bdi>{money(price)}</bdi>
        </dd>
      </div>
      {balance !== null && (
        <div>
          <dt>{wallet('balance')}</dt>
          <dd>
            <bdi>{balance === undefined ? '…' : money(balance)}</bdi>
          </dd>
        </div>
      )}
      {lottery.next && (
        <div>
          <dt>{t('draw')}</dt>
          <dd>{format.moment(lottery.next.drawsAt, 'date-time')}</dd>
        </div>
      )}
    </dl>
  )
}

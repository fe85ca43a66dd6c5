import type { Lottery } from '@foyer/contract/lottery/list-lotteries'
import { lotteryPaths } from '#blocks/lottery/lottery-paths.ts'
import { useServerNow } from '#blocks/lottery/use-server-now.ts'
import { FirstNumbers } from '#features/lottery/common/drawn-numbers.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/link.tsx'
import { LotteryFace } from './lottery-face.tsx'
import styles from './lottery-list.module.css'

/** All lotteries as cards; each leads to its tickets. */
export const LotteryList = ({ lotteries, clock }: { readonly lotteries: readonly Lottery[]; readonly clock: number }) => {
  const t = useTexts('lottery')
  const now = useServerNow(clock)
  return (
    <ul className={styles.cards}>
      {lotteries.map(lottery => (
        <li key={lottery.code}>
          <Link href={lotteryPaths.lottery(lottery.code)} className={styles.card}>
            <LotteryFace lottery={lottery} now={now} />
            {lottery.last?.results && (
              <div className={styles.last}>
                <span className={styles.label}>{t('last_draw')}</span>
                <FirstNumbers results={lottery.last.results} small />
              </div>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}

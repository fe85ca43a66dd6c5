import type { Lottery } from '@foyer/contract/lottery/list-lotteries'
import { topPrizeOf } from '@foyer/contract/lottery/top-prize'
import { DrawState } from '#blocks/lottery/draw-state.tsx'
import { lotteryPaths } from '#blocks/lottery/lottery-paths.ts'
import { useMoney } from '#blocks/money/use-money.ts'
import { FirstNumbers } from '#features/lottery/common/drawn-numbers.tsx'
import { RoundSum } from '#features/lottery/common/round-sum.tsx'
import { isLive } from '#features/lottery/stage/stage-time.ts'
import { useTexts, useWords } from '#texts/use-texts.ts'
import { Link } from '#ui/link.tsx'
import { useKind } from './use-kind.ts'
import styles from './lottery-card.module.css'

/** A lottery in the list: what can be won, how long its tickets are sold, what one costs, and the numbers of its last draw. */
export const LotteryCard = ({ lottery, now }: { readonly lottery: Lottery; readonly now: number }) => {
  const t = useTexts('lottery')
  const words = useWords('lottery')
  const money = useMoney()
  const kindOf = useKind()
  const { kind, sum } = topPrizeOf(lottery)
  const { code, name, image, price, next, last } = lottery
  return (
    <Link href={lotteryPaths.lottery(code)} className={styles.card}>
      {image && <img className={styles.picture} src={image} alt="" width={64} height={64} decoding="async" />}
      <div className={styles.words}>
        <h2 className={styles.name}>{words(name)}</h2>
        <p className={styles.kind}>{kindOf(lottery)}</p>
        {sum !== null && (
          <p className={styles.prize}>
            <span className={styles.kind}>{t(kind)}</span> <RoundSum className={styles.sum} sum={sum} />
          </p>
        )}
      </div>
      <div className={styles.foot}>
        {next ? <DrawState draw={next} now={now} /> : <p className={styles.kind}>{t('no_draw')}</p>}
        <span className={styles.play}>
          {t('play')} <bdi>{money(price)}</bdi>
        </span>
      </div>
      {/* Not while its balls still fall for those who watch. */}
      {last?.results && !isLive(last, now) && (
        <div className={styles.last}>
          <span className={styles.kind}>{t('last_draw')}</span>
          <FirstNumbers results={last.results} small />
        </div>
      )}
    </Link>
  )
}

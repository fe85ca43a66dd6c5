import type { Lottery } from '@foyer/contract/lottery/list-lotteries'
import { topPrizeOf } from '@foyer/contract/lottery/top-prize'
import { DrawState } from '#blocks/lottery/draw-state.tsx'
import { lotteryPaths } from '#blocks/lottery/lottery-paths.ts'
import { useMoney } from '#blocks/money/use-money.ts'
import { isolated } from '#features/lottery/common/isolated.ts'
import { RoundSum } from '#features/lottery/common/round-sum.tsx'
import { usePause } from '#session/pause.ts'
import { useTexts, useWords } from '#texts/use-texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import styles from './lottery-hero.module.css'

/** The lottery with the largest pool: what can be won, until when, and the way to its tickets; during a break, to its results alone. */
export const LotteryHero = ({ lottery, now }: { readonly lottery: Lottery; readonly now: number }) => {
  const t = useTexts('lottery')
  const words = useWords('lottery')
  const money = useMoney()
  const pause = usePause()
  const { kind, sum } = topPrizeOf(lottery)
  const { name, code, image, price, next } = lottery
  return (
    <section className={styles.hero}>
      {image && <img className={styles.picture} src={image} alt="" width={112} height={112} decoding="async" />}
      <div className={styles.words}>
        <h2 className={styles.name}>{words(name)}</h2>
        {sum !== null && (
          <p className={styles.prize}>
            <span className={styles.label}>{t(kind)}</span>
            <RoundSum className={styles.sum} sum={sum} />
          </p>
        )}
      </div>
      <div className={styles.foot}>
        {pause ? (
          <ButtonLink href={`${lotteryPaths.lottery(code)}&lottoView=results`} look="quiet">
            {t('results')}
          </ButtonLink>
        ) : (
          <ButtonLink href={lotteryPaths.lottery(code)}>{t('play_from', { price: isolated(money(price)) })}</ButtonLink>
        )}
        {next && <DrawState draw={next} now={now} />}
      </div>
    </section>
  )
}

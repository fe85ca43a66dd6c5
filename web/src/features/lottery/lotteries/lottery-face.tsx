import type { Lottery } from '@foyer/contract/lottery/list-lotteries'
import { wholeUnits } from '@foyer/texts/format'
import { DrawState } from '#blocks/lottery/draw-state.tsx'
import { topPrizeOf } from '#blocks/lottery/top-prize.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useFormat } from '#texts/use-format.ts'
import { useTexts, useWords } from '#texts/use-texts.ts'
import styles from './lottery-face.module.css'

interface LotteryFaceProps {
  readonly lottery: Lottery
  readonly now: number
  /** The page is about this lottery alone. */
  readonly heading?: boolean
}

/** A lottery's name, what can be won, and how long its tickets are sold. */
export const LotteryFace = ({ lottery, now, heading = false }: LotteryFaceProps) => {
  const t = useTexts('lottery')
  const words = useWords('lottery')
  const format = useFormat()
  const { currency, decimals } = useSettings()
  const { kind, sum } = topPrizeOf(lottery)
  const Name = heading ? 'h1' : 'h2'
  const { name, image, pick, digits, next } = lottery
  return (
    <div className={styles.face}>
      <div className={styles.head}>
        {image && <img className={styles.picture} src={image} alt="" width={64} height={64} decoding="async" />}
        <div className={styles.words}>
          <Name className={styles.name}>{words(name)}</Name>
          <p className={styles.kind}>
            {pick && t('rule_pick', { numbers: pick.numbers, of: pick.of })}
            {digits?.plays.map(({ play }) => words(`play_${play}`)).join(' · ')}
          </p>
        </div>
      </div>
      {sum !== null && (
        <div className={styles.prize}>
          <span className={styles.label}>{t(kind)}</span>
          <bdi className={styles.sum}>{format.roundMoney(wholeUnits(sum, decimals), currency)}</bdi>
        </div>
      )}
      {next ? <DrawState draw={next} now={now} large={heading} /> : <p className={styles.kind}>{t('no_draw')}</p>}
    </div>
  )
}

import type { Lottery } from '@foyer/contract/lottery/list-lotteries'
import { topPrizeOf } from '@foyer/contract/lottery/top-prize'
import { DrawState } from '#blocks/lottery/draw-state.tsx'
import { RoundSum } from '#features/lottery/common/round-sum.tsx'
import { useTexts, useWords } from '#texts/use-texts.ts'
import { useKind } from './use-kind.ts'
import styles from './lottery-face.module.css'

interface LotteryFaceProps {
  readonly lottery: Lottery
  readonly now: number
}

/** A lottery's name, what can be won, and how long its tickets are sold. */
export const LotteryFace = ({ lottery, now }: LotteryFaceProps) => {
  const t = useTexts('lottery')
  const words = useWords('lottery')
  const kindOf = useKind()
  const { kind, sum } = topPrizeOf(lottery)
  const { name, image, next } = lottery
  return (
    <div className={styles.face}>
      <div className={styles.head}>
        {image && <img className={styles.picture} src={image} alt="" width={64} height={64} decoding="async" />}
        <div className={styles.words}>
          <h1 className={styles.name}>{words(name)}</h1>
          <p className={styles.kind}>{kindOf(lottery)}</p>
        </div>
      </div>
      {sum !== null && (
        <div className={styles.prize}>
          <span className={styles.label}>{t(kind)}</span>
          <RoundSum className={styles.sum} sum={sum} />
        </div>
      )}
      {next ? <DrawState draw={next} now={now} large /> : <p className={styles.kind}>{t('no_draw')}</p>}
    </div>
  )
}

import type { Draw } from '@foyer/contract/lottery/lottery-fields'
import { DrawState } from '#blocks/lottery/draw-state.tsx'
import { useServerNow } from '#blocks/lottery/use-server-now.ts'
import { DrawnNumbers } from '#features/lottery/common/drawn-numbers.tsx'
import { useFormat } from '#texts/use-format.ts'
import { useWords } from '#texts/use-texts.ts'
import styles from './draw-head.module.css'

/** A draw's lottery, moment, state and numbers. */
export const DrawHead = ({ draw, clock }: { readonly draw: Draw; readonly clock: number }) => {
  const words = useWords('lottery')
  const format = useFormat()
  const now = useServerNow(clock)
  return (
    <section className={styles.head}>
      <div>
        <h1 className={styles.title}>{words(draw.name)}</h1>
        <p className={styles.moment}>{format.moment(draw.drawsAt, 'date-time')}</p>
      </div>
      <DrawState draw={draw} now={now} large />
      <div role="status">{draw.results && <DrawnNumbers results={draw.results} />}</div>
    </section>
  )
}

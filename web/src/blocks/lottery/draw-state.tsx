import type { Draw } from '@foyer/contract/lottery/lottery-fields'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { clockText } from './clock-text.ts'
import { endOf, phaseOf, type Phase } from './draw-phase.ts'
import styles from './draw-state.module.css'

const words = {
  coming: 'sales_open',
  selling: 'sales_end',
  closed: 'sales_ended',
  late: 'drawing',
  beacon: 'wait_beacon',
  queued: 'wait_draw',
  drawn: 'drawn',
  void: 'void',
} as const satisfies Readonly<Record<Phase, string>>

/** What becomes of a draw now, with the time until the next change. `now` by the server's clock, ms. */
export const DrawState = ({ draw, now, large = false }: { readonly draw: Draw; readonly now: number; readonly large?: boolean }) => {
  const t = useTexts('lottery')
  const phase = phaseOf(draw, now)
  const end = endOf(draw, phase)
  return (
    <p className={classes(styles.state, large && styles.large, styles[phase])}>
      <span className={styles.dot} aria-hidden="true" />
      <span>{t(words[phase])}</span>
      {end !== undefined && (
        <bdi className={styles.clock} dir="ltr" role="timer">
          {clockText(end - now)}
        </bdi>
      )}
    </p>
  )
}

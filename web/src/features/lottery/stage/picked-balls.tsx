import type { Results, Ticket } from '@foyer/contract/lottery/lottery-fields'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Hidden } from '#ui/hidden.tsx'
import { ballTone } from './ball-tone.ts'
import { ballsOf, type Scene } from './stage-time.ts'
import styles from './picked-balls.module.css'

interface PickedBallsProps {
  /** How many are drawn, the bonus number among them. */
  readonly count: number
  readonly results: Results | null
  readonly scene: Scene
  readonly tickets: readonly Ticket[]
}

const widths = [styles.upTo5, styles.upTo5, styles.upTo5, styles.upTo5, styles.upTo5, styles.upTo5, styles.upTo6, styles.upTo7, styles.upTo8]

/** A place for each number, from left to right in every language; the balls fall into them. */
export const PickedBalls = ({ count, results, scene, tickets }: PickedBallsProps) => {
  const t = useTexts('lottery')
  const balls = ballsOf(results ?? [])
  const fallen = scene.at === 'over' ? balls.length : scene.at === 'falling' ? scene.fallen : 0
  const isOver = scene.at === 'over' && tickets.length > 0
  return (
    <ol className={classes(styles.row, widths[count] ?? styles.upTo11)} dir="ltr" aria-label={t('results')}>
      {Array.from({ length: count }, (_, at) => {
        const ball = at < fallen ? balls[at] : undefined
        if (!ball)
          return (
            <li key={at} className={styles.place} aria-hidden="true">
              {at + 1}
            </li>
          )
        const isOwn = tickets.some(({ numbers }) => numbers.includes(ball.number))
        return (
          <li
            key={at}
            className={classes(
              styles.ball,
              isOver && !isOwn ? styles.other : ballTone(ball.number),
              isOwn && styles.own,
              scene.at === 'falling' && at === fallen - 1 && styles.falling,
            )}
          >
            <span className={styles.disc}>
              {ball.number}
              {ball.group === 'bonus' && <Hidden>{` ${t('bonus')}`}</Hidden>}
            </span>
            {ball.group === 'bonus' && (
              <span className={styles.plus} aria-hidden="true">
                +
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

import { numberText } from '#features/lottery/buy/lines.ts'
import { classes } from '#ui/classes.ts'
import { ballTone } from './ball-tone.ts'
import type { Scene } from './stage-time.ts'
import styles from './globe.module.css'

const BALLS = 9

/** Some of the numbers, spread evenly: they only stand for the others. Of digits, digits. */
const shown = (of: number | undefined): readonly string[] =>
  Array.from({ length: BALLS }, (_, at) => (of === undefined ? String(at + 1) : numberText(Math.ceil(((at + 1) * of) / BALLS))))

/** The drum with its balls, smaller beside the long list of digits; over it the seconds that are left. A picture only: what is said stands beside it. */
export const Globe = ({ scene, of }: { readonly scene: Scene; readonly of: number | undefined }) => (
  <div className={classes(styles.globe, of === undefined && styles.small, (scene.at === 'mixing' || scene.at === 'falling') && styles.turning)}>
    <div className={styles.drum} aria-hidden="true">
      {shown(of).map((number, at) => (
        <span key={at} className={classes(styles.ball, ballTone(number))}>
          <span className={styles.disc}>{number}</span>
        </span>
      ))}
    </div>
    <span className={styles.mouth} aria-hidden="true" />
    {scene.at === 'count' && (
      <span key={scene.seconds} className={styles.seconds} role="timer">
        {scene.seconds}
      </span>
    )}
  </div>
)

import { useTexts, useWords } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import type { LinePartProps } from './use-lines.ts'
import styles from './play-choice.module.css'

/** With digits: what is played. */
export const PlayChoice = ({ lottery: { digits }, line, onChange }: LinePartProps) => {
  const t = useTexts('lottery')
  const words = useWords('lottery')
  if (!digits || digits.plays.length < 2) return null
  return (
    <div className={styles.plays} role="group" aria-label={t('play')}>
      {digits.plays.map(({ play }) => (
        <button
          key={play}
          type="button"
          className={classes(styles.play, play === line.play && styles.chosen)}
          aria-pressed={play === line.play}
          onClick={() => onChange({ ...line, play, numbers: [] })}
        >
          {words(`play_${play}`)}
        </button>
      ))}
    </div>
  )
}

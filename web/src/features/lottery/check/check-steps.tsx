import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { closeIcon } from '#ui/icons/late-icons.ts'
import { checkIcon, ringIcon } from '#ui/icons/page-icons.ts'
import { isRight, type Step } from './steps.ts'
import styles from './check-steps.module.css'

const glyphs = { right: checkIcon, wrong: closeIcon, skipped: ringIcon } as const

/** What was checked, step by step, with the reason where something is wrong. */
export const CheckSteps = ({ steps }: { readonly steps: readonly Step[] }) => {
  const t = useTexts('proof')
  return (
    <div className={styles.check}>
      <p className={classes(styles.verdict, isRight(steps) ? styles.right : styles.wrong)} role="status">
        {t(isRight(steps) ? 'check_right' : 'check_wrong')}
      </p>
      <ol className={styles.steps}>
        {steps.map(({ name, outcome, isEarlier }) => (
          <li key={name} className={classes(styles.step, styles[outcome])}>
            <Icon glyph={glyphs[outcome]} small />
            <span>
              {t(outcome === 'wrong' ? `fault_${name}` : isEarlier ? 'step_key_earlier' : `step_${name}`)}
              {outcome === 'skipped' && <span className={styles.skippedNote}> {t('step_skipped')}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { alertIcon, forwardIcon, shieldIcon } from '#ui/icons/icons.ts'
import { checkIcon } from '#ui/icons/page-icons.ts'
import { Spinner } from '#ui/states/spinner.tsx'
import type { CaptchaController } from './captcha-controller.ts'
import type { CaptchaState } from './captcha-state.ts'
import styles from './captcha-bar.module.css'

interface CaptchaBarProps {
  state: CaptchaState
  controller: CaptchaController
}

const Problem = ({ state, controller }: CaptchaBarProps) => {
  const t = useTexts('identity')
  const shell = useTexts('shell')
  if (state.step !== 'error') return null
  const { message, code } = state.problem
  return (
    <div className={classes(styles.bar, styles.error)}>
      <Icon glyph={alertIcon} />
      <p className={styles.words} role="alert">
        {message} {code !== undefined && <small className={styles.code}>{t('captcha_code', { code: String(code) })}</small>}
      </p>
      <Button look="plain" small onClick={controller.retry}>
        {shell('retry')}
      </Button>
    </div>
  )
}

const glyphs = { waiting: shieldIcon, success: checkIcon } as const

/** One line in a form with the captcha's state: loading, waiting for a tap, solved, or failed (spec 1 §2). */
export const CaptchaBar = ({ state, controller }: CaptchaBarProps) => {
  const t = useTexts('identity')
  if (state.step === 'error') return <Problem state={state} controller={controller} />
  const { step } = state
  const words = { loading: t('captcha_loading'), waiting: t('captcha_start'), success: t('captcha_success') }[step]
  const isWaiting = step === 'waiting'
  return (
    // Screen readers read each change: that it is ready, that it is solved.
    <div aria-live="polite">
      <button
        type="button"
        className={classes(styles.bar, styles[step])}
        aria-busy={step === 'loading' || undefined}
        aria-disabled={!isWaiting || undefined}
        aria-haspopup={isWaiting ? 'dialog' : undefined}
        onClick={isWaiting ? controller.present : undefined}
      >
        <span className={styles.mark}>{step === 'loading' ? <Spinner /> : <Icon glyph={glyphs[step]} />}</span>
        <span className={styles.words}>{words}</span>
        {isWaiting && <Icon glyph={forwardIcon} small />}
      </button>
    </div>
  )
}

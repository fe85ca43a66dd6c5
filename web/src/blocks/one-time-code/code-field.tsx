import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { shieldIcon } from '#ui/icons.ts'
import { TextField } from '#ui/text-field.tsx'
import type { Countdown } from './use-countdown.ts'
import styles from './code-field.module.css'

/** Number of digits of a one-time code and of an authenticator's code. */
const CODE_DIGITS = 6
/** Six empty places: digits would look like a value. */
const EMPTY = Array.from({ length: CODE_DIGITS }, () => '–').join(' ')

interface CodeFieldProps {
  name: string
  /** "Verification code" if absent. */
  label?: string
  hint?: string | undefined
  error: string | null
  onInput: () => void
  /** Absent if nothing is sent because an app shows the code. */
  send?: { readonly countdown: Countdown; readonly sending: boolean; readonly onSend: (button: HTMLElement) => void }
}

/** A code of six digits, which phones can fill in, with the button that sends it. */
export const CodeField = ({ name, label, hint, error, onInput, send }: CodeFieldProps) => {
  const t = useTexts('identity')
  const left = send?.countdown.left ?? 0
  return (
    <TextField
      name={name}
      label={label ?? t('code_label')}
      // Beside the label, so that the digits keep their room. Not read aloud each second; the field's label says what it is for.
      aside={left > 0 && <span className={styles.left}>{t('code_resend_in', { seconds: left })}</span>}
      placeholder={EMPTY}
      prefix={<Icon glyph={shieldIcon} small />}
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="go"
      // One more than its digits, because a pasted code may have a space in the middle.
      maxLength={CODE_DIGITS + 1}
      hint={hint}
      error={error}
      onInput={onInput}
      suffix={
        send &&
        left === 0 && (
          <Button look="plain" small busy={send.sending} busyLabel={t('code_sending')} onClick={event => send.onSend(event.currentTarget)}>
            {t('code_send')}
          </Button>
        )
      }
    />
  )
}

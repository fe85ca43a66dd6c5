import { useEffect, useId, useRef } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { FieldNote } from '#ui/forms/field-note.tsx'
import { CodeBoxes } from './code-boxes.tsx'
import type { Countdown } from './use-countdown.ts'
import { Wait } from './wait.tsx'
import styles from './code-field.module.css'

interface CodeFieldProps {
  name: string
  /** "Verification code" if absent. */
  label?: string
  hint?: string | undefined
  error: string | null
  onInput: () => void
  /** The form is submitted once the code is complete. Leave it out where fields follow, and where submitting creates an account. */
  submits?: true
  /** Absent if nothing is sent because an app shows the code. */
  send?: { readonly countdown: Countdown; readonly sending: boolean; readonly onSend: (button: HTMLElement) => void }
}

/** A code of six digits in six boxes, which phones can fill in, with the button that sends it. */
export const CodeField = ({ name, label, hint, error, onInput, submits, send }: CodeFieldProps) => {
  const t = useTexts('identity')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const left = send?.countdown.left ?? 0
  const mayAsk = useRef(left === 0)

  // The button goes once it was pressed, so the focus goes on to where the code is typed.
  useEffect(() => {
    if (mayAsk.current && left > 0) input.current?.focus()
    mayAsk.current = left === 0
  }, [left])

  const note = error ?? hint
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label ?? t('code_label')}
        </label>
        {send && (
          <div className={styles.send}>
            {left > 0 ? (
              // Not read aloud each second; the field's label says what it is for.
              <span className={styles.left}>
                <Wait seconds={left} />
              </span>
            ) : (
              <Button look="plain" small busy={send.sending} busyLabel={t('code_sending')} onClick={event => send.onSend(event.currentTarget)}>
                {t('code_send')}
              </Button>
            )}
          </div>
        )}
      </div>
      <CodeBoxes
        ref={input}
        id={id}
        name={name}
        isWrong={error !== null}
        noteId={note ? `${id}-note` : undefined}
        submits={submits ?? false}
        onInput={onInput}
      />
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  )
}

import { useState, type ChangeEvent, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { classes } from '#ui/classes.ts'
import { CODE_DIGITS, digitsOf } from './code-fault.ts'
import styles from './code-boxes.module.css'

interface CodeBoxesProps {
  ref: Ref<HTMLInputElement>
  id: string
  name: string
  isWrong: boolean
  noteId: string | undefined
  submits: boolean
  onInput: () => void
}

const submit = (form: HTMLFormElement | null): void => {
  // Safari 15 has no requestSubmit.
  form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
}

/**
 * One field drawn as six boxes: it lies over them, invisible, so that pasting, filling in by the phone, deleting and reading aloud work
 * as in any other field. Digits are written from left to right in every language.
 */
export const CodeBoxes = ({ ref, id, name, isWrong, noteId, submits, onInput }: CodeBoxesProps) => {
  const [digits, setDigits] = useState('')
  const [focused, setFocused] = useState(false)

  const onChange = ({ currentTarget: { value, form } }: ChangeEvent<HTMLInputElement>) => {
    const typed = digitsOf(value)
    // The form reads what the field holds, so it must hold the digits first.
    flushSync(() => setDigits(typed))
    onInput()
    if (submits && typed.length === CODE_DIGITS && typed !== digits) submit(form)
  }

  return (
    <div className={classes(styles.boxes, isWrong && styles.wrong)} dir="ltr">
      {Array.from({ length: CODE_DIGITS }, (_, place) => (
        <span
          key={place}
          aria-hidden
          className={classes(
            styles.box,
            place < digits.length && styles.filled,
            focused && place === Math.min(digits.length, CODE_DIGITS - 1) && styles.current,
          )}
        >
          {digits[place]}
        </span>
      ))}
      <input
        ref={ref}
        id={id}
        name={name}
        className={styles.input}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        spellCheck={false}
        aria-invalid={isWrong || undefined}
        aria-describedby={noteId}
        value={digits}
        onChange={onChange}
        onFocus={event => {
          setFocused(true)
          // A whole code is replaced by what is typed.
          if (digits.length === CODE_DIGITS) event.currentTarget.select()
        }}
        onBlur={() => setFocused(false)}
        // The boxes show no place in between, so typing goes on at the end.
        onSelect={({ currentTarget: field }) => {
          if (field.selectionStart === field.selectionEnd) field.setSelectionRange(field.value.length, field.value.length)
        }}
      />
    </div>
  )
}

import { useEffect, useRef, type ReactNode } from 'react'
import styles from './form.module.css'

/** Field name → what was typed; a checkbox is there only when it is ticked. */
export type FormValues = Readonly<Partial<Record<string, string>>>

const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

interface FormProps {
  onSubmit: (form: HTMLFormElement, values: FormValues) => void
  children: ReactNode
}

/** Field → what it held before the app had started. */
const typedEarly = new Map<HTMLInputElement, string>()

/** Notes what was typed, or filled in by the browser, into the server's HTML: React empties fields when it takes them over. */
export const keepTyped = (root: HTMLElement): void => {
  for (const field of root.querySelectorAll('input')) if (field.value !== field.defaultValue) typedEarly.set(field, field.value)
}

/** Tells React as if it were typed now. */
const retype = (form: HTMLFormElement): void => {
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  for (const [field, typed] of typedEarly) {
    if (field.form !== form) continue
    typedEarly.delete(field)
    // React watches the field's own property: past it there is a change to see.
    native?.set?.call(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Once the app answers, a form goes on with what was typed, and whether it was sent, while it did not (`app/early`). */
const useEarlyEntries = () => {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const form = ref.current
    if (form === null) return
    const held = window.heldForm === form
    if (held) delete window.heldForm
    delete form.dataset['held']
    // Each event is to be answered by itself, not with all others at the end of this effect.
    queueMicrotask(() => {
      retype(form)
      // Safari 15 has no requestSubmit.
      if (held) form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    })
  }, [])
  return ref
}

/** Fields below each other. The browser's own bubbles stay away: what is wrong is said at the field. */
export const Form = ({ onSubmit, children }: FormProps) => (
  <form
    ref={useEarlyEntries()}
    className={styles.form}
    noValidate
    onSubmit={event => {
      event.preventDefault()
      onSubmit(event.currentTarget, valuesOf(event.currentTarget))
    }}
  >
    {children}
  </form>
)

import { useEffect, useRef, type ReactNode } from 'react'
import styles from './form.module.css'

/** Field name → typed text; a checkbox is included only if it is ticked. */
export type FormValues = Readonly<Partial<Record<string, string>>>

const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

interface FormProps {
  onSubmit: (form: HTMLFormElement, values: FormValues) => void
  children: ReactNode
}

/** Field → its text before the app had started. */
const typedEarly = new Map<HTMLInputElement, string>()

/** Remembers what was typed or filled in before React hears of it. */
export const keepTyped = (root: HTMLElement): void => {
  for (const field of root.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])'))
    if (field.value !== field.defaultValue) typedEarly.set(field, field.value)
}

/** Enters the remembered text again, so that React sees it. */
const retype = (form: HTMLFormElement): void => {
  for (const [field, typed] of typedEarly) {
    if (field.form !== form) continue
    typedEarly.delete(field)
    // React notices only a change from what the field's own property was last set to, or from what hydration found in the field.
    field.value = ''
    Reflect.set(HTMLInputElement.prototype, 'value', typed, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Once the app is ready, restores what was typed before, and submits the form if it was submitted meanwhile (`app/early`). */
const useEarlyEntries = () => {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const form = ref.current
    if (form === null) return
    // What was typed while React was hydrating.
    keepTyped(form)
    const held = window.heldForm === form
    if (held) delete window.heldForm
    delete form.dataset['held']
    // React shall handle each event by itself, not all together at the end of this effect.
    queueMicrotask(() => {
      retype(form)
      // Safari 15 has no requestSubmit.
      if (held) form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    })
  }, [])
  return ref
}

/** Fields below each other. The browser shows no messages of its own; errors are shown at the fields. */
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

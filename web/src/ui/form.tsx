import { useEffect, useRef, type ReactNode } from 'react'
import styles from '#ui/form.module.css'

/** Field name → what was typed; a checkbox is there only when it is ticked. */
export type FormValues = Readonly<Partial<Record<string, string>>>

const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

interface FormProps {
  onSubmit: (form: HTMLFormElement, values: FormValues) => void
  children: ReactNode
}

/** A form that was sent before the app had started is sent now that it can be answered; `app/early` kept it. */
const useHeldSubmit = () => {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const form = ref.current
    if (form === null || window.heldForm !== form) return
    delete window.heldForm
    delete form.dataset['held']
    // Safari 15 has no requestSubmit.
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  }, [])
  return ref
}

/** Fields below each other. The browser's own bubbles stay away: what is wrong is said at the field. */
export const Form = ({ onSubmit, children }: FormProps) => (
  <form
    ref={useHeldSubmit()}
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

import type { ReactNode } from 'react'
import styles from '#ui/form.module.css'

/** Field name → what was typed; a checkbox is there only when it is ticked. */
export type FormValues = Readonly<Partial<Record<string, string>>>

const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

interface FormProps {
  onSubmit: (form: HTMLFormElement, values: FormValues) => void
  children: ReactNode
}

/** Fields below each other. The browser's own bubbles stay away: what is wrong is said at the field. */
export const Form = ({ onSubmit, children }: FormProps) => (
  <form
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

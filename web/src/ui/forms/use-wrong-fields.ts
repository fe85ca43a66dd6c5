import { useState } from 'react'
import { flushSync } from 'react-dom'

/** Field name → its error text; undefined if the field is right. */
type WrongFields<Field extends string> = Readonly<Partial<Record<Field, string | undefined>>>

/** The errors of a form's fields. The first wrong field gets the focus; typing in a field removes its error. */
export const useWrongFields = <Field extends string>() => {
  const [wrong, setWrong] = useState({} as WrongFields<Field>)
  return {
    wrong,
    /** Shows the errors; true if there are none. */
    mark: (form: HTMLElement, found: WrongFields<Field>): boolean => {
      flushSync(() => setWrong(found))
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return Object.values(found).every(words => words === undefined)
    },
    clear: (field: Field) => setWrong(all => (all[field] ? { ...all, [field]: undefined } : all)),
  }
}

import { useState } from 'react'
import { flushSync } from 'react-dom'

/** Field name → what is wrong with it, in words; undefined where nothing is. */
type WrongFields<Field extends string> = Readonly<Partial<Record<Field, string | undefined>>>

/** What is wrong with a form's fields: shown at each field, the first of them focused, gone as soon as it is typed in. */
export const useWrongFields = <Field extends string>() => {
  const [wrong, setWrong] = useState({} as WrongFields<Field>)
  return {
    wrong,
    /** True when nothing is wrong. */
    mark: (form: HTMLElement, found: WrongFields<Field>): boolean => {
      flushSync(() => setWrong(found))
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return Object.values(found).every(words => words === undefined)
    },
    clear: (field: Field) => setWrong(all => (all[field] ? { ...all, [field]: undefined } : all)),
  }
}

import { useId, type ComponentProps } from 'react'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { expandIcon } from '#ui/icons/icons.ts'
import { FieldNote } from './field-note.tsx'
import styles from './select-field.module.css'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> {
  label: string
  /** Stands there until something is chosen. */
  placeholder: string
  choices: readonly { readonly value: string; readonly label: string }[]
  error: string | null
}

/** A labelled choice of one of many, with the phone's own picker. */
export const SelectField = ({ label, placeholder, choices, error, ...rest }: SelectFieldProps) => {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes(styles.box, error && styles.wrong)}>
        <select
          {...rest}
          id={id}
          className={styles.select}
          defaultValue=""
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {choices.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon glyph={expandIcon} small />
        </span>
      </div>
      <FieldNote id={noteId} error={error} hint={undefined} />
    </div>
  )
}

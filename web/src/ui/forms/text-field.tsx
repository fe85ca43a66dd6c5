import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { Hidden } from '#ui/hidden.tsx'
import { FieldNote } from './field-note.tsx'
import styles from './text-field.module.css'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'prefix' | 'id'> {
  label: string
  /** The label is only read aloud, because the placeholder says the same. */
  labelHidden?: boolean
  /** A word beside the label, e.g. "optional", or under it where there is no room. */
  aside?: ReactNode
  hint?: ReactNode
  error?: string | null
  prefix?: ReactNode
  suffix?: ReactNode
}

/** A labelled input; an error replaces the hint and is read with the field. */
export const TextField = ({
  label,
  labelHidden = false,
  aside,
  hint,
  error,
  prefix,
  suffix,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) => {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div className={styles.field}>
      <div className={classes(styles.head, labelHidden && styles.bare)}>
        <label className={styles.label} htmlFor={id}>
          {labelHidden ? <Hidden>{label}</Hidden> : label}
        </label>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {/* A field written from left to right has its prefix on the left, in every language. */}
      <div className={classes(styles.box, error && styles.wrong)} dir={input.dir}>
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={classes(Boolean(note) && noteId, describedBy) || undefined}
        />
        {suffix && <span className={styles.suffix}>{suffix}</span>}
      </div>
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  )
}

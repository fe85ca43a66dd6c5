import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { alertIcon } from '#ui/icons.ts'
import styles from '#ui/text-field.module.css'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'prefix' | 'id'> {
  label: string
  /** A word beside the label, e.g. that the field may stay empty. */
  aside?: string
  hint?: ReactNode
  error?: string | null
  prefix?: ReactNode
  suffix?: ReactNode
}

/** A labelled input; an error takes the hint's place and is read with the field. */
export const TextField = ({ label, aside, hint, error, prefix, suffix, 'aria-describedby': describedBy, ...input }: TextFieldProps) => {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      <div className={classes(styles.box, error && styles.wrong)}>
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
      <div id={noteId} className={classes(styles.note, error && styles.error)} aria-live="polite">
        {error && <Icon glyph={alertIcon} small />}
        {note && <span>{note}</span>}
      </div>
    </div>
  )
}

import { useId, type ComponentProps } from 'react'
import { classes } from '#ui/classes.ts'
import { FieldNote } from './field-note.tsx'
import styles from './text-area.module.css'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'id'> {
  label: string
  error: string | null
}

/** A labelled field for several lines. */
export const TextArea = ({ label, error, ...rest }: TextAreaProps) => {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes(styles.box, error && styles.wrong)}>
        <textarea {...rest} id={id} className={styles.text} aria-invalid={error ? true : undefined} aria-describedby={error ? noteId : undefined} />
      </div>
      <FieldNote id={noteId} error={error} hint={undefined} />
    </div>
  )
}

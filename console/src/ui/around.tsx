import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import styles from './field.module.css'

export interface Labelled {
  label: ReactNode
  /** The label is there for screen readers alone. */
  labelUnseen?: boolean | undefined
  /** What it is for, below the field. */
  hint?: ReactNode
  /** What is wrong with it, in plain words: it stands in place of the hint. */
  fault?: ReactNode
}

export interface Around extends Labelled {
  children: (attributes: { id: string; className: string; 'aria-invalid': boolean | undefined; 'aria-describedby': string | undefined }) => ReactNode
}

export const Around = ({ label, labelUnseen, hint, fault, children }: Around) => {
  const id = useId()
  const below = fault ?? hint
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelUnseen ? 'unseen' : styles.label}>
        {label}
      </label>
      {children({
        id,
        className: classes(styles.control, fault != null && styles.wrong),
        'aria-invalid': fault == null ? undefined : true,
        'aria-describedby': below == null ? undefined : `${id}-below`,
      })}
      {below != null && (
        <p id={`${id}-below`} className={classes(styles.below, fault != null && styles.fault)}>
          {below}
        </p>
      )}
    </div>
  )
}

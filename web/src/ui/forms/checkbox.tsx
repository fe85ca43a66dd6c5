import type { ComponentProps, ReactNode } from 'react'
import styles from './checkbox.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  label: ReactNode
  hint?: string
}

export const Checkbox = ({ label, hint, ...input }: CheckboxProps) => (
  <label className={styles.row}>
    <input {...input} type="checkbox" className={styles.box} />
    <span>
      {label}
      {hint && <span className={styles.hint}>{hint}</span>}
    </span>
  </label>
)

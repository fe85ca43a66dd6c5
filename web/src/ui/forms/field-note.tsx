import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { alertIcon } from '#ui/icons/icons.ts'
import styles from './field-note.module.css'

/** What stands under a field: its hint, or the error in its place. */
export const FieldNote = ({ id, error, hint }: { id: string; error: string | null | undefined; hint: ReactNode }) => {
  const note = error ?? hint
  return (
    <div id={id} className={classes(styles.note, error && styles.error)} aria-live="polite">
      {error && <Icon glyph={alertIcon} small />}
      {note && <span>{note}</span>}
    </div>
  )
}

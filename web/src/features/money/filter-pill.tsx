import { useState, type ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { expandIcon } from '#ui/icons/icons.ts'
import { Sheet } from '#ui/windows/dialog.tsx'
import styles from './filter-pill.module.css'

interface FilterPillProps {
  /** What is chosen between. */
  label: string
  chosen: string
  /** Draws the choices; `close` ends the choosing. */
  children: (close: () => void) => ReactNode
}

/** A button that shows what is chosen, and opens a sheet with the choices. */
export const FilterPill = ({ label, chosen, children }: FilterPillProps) => {
  const shell = useTexts('shell')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className={styles.pill} aria-label={`${label}: ${chosen}`} onClick={() => setOpen(true)}>
        <span className={styles.words}>{chosen}</span>
        <Icon glyph={expandIcon} small />
      </button>
      <Sheet open={open} title={label} closeLabel={shell('close')} onClose={close}>
        {children(close)}
      </Sheet>
    </>
  )
}

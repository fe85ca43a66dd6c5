import { type ReactNode, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icon.tsx'
import { faultsWithin, useForm } from './form-context.ts'
import { type Path, pointerOf } from './value-rules.ts'
import styles from './content.module.css'

interface EntryProps {
  title: string
  path: Path
  acts: ReactNode
  /** Just added: it is open, to be filled in. */
  isNew?: boolean
  children: ReactNode
}

/** An entry, closed until it is looked at, with the number of its faults. */
export const ListEntry = ({ title, path, acts, isNew = false, children }: EntryProps) => {
  const t = useTexts('content')
  const { faults } = useForm()
  const [isOpen, setOpen] = useState(isNew)
  const wrong = faultsWithin(faults, pointerOf(path))
  return (
    <li className={styles.entry}>
      <div className={styles.entryHead}>
        <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name={isOpen ? 'down' : 'next'} size="small" />
          <bdi className="cut">{title}</bdi>
          {wrong > 0 && <span className="bad s nw">{t('faults', { count: wrong })}</span>}
        </button>
        {acts}
      </div>
      {isOpen && <div className={styles.entryBody}>{children}</div>}
    </li>
  )
}

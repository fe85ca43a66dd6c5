import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icons/icon.tsx'
import type { Glyph } from '#ui/icons/icons.ts'
import styles from './tabs.module.css'

export interface TabChoice<Key extends string> {
  readonly key: Key
  readonly label: string
  readonly glyph?: Glyph
}

interface TabsProps<Key extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string
  tabs: readonly TabChoice<Key>[]
  current: Key
  onChange: (key: Key) => void
  /** The panel of the current tab. */
  children: ReactNode
}

/** How far an arrow key moves; the reading direction decides which one is forward. */
const stepOf = (key: string, element: Element): number => {
  const forward = getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === forward || key === 'ArrowDown') return 1
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' ? -1 : 0
}

/** Tabs for several ways to do the same thing; they wrap if the row is too short. A single way shows no tab. */
export const Tabs = <Key extends string>({ label, tabs, current, onChange, children }: TabsProps<Key>) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event.key, event.currentTarget)
    const at = tabs.findIndex(({ key }) => key === current)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (step === 0 || !next) return
    event.preventDefault()
    onChange(next.key)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.key}`)}`)?.focus()
  }

  if (tabs.length < 2) return children
  return (
    <>
      <div ref={list} className={classes(styles.list, !tabs.some(({ glyph }) => glyph) && styles.words)} role="tablist" aria-label={label}>
        {tabs.map(({ key, label: words, glyph }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            className={classes(styles.tab, key === current && styles.current)}
            aria-selected={key === current}
            aria-controls={`${id}-panel`}
            tabIndex={key === current ? 0 : -1}
            onClick={() => onChange(key)}
            onKeyDown={onKeyDown}
          >
            {glyph && <Icon glyph={glyph} small />}
            <span>{words}</span>
          </button>
        ))}
      </div>
      {/* Not only the tab's label, because a field may have the same one. */}
      <div id={`${id}-panel`} role="tabpanel" aria-label={`${label}: ${tabs.find(({ key }) => key === current)?.label ?? ''}`}>
        {children}
      </div>
    </>
  )
}

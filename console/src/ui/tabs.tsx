import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useKey } from '#keys/use-keys.ts'
import { classes } from './classes.ts'
import styles from './tabs.module.css'

export interface TabItem {
  readonly href: string
  readonly words: string
  /** How many are behind it. */
  readonly count?: number | undefined
}

const TabLink = ({ tab, at, on, go }: { tab: TabItem; at: number; on: boolean; go: (href: string) => void }) => {
  useKey(String(at + 1), undefined, () => go(tab.href), { off: at > 8 })
  return (
    <a
      className={classes(styles.tab, on && styles.on)}
      href={tab.href}
      aria-current={on ? 'page' : undefined}
      onClick={event => {
        if (event.metaKey || event.ctrlKey) return
        event.preventDefault()
        go(tab.href)
      }}
    >
      {tab.words}
      {tab.count !== undefined && tab.count > 0 && <span className={styles.count}>{tab.count}</span>}
    </a>
  )
}

/** Parts of one page, each with an address; the keys 1 to 9 open them. `current`: the address of the one that is open. */
export const Tabs = ({ tabs, current, label }: { tabs: readonly TabItem[]; current: string; label: string }) => {
  const [, go] = useLocation()
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab, at) => (
        <TabLink key={tab.href} tab={tab} at={at} on={tab.href === current} go={go} />
      ))}
    </nav>
  )
}

interface SegmentProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; words: ReactNode }[]
}

/** One of few. */
export const Segment = <Value extends string>({ label, value, onChange, options }: SegmentProps<Value>) => (
  <div className={styles.segment} role="group" aria-label={label}>
    {options.map(option => (
      <button key={option.value} type="button" className={styles.part} aria-pressed={option.value === value} onClick={() => onChange(option.value)}>
        {option.words}
      </button>
    ))}
  </div>
)

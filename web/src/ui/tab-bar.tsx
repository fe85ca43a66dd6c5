import { CountMark } from './count-mark.tsx'
import { Icon } from './icon.tsx'
import type { Glyph } from './icons.ts'
import { Link } from './link.tsx'
import styles from './tab-bar.module.css'

export interface Tab {
  readonly href: string
  readonly label: string
  readonly glyph: Glyph
  readonly current: boolean
  /** How many are unread, as a number and in words. */
  readonly mark?: false | { readonly count: number; readonly label: string }
}

/** The main pages of the app, in reach of the thumb. Floats over the page, which leaves room for it (`Screen`). */
export const TabBar = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav className={styles.bar} aria-label={label}>
    <ul className={styles.dock}>
      {tabs.map(tab => (
        <li key={tab.href} className={styles.place}>
          <Link href={tab.href} className={styles.tab} aria-current={tab.current ? 'page' : undefined}>
            <span className={styles.glyph}>
              <Icon glyph={tab.glyph} />
              {tab.mark && <CountMark {...tab.mark} />}
            </span>
            <span>{tab.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

import type { ReactNode } from 'react'
import { Icon } from '#ui/icons/icon.tsx'
import type { Glyph } from '#ui/icons/icons.ts'
import { Link } from '#ui/link.tsx'
import styles from './tab-bar.module.css'

export interface Tab {
  readonly href: string
  readonly label: string
  readonly glyph: Glyph
  readonly current?: boolean
  /** What a tap does instead of opening `href` at once. */
  readonly instead?: () => void
}

interface TabBarProps {
  readonly label: string
  readonly tabs: readonly Tab[]
  /** Above the tabs, where there is room for a wide rail. */
  readonly brand: ReactNode
  /** Further ways, where there is room for a wide rail. */
  readonly more: readonly Tab[]
}

const Places = ({ tabs, className }: { readonly tabs: readonly Tab[]; readonly className: string | undefined }) => (
  <ul className={className}>
    {tabs.map(tab => (
      <li key={tab.href} className={styles.place}>
        <Link href={tab.href} instead={tab.instead} className={styles.tab} aria-current={tab.current ? 'page' : undefined}>
          <Icon glyph={tab.glyph} />
          <span className={styles.label}>{tab.label}</span>
        </Link>
      </li>
    ))}
  </ul>
)

/** The main places of the product, in reach of the thumb; on a wide or lying screen a rail at its side. The page leaves room for it (`Screen`). */
export const TabBar = ({ label, tabs, brand, more }: TabBarProps) => (
  <nav className={styles.bar} aria-label={label}>
    <div className={styles.brand}>{brand}</div>
    <Places tabs={tabs} className={styles.dock} />
    <Places tabs={more} className={styles.more} />
  </nav>
)

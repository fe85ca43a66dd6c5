import { classes } from '#ui/classes.ts'
import { Link } from '#ui/link.tsx'
import styles from './tabs.module.css'

interface LinkTabsProps {
  /** What the pages have in common, for screen readers. */
  label: string
  tabs: readonly { readonly href: string; readonly label: string; readonly current: boolean }[]
}

/** Pages that belong together, as tabs that lead from one to the other. */
export const LinkTabs = ({ label, tabs }: LinkTabsProps) => (
  <nav className={classes(styles.list, styles.words)} aria-label={label}>
    {tabs.map(({ href, label: words, current }) => (
      <Link key={href} href={href} className={classes(styles.tab, current && styles.current)} aria-current={current ? 'page' : undefined}>
        {words}
      </Link>
    ))}
  </nav>
)

import { Link, useLocation } from 'wouter'
import { openPalette } from '#frame/palette-store.ts'
import { useMay } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { isAt, tabRoutes, visibleRoutes } from './route-rules.ts'
import { rootOf, routes } from './routes.ts'
import { useWaitingAt } from './use-waiting-at.ts'
import styles from './shell.module.css'

/** Instead of the side, on a phone: the pages that a person needs most, Find and More. */
export const TabBar = ({ onMore }: { onMore: () => void }) => {
  const t = useTexts('shell')
  const [address] = useLocation()
  const may = useMay()
  const waitingAt = useWaitingAt()
  const visible = visibleRoutes(routes, may)
  const tabs = tabRoutes(visible)
  return (
    <nav className={styles.tabBar} aria-label={t('pages')}>
      {tabs.map(route => {
        const { total, isLate } = waitingAt(route)
        return (
          <Link key={route.path} href={rootOf(route)} aria-current={isAt(route, address) ? 'page' : undefined}>
            <Icon name={route.icon} size="large" />
            {t(route.title)}
            {total > 0 && (
              <span className={classes(styles.badge, isLate && styles.late)} aria-label={t('waiting', { count: total })}>
                {total}
              </span>
            )}
          </Link>
        )
      })}
      <button type="button" onClick={() => openPalette()}>
        <Icon name="find" size="large" />
        {t('tab_find')}
      </button>
      <button type="button" onClick={onMore}>
        <Icon name="more" size="large" />
        {t('tab_more')}
      </button>
    </nav>
  )
}

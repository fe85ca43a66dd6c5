import { Link, useLocation } from 'wouter'
import { MerchantSwitch } from '#frame/merchant-switch.tsx'
import { useMay, useSession } from '#session/session.ts'
import { roleWords } from '#texts/role-words.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { Keys } from '#ui/keys.tsx'
import { Mark } from './mark.tsx'
import { isAt, visibleRoutes } from './route-rules.ts'
import { rootOf, type Route, routes } from './routes.ts'
import { useWaitingAt } from './use-waiting-at.ts'
import styles from './shell.module.css'

/** The roles of this person at the chosen merchants, in words. */
export const useRoleWords = (): string => {
  const { chosen } = useSession()
  return roleWords([...new Set(chosen.flatMap(({ roles }) => roles))])
}

const PageLink = ({ route }: { route: Route }) => {
  const t = useTexts('shell')
  const [address] = useLocation()
  const { total, isLate } = useWaitingAt()(route)
  return (
    <Link href={rootOf(route)} aria-current={isAt(route, address) ? 'page' : undefined} aria-keyshortcuts={`g ${route.key}`}>
      <Icon name={route.icon} />
      <span>{t(route.title)}</span>
      {total > 0 && (
        <span className={classes(styles.count, isLate && styles.late)} aria-label={t('waiting', { count: total })}>
          {total}
        </span>
      )}
    </Link>
  )
}

/** The pages of this person, with what waits there. */
export const Side = ({ onKeys, onMe }: { onKeys: () => void; onMe: () => void }) => {
  const t = useTexts('shell')
  const may = useMay()
  const { me } = useSession()
  const role = useRoleWords()
  const visible = visibleRoutes(routes, may)
  const foot = visible.filter(({ place }) => place === 'foot')
  return (
    <aside className={styles.side} aria-label={t('console')}>
      <div className={styles.mark}>
        <Mark />
        Foyer
      </div>
      <div className={styles.who}>
        <MerchantSwitch />
      </div>
      <nav className={styles.nav} aria-label={t('pages')}>
        {visible
          .filter(({ place }) => place === 'side')
          .map(route => (
            <PageLink key={route.path} route={route} />
          ))}
        {foot.length > 0 && <div className={styles.gap} />}
        {foot.map(route => (
          <PageLink key={route.path} route={route} />
        ))}
      </nav>
      <div className={styles.me}>
        <button type="button" onClick={onMe}>
          <span className="cut">{me.person.login}</span>
          <br />
          <span className={classes('m s', styles.role)}>{role}</span>
        </button>
        <button type="button" className={styles.help} onClick={onKeys} aria-keyshortcuts="?">
          <span className="unseen">{t('all_keys')}</span>
          <Keys keys={['?']} />
        </button>
      </div>
    </aside>
  )
}

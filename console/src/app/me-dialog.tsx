import { useState } from 'react'
import { Link } from 'wouter'
import { exactTime } from '#format/times.ts'
import { useMay, useSession } from '#session/session.ts'
import { roleWords } from '#texts/role-words.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Dialog, DialogFoot } from '#ui/dialog.tsx'
import { Facts } from '#ui/facts.tsx'
import { Icon } from '#ui/icon.tsx'
import { Segment } from '#ui/tabs.tsx'
import { visibleRoutes } from './route-rules.ts'
import { rootOf, routes } from './routes.ts'
import { themes, useTheme } from './theme.ts'
import styles from './shell.module.css'

/** Who is signed in, how it looks, and the way out. `more`: on a phone it also leads to the pages without a tab. */
export const MeDialog = ({ onClose, more }: { onClose: () => void; more?: boolean }) => {
  const t = useTexts('shell')
  const { me, signOut } = useSession()
  const may = useMay()
  const [theme, setTheme] = useTheme()
  const own = routes.filter(({ place }) => place === 'me')
  const [shown] = useState(() => visibleRoutes(routes, may))
  return (
    <Dialog title={more ? t('tab_more') : me.person.login} about={more ? undefined : me.person.name} onClose={onClose} size="narrow">
      {more && (
        <nav className={styles.more} aria-label={t('more_pages')}>
          {shown.map(route => (
            <Link key={route.path} href={rootOf(route)} onClick={onClose}>
              <Icon name={route.icon} />
              {t(route.title)}
            </Link>
          ))}
        </nav>
      )}
      <Facts
        facts={[
          ...(more ? [{ name: t('signed_in'), value: me.person.login }] : []),
          ...me.merchants.map(({ name, roles }) => ({ name, value: roleWords(roles) })),
          {
            name: t('yours'),
            value: own.map(({ path, title }) => (
              <Link key={path} className={classes('link', styles.own)} href={path} onClick={onClose}>
                {t(title)}
              </Link>
            )),
          },
          { name: t('session_ends'), value: exactTime(me.endsAt) },
          {
            name: t('theme'),
            value: (
              <Segment label={t('theme')} value={theme} onChange={setTheme} options={themes.map(value => ({ value, words: t(`theme_${value}`) }))} />
            ),
          },
        ]}
      />
      <DialogFoot>
        <span className="m s">{t('idle_note', { minutes: Math.round(me.idleSeconds / 60) })}</span>
        <Button onPress={signOut}>{t('sign_out')}</Button>
      </DialogFoot>
    </Dialog>
  )
}

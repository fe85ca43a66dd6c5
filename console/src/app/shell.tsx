import { Suspense, useEffect, useRef, useState } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { Page } from '#frame/page.tsx'
import { openPalette, usePalette } from '#frame/palette-store.ts'
import { moveRow, useKey } from '#keys/use-keys.ts'
import { useMay } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Waiting } from '#ui/states.tsx'
import { Toast } from '#ui/toast.tsx'
import { GoKey } from './go-key.tsx'
import { KeyList } from './key-list.tsx'
import { Caught, latePage } from './late-page.tsx'
import { MeDialog } from './me-dialog.tsx'
import { NotFound, PageFailed } from './no-page.tsx'
import { Palette } from './palette.tsx'
import { visibleRoutes } from './route-rules.ts'
import { routes } from './routes.ts'
import { Side } from './side.tsx'
import { TabBar } from './tab-bar.tsx'
import styles from './shell.module.css'

/** Side, tab bar, palette, keys, and the page in the middle. */
export const Shell = () => {
  const t = useTexts('shell')
  const may = useMay()
  const palette = usePalette()
  const main = useRef<HTMLElement>(null)
  const [address] = useLocation()
  const [open, setOpen] = useState<'keys' | 'me' | 'more'>()
  const shown = visibleRoutes(routes, may)
  const page = `/${address.split('/')[1]}`

  useKey('/', t('key_find'), () => openPalette())
  useKey('mod+k', t('key_do'), () => openPalette())
  useKey('j', t('key_down'), () => moveRow(1))
  useKey('k', t('key_up'), () => moveRow(-1))
  useKey('?', t('all_keys'), () => setOpen('keys'))

  // Another page begins at its top, for the eyes and for screen readers.
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else main.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [page])

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      {shown.map(route => (
        <GoKey key={route.path} route={route} />
      ))}
      <Side onKeys={() => setOpen('keys')} onMe={() => setOpen('me')} />
      <main ref={main} className={styles.main} id="main" tabIndex={-1}>
        <Caught key={page} instead={<PageFailed />}>
          <Suspense
            fallback={
              <Page title="…">
                <Waiting />
              </Page>
            }
          >
            <Switch>
              {shown.map(route => (
                <Route key={route.path} path={route.path} component={latePage(route)} />
              ))}
              <Route component={NotFound} />
            </Switch>
          </Suspense>
        </Caught>
      </main>
      <TabBar onMore={() => setOpen('more')} />
      {palette && <Palette />}
      {open === 'keys' && <KeyList onClose={() => setOpen(undefined)} />}
      {(open === 'me' || open === 'more') && <MeDialog more={open === 'more'} onClose={() => setOpen(undefined)} />}
      <Toast />
    </div>
  )
}

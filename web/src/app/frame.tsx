import { useLayoutEffect, useMemo, useRef } from 'react'
import { LateStart } from '#app/prompts/late-start.tsx'
import { Guard } from '#app/routes/guard.tsx'
import { loadTabs, type LoadedRoute } from '#app/routes/load-route.ts'
import { routeOf } from '#app/routes/routes.ts'
import { useHistory } from '#app/routes/use-history.ts'
import { usePage } from '#app/routes/use-page.ts'
import { useSignOutElsewhere } from '#app/start/use-sign-out-elsewhere.ts'
import { useStart } from '#app/start/use-start.ts'
import { useUpdates } from '#app/updates/use-updates.ts'
import { Late } from '#blocks/late/late.tsx'
import { usePageData } from '#merchant/page-data.tsx'
import { usePageTitle } from '#merchant/use-page-title.ts'
import { startingPlace } from '#navigation/places.ts'
import { useAddress } from '#navigation/use-address.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { MAIN_ID } from '#ui/layout/screen.tsx'
import { SkipLink } from '#ui/layout/skip-link.tsx'
import type { Clients } from './clients.ts'

const loadIdleTasks = async () => (await import('#app/start/idle-tasks.tsx')).IdleTasks
const loadRedirect = async () => (await import('#app/routes/redirect.tsx')).Redirect
const loadRenewal = async () => (await import('#app/start/session-renewal.tsx')).SessionRenewal

/** Tasks that run behind every page. */
const useBackground = (clients: Clients): void => {
  useStart(clients)
  useHistory()
  useUpdates(clients)
  useSignOutElsewhere()
}

/** After navigation a page starts at its top, after going back where it was left; screen readers read it from its top. */
const useFreshStart = (shown: LoadedRoute): void => {
  const first = useRef(shown)
  useLayoutEffect(() => {
    if (shown === first.current) return
    window.scrollTo(0, startingPlace())
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [shown])
}

/** The page with the bars around it. */
export const Frame = ({ clients, first }: { readonly clients: Clients; readonly first: LoadedRoute }) => {
  const t = useTexts('shell')
  const shown = usePage(first)
  useBackground(clients)
  useFreshStart(shown)
  usePageTitle(shown.route.path)
  const session = useSession()
  const page = usePageData()
  const { path, search } = useAddress()
  const leaves = new URLSearchParams(search).has('redirectUrl')

  const { route, Page, Skeleton, Tabs } = shown
  // Another address draws links anew, but not the whole page that is about to be left.
  const content = useMemo(() => <Page />, [Page])
  // The tab that was tapped is marked at once, before its page is drawn.
  const tabs = { path: routeOf(path, page).path }
  // In another language a page is drawn anew, because it may hold words of the old one. Home holds none, and its pictures stay in sight.
  const language = route.setting === 'home' ? '' : page.language
  return (
    <>
      <SkipLink label={t('skip_to_content')} />
      <Guard key={`${route.path} ${language}`} route={route} skeleton={Skeleton && <Skeleton shape={route.shape} />}>
        {content}
      </Guard>
      {route.frame !== 'bare' && (Tabs ? <Tabs {...tabs} /> : <Late load={loadTabs} wanted={false} props={tabs} />)}
      <LateStart key={page.language} restful={route.restful === true} bare={route.frame === 'bare'} />
      <Late load={loadIdleTasks} wanted={false} props={{ clients }} />
      {leaves && <Late load={loadRedirect} wanted props={{ clients }} />}
      {session && <Late load={loadRenewal} wanted props={{}} />}
    </>
  )
}

import { useEffect, useRef, type ReactNode } from 'react'
import { useSettled } from '#app/start/start.ts'
import { usePageData } from '#merchant/page-data.tsx'
import { loginFrom } from '#navigation/paths.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { useSession } from '#session/session-store.ts'
import { pathAfterSignIn } from '#sign-in/after-sign-in.ts'
import { elsewhereFor, isOpenToVisitors } from './access.ts'
import type { Route } from './route.ts'
import { routeOf } from './routes.ts'

interface GuardProps {
  readonly route: Route
  /** Shown in the page's place until the session is known. */
  readonly skeleton: ReactNode
  readonly children: ReactNode
}

/** Opens a page to those who may see it, and sends others elsewhere (spec 2 §2, route guard). A protected page shows nothing until the session is known. */
export const Guard = ({ route, skeleton, children }: GuardProps) => {
  const navigate = useNavigate()
  const page = usePageData()
  const session = useSession()
  const settled = useSettled()
  const { access } = route
  const elsewhere = session === undefined ? null : elsewhereFor(access, session)
  const isOpen = isOpenToVisitors(access) || (session !== undefined && elsewhere === null)
  // A sign-in on the page itself decides where to go next.
  const wasAllowed = useRef(false)

  useEffect(() => {
    if (!settled) return
    if (!elsewhere) wasAllowed.current = true
    const { pathname, search, origin } = window.location
    // Signing in or out navigates itself; the page is only visible until then.
    if (!elsewhere || routeOf(pathname, page) !== route || (elsewhere === 'onwards' && wasAllowed.current)) return
    const merchantPaths = page.settings.paths
    const to = {
      // A player who opened the page without a session comes back to it after signing in; one who signed out on it does not.
      login: () => loginFrom(search, wasAllowed.current ? undefined : pathname + search),
      home: () => merchantPaths.home,
      onwards: () => pathAfterSignIn({ reason: null, search, origin, merchantPaths }),
    }[elsewhere]()
    if (to) navigate(to, { replace: true })
  }, [settled, elsewhere, route, navigate, page])

  return isOpen ? children : skeleton
}

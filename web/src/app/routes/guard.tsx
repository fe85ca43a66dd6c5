import { useEffect, type ReactNode } from 'react'
import { useSettled } from '#app/start/start.ts'
import { PageSkeleton, type PageShape } from '#blocks/page-skeleton/page-skeleton.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { loginFrom } from '#navigation/paths.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { useSession } from '#session/session-store.ts'
import { routeOf } from './routes.ts'

/** A protected page opens with a session only, else sign-in does (spec 2 §2, Route guard). Nothing of it shows before that is known. */
export const Guard = ({ shape, children }: { readonly shape: PageShape | undefined; readonly children: ReactNode }) => {
  const navigate = useNavigate()
  const merchantPaths = useSettings().paths
  const session = useSession()
  const settled = useSettled()
  const refused = session === null && settled

  useEffect(() => {
    const { pathname, search } = window.location
    // Signing out leads elsewhere by itself; the page is only still in sight.
    const stillHere = routeOf(pathname, merchantPaths).access === 'member'
    if (refused && stillHere) navigate(loginFrom(search), { replace: true })
  }, [refused, navigate, merchantPaths])

  return session ? children : <PageSkeleton shape={shape} />
}

import { useEffect } from 'react'
import { loadLater } from '#app/prompts/load-later.ts'
import { signIn } from '#app/prompts/prompts.tsx'
import { loadRoute } from '#app/routes/load-route.ts'
import { routeOf } from '#app/routes/routes.ts'
import { loadLate } from '#blocks/late/load-late.ts'
import { whenIdle } from '#device/idle.ts'
import { usePageData } from '#merchant/page-data.tsx'
import { useParts } from '#merchant/use-parts.ts'
import { paths } from '#navigation/paths.ts'
import { useSession } from '#session/session-store.ts'

/** Loads what the player is likely to open next once the page is idle, so that it opens at once, and without a network too. */
export const useAhead = (): void => {
  const page = usePageData()
  const parts = useParts()
  const isVisitor = useSession() === null

  useEffect(() => {
    const ways = () => Promise.all([loadLater(signIn, parts), ...[paths.login, paths.register].map(path => loadRoute(routeOf(path, page), parts))])
    const load = isVisitor ? ways : () => import('#app/routes/member-pages.ts')
    return loadLate<unknown>(load, false, { loaded: () => undefined, missing: () => undefined }, { whenIdle, network: window })
  }, [isVisitor, page, parts])
}

import { useEffect } from 'react'
import { whenIdle } from '#device/idle.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useRequest } from '#request/request-context.ts'
import { wantsPrivacy } from './consent/consent-memory.ts'
import type { PageTracker } from './page-tracker.ts'
import type { Agreed } from './pixels/pixel.ts'
import { scriptsHere } from './scripts-here.ts'

/** Ends what runs; cookies of earlier pages go too. */
const end = async ({ pixels }: PageTracker): Promise<void> => {
  if (pixels.end()) return
  const [{ removePixelCookies }, { cookiePage }] = await Promise.all([import('./pixel-cookies.ts'), import('./cookie-page.ts')])
  removePixelCookies(cookiePage())
}

/**
 * Loads the providers' scripts, once the visitor agrees to advertising, the server says that this visitor may have it, and the page is idle. They are
 * asked for anew when somebody signs in or out: nothing is told until the server has said that it may be. `agreed`: undefined before the choice.
 */
export const usePixels = (tracker: PageTracker, agreed: Agreed | undefined, token: string | undefined): void => {
  const { request } = useRequest()
  const inPage = useSettings().tracking?.inPage === true

  useEffect(() => {
    if (!inPage || !agreed) return undefined
    // The page works without it.
    const stop = () => void end(tracker).catch(() => undefined)
    if (!agreed.marketing || wantsPrivacy()) return stop()
    let isOver = false
    tracker.pixels.wait()
    const load = async (): Promise<void> => {
      const answer = await request('tracking.pixels', { visitor: tracker.visitor }, { alert: false })
      if (isOver) return
      const scripts = scriptsHere(answer.scripts, tracker.insideApp)
      if (scripts.length === 0 && !answer.metaCookies) return stop()
      const { runPixels } = await import('./run-pixels.ts')
      if (isOver) return
      tracker.configure(scripts)
      tracker.pixels.run(() => runPixels({ ...answer, scripts }, agreed, tracker.facebookClickId), agreed)
    }
    // Without an answer nothing runs, and the server tells the providers.
    const cancel = whenIdle(() => void load().catch(() => undefined))
    return () => {
      isOver = true
      cancel()
    }
  }, [tracker, request, inPage, agreed, token])
}

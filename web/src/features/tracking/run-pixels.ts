import type { CallAnswers } from '@foyer/contract'
import { localStore } from '#device/storage.ts'
import { cookiePage } from './cookie-page.ts'
import { keepMetaCookies } from './meta-cookies.ts'
import { removePixelCookies } from './pixel-cookies.ts'
import type { Agreed, PixelPage } from './pixels/pixel.ts'
import { startPixels } from './pixels/running-pixels.ts'
import { sentIds } from './pixels/sent-ids.ts'

const NO: Agreed = { measurement: false, marketing: false }
const FBP_DIGITS = 1e10

const thisPage = (): PixelPage => ({
  globals: window as unknown as Record<string, unknown>,
  address: location.origin + location.pathname,
  now: Date.now,
  load(src, loaded) {
    const script = Object.assign(document.createElement('script'), { src, async: true })
    if (loaded) script.addEventListener('load', loaded, { once: true })
    document.head.append(script)
  },
})

/** From now on no script of the page reaches its provider: the browser adds this policy to the page's own, until the page is loaded anew. */
const close = (policy: string): void =>
  document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'Content-Security-Policy', content: policy }))

/** Does for advertising what the server says that this visitor allows. */
export const runPixels = ({ metaCookies, scripts, closing }: CallAnswers['tracking.pixels'], agreed: Agreed, facebookClickId: string | undefined) => {
  if (metaCookies) keepMetaCookies(cookiePage(), facebookClickId, Date.now(), String(Math.floor(Math.random() * FBP_DIGITS)))
  const running = startPixels(scripts, thisPage(), agreed, sentIds(localStore))
  return {
    ...running,
    end(): void {
      running.chosen(NO)
      if (scripts.length > 0) close(closing)
      removePixelCookies(cookiePage())
    },
  }
}
export type RunningPixels = ReturnType<typeof runPixels>

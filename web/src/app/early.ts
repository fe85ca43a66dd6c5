import { loadFaults } from 'virtual:fault-file'
import { holdFaults } from '#app/faults/early-faults.ts'
import { loadAgain } from '#app/updates/files-again.ts'
import { claimReload } from '#app/updates/stale-build.ts'
import { SCHEME_KEY } from '#session/scheme-key.ts'
import { PAUSED_KEY, SESSION_KEY } from '#session/session-key.ts'

declare global {
  interface Window {
    /** The browser's offer to install the page, kept until the app asks for it. */
    installOffer?: Event
    /** The form that was last sent before the app could handle it, kept until it can (ui/form). */
    heldForm?: HTMLFormElement
    /** Ends the keeping of taps and answers the last one (app/start/use-held-tap). */
    answerHeldTap?: () => void
    /** What a page without its code does, shared with the app so that nobody loads it twice (app/updates). */
    claimReload: (script: string) => boolean
    loadAgain: typeof loadAgain
  }
}

holdFaults(loadFaults)
window.claimReload = script => claimReload(script, () => sessionStorage)
window.loadAgain = loadAgain

// The event comes only once, and on a repeat visit before the app has started.
window.addEventListener('beforeinstallprompt', event => {
  event.preventDefault()
  window.installOffer = event
})

// If the browser sent a form of the server's HTML itself, everything typed, including passwords, would end up in an address.
document.addEventListener('submit', event => {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
  event.preventDefault()
  event.target.dataset['held'] = ''
  window.heldForm = event.target
})

// A button of the server's HTML does nothing yet, so the last one that was tapped is kept, and shows that it was felt.
let tapped: HTMLElement | undefined
const holdTap = ({ target }: MouseEvent) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null
  if (!button) return
  delete tapped?.dataset['held']
  tapped = button
  button.dataset['held'] = ''
}
document.addEventListener('click', holdTap)
window.answerHeldTap = () => {
  document.removeEventListener('click', holdTap)
  delete tapped?.dataset['held']
  tapped?.click()
}

// The server's HTML is the same for everybody. This mark hides what is not for members until the app takes over (`data-for`, ui/base.css).
try {
  if (sessionStorage.getItem(SESSION_KEY)) document.documentElement.dataset['member'] = ''
  if (sessionStorage.getItem(PAUSED_KEY)) document.documentElement.dataset['paused'] = ''
  // The player's scheme, before the first paint (blocks/look).
  const scheme = localStorage.getItem(SCHEME_KEY)
  if (scheme)
    document.documentElement.dataset['scheme'] = scheme === 'system' ? (matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light') : scheme
} catch {
  // Where storage is blocked nobody is signed in yet.
}

// A line may fail while a page loads, so the page's script is requested once more, with the page.
const tryAgain = (src: string): void => {
  if (!window.claimReload(src)) return
  if (navigator.onLine) void loadAgain()
  else window.addEventListener('online', () => void loadAgain(), { once: true })
}

// The error event of a resource does not bubble.
window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && target.type === 'module' && tryAgain(target.src), true)

import { claimReload } from '#app/updates/stale-build.ts'

declare global {
  interface Window {
    /** The browser's offer to install the page, kept until the app asks for it. */
    installOffer?: Event
    /** The form that was sent last before the app could answer, kept until it can (ui/form). */
    heldForm?: HTMLFormElement
  }
}

// The offer comes once, and on a repeat visit before the app has started.
window.addEventListener('beforeinstallprompt', event => {
  event.preventDefault()
  window.installOffer = event
})

// Left to the browser, a form of the server's HTML would carry what was typed, passwords too, into an address.
document.addEventListener('submit', event => {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
  event.preventDefault()
  event.target.dataset['held'] = ''
  window.heldForm = event.target
})

// Lines fail in the middle of a page: the app's script is asked for once more, with the page.
const tryAgain = (src: string): void => {
  if (!claimReload(src, () => sessionStorage)) return
  if (navigator.onLine) location.reload()
  else window.addEventListener('online', () => location.reload(), { once: true })
}

// A resource's error does not bubble.
window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && target.type === 'module' && tryAgain(target.src), true)

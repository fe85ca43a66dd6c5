declare global {
  interface Window {
    /** The browser's offer to install the page, kept until the app asks for it. */
    installOffer?: Event
  }
}

// The offer comes once, and on a repeat visit before the app has started.
window.addEventListener('beforeinstallprompt', event => {
  event.preventDefault()
  window.installOffer = event
})

export {}

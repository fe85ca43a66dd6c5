/**
 * Plays the merchant's app around the page (docs/native-app.md), for a person at a desk and for the stories of the browser. It runs before the page's own
 * scripts. What the page sends it stands in `window.playedApp.received`; a share sheet and a saved file are only noted.
 */
;(() => {
  const FID = 'cPlayedInstallation000'
  const played = {
    received: [],
    /** Actions that the app refuses from now on. */
    refuses: new Set(),
  }
  window.playedApp = played
  window.foyerApp = { can: ['push', 'share', 'save'], pushPermission: sessionStorage.getItem('playedPush') ?? 'default' }

  const answers = {
    push: () => {
      sessionStorage.setItem('playedPush', 'granted')
      return FID
    },
    share: () => 'shared',
    save: ({ name }) => name,
  }
  window.FoyerNative = {
    postMessage: text => {
      const received = JSON.parse(text)
      played.received.push(received)
      const answer = played.refuses.has(received.action) ? undefined : answers[received.action]?.(received)
      // An app answers from another thread.
      setTimeout(() => window.foyerAnswer?.({ id: received.id, ...(answer !== undefined && { value: answer }) }))
    },
  }

  // A test gives its browser the mark; a person's browser gets it here.
  if (!navigator.userAgent.includes('FoyerApp/')) {
    const agent = `${navigator.userAgent} FoyerApp/2.4.39 (5f0c8f0e-4a52-4c1b-9f37-0c6f1d2b7a10)`
    Object.defineProperty(navigator, 'userAgent', { get: () => agent })
  }
})()

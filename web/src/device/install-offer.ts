/** The browser's offer to install the page as an app (Chromium's `beforeinstallprompt`). */
interface InstallOffer extends Event {
  prompt(): Promise<void>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

const isOffer = (event: Event | undefined): event is InstallOffer => event !== undefined && 'prompt' in event

/** Whether there is an offer now; `app/early` stores it. */
export const hasInstallOffer = (): boolean => isOffer(window.installOffer)

/** Calls `listener` when an offer has come or gone. Returns a function that ends this. */
export const followInstallOffer = (listener: () => void): (() => void) => {
  window.addEventListener('beforeinstallprompt', listener)
  window.addEventListener('appinstalled', listener)
  return () => {
    window.removeEventListener('beforeinstallprompt', listener)
    window.removeEventListener('appinstalled', listener)
  }
}

/** Shows the browser's own dialog, which works once per offer; undefined if there is no offer. */
export const acceptInstallOffer = async (): Promise<'accepted' | 'dismissed' | undefined> => {
  const offer = window.installOffer
  if (!isOffer(offer)) return undefined
  delete window.installOffer
  await offer.prompt()
  return (await offer.userChoice).outcome
}

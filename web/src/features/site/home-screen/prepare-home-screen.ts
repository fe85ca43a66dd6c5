import type { LanguageCode } from '@foyer/contract/languages'
import { WORKER_PATH } from '@foyer/contract/site/worker-paths'
import { trustedWorker } from '#device/trusted.ts'
import { carryOver } from '#navigation/carried-parameters.ts'
import { storedRegistrationInfo } from '#navigation/registration-info.ts'

/** On iOS a home-screen app shares no storage with the browser, so the manifest's address holds how the visitor came. */
const carryIntoManifest = (): void => {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  const href = link?.getAttribute('href')
  if (!link || !href) return
  const carried = carryOver(href, '', storedRegistrationInfo())
  if (carried !== href) link.setAttribute('href', carried)
}

/** Sets up the manifest, and the service worker for the page without a network. The worker's address names its language. */
export const prepareHomeScreen = async (language: LanguageCode): Promise<void> => {
  carryIntoManifest()
  // Absent if the page was loaded over plain http.
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(trustedWorker(`${WORKER_PATH}?language=${language}`), { scope: '/m/', updateViaCache: 'none' })
}

import type { LanguageCode } from '@foyer/contract/languages'
import { carryOver } from '#navigation/carried-parameters.ts'
import { storedRegistrationInfo } from '#navigation/registration-info.ts'

/** A home-screen app shares no storage with the browser on iOS: how the visitor came goes into what is installed. */
const carryIntoManifest = (): void => {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  const href = link?.getAttribute('href')
  if (!link || !href) return
  const carried = carryOver(href, '', storedRegistrationInfo())
  if (carried !== href) link.setAttribute('href', carried)
}

/** What the page may be installed as, and what it says without a network. The worker's address names the language it speaks. */
export const prepareHomeScreen = async (language: LanguageCode): Promise<void> => {
  carryIntoManifest()
  // Absent where the page came by plain http.
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(`/m/sw.js?language=${language}`, { scope: '/m/', updateViaCache: 'none' })
}

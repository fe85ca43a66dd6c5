import { localStore } from '#device/storage.ts'
import { SCHEME_KEY } from '#session/scheme-key.ts'

export const schemes = ['system', 'dark', 'light'] as const
/** `system`: as the player's device is set. */
export type Scheme = (typeof schemes)[number]

const DARK = '(prefers-color-scheme:dark)'

export const chosenScheme = (): Scheme | undefined => {
  const kept = localStore.get(SCHEME_KEY)
  return schemes.find(scheme => scheme === kept)
}

/** Whether pages are dark under the choice. */
export const isDark = (scheme: Scheme): boolean => scheme === 'dark' || (scheme === 'system' && window.matchMedia(DARK).matches)

/** Puts the page into the scheme, with the colour of the browser's own bar. `app/early.ts` does the same before the first paint, without that bar. */
export const showScheme = (scheme: Scheme): void => {
  const root = document.documentElement
  root.dataset['scheme'] = isDark(scheme) ? 'dark' : 'light'
  const colour = getComputedStyle(root).getPropertyValue('--background').trim()
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = colour
}

export const chooseScheme = (scheme: Scheme): void => {
  localStore.set(SCHEME_KEY, scheme)
  showScheme(scheme)
}

/** Calls back whenever the device changes between dark and light. Returns what ends it. */
export const onDeviceScheme = (changed: () => void): (() => void) => {
  const query = window.matchMedia(DARK)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

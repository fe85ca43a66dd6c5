import { isOutdated } from './app-version.ts'

interface UpgradeFacts {
  /** The native app's version; null in a browser. */
  readonly version: string | null
  readonly latest: string
  /** MANDATORYAPPUPDATES3. */
  readonly mandatory: boolean
  /** The banner was closed in this session. */
  readonly hidden: boolean
  /** The page fills the window: nothing may stand on it. */
  readonly bare: boolean
}

/** What an outdated app is shown: the modal that nothing closes, on every page, or the banner (spec 2 §2, App upgrade banner). */
export const upgradeOf = ({ version, latest, mandatory, hidden, bare }: UpgradeFacts): 'modal' | 'banner' | null => {
  if (!isOutdated(version, latest)) return null
  if (mandatory) return 'modal'
  return hidden || bare ? null : 'banner'
}

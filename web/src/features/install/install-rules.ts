import type { PageData } from '@foyer/contract/page'

export type InstallSettings = PageData['settings']['install']

/** The close count of whoever has installed (spec 2 §4): no maximum is that high. */
export const INSTALLED_CLOSE_COUNT = 99
/** How long the message 'installing' stands, ms (spec 2 §9). */
export const INSTALLING_TOAST = 3_000

/** Pages that prompts of this folder open on (spec 2 §4); home is the merchant's own path too. */
export const isHomePage = (path: string, home: string): boolean => ['/m/home', '/m/index.html', home].includes(path)

/** What a member's deposits say; null while unknown or signed out. */
export interface DepositFacts {
  readonly count: number
  readonly firstDone: boolean
}

export interface InstallFacts {
  readonly path: string
  readonly home: string
  readonly host: string
  /** The browser offers it, or it is iOS. */
  readonly possible: boolean
  /** Maintenance or region restriction. */
  readonly closed: boolean
  /** A2HS3. */
  readonly on: boolean
  /** In the native app, a PWA, or opened from the home screen. */
  readonly insideApp: boolean
  /** Refused, or the footer closed, in this session. */
  readonly refused: boolean
  readonly closeCount: number
  readonly signedIn: boolean
  readonly deposits: DepositFacts | null
  readonly settings: InstallSettings
}

const isOverClosed = ({ closeCount, settings }: InstallFacts): boolean => settings.maxCloseCount >= 0 && closeCount >= settings.maxCloseCount

/** On the configured domains so many deposits are enough, elsewhere the first is. */
const hasDeposited = ({ deposits, host, settings }: InstallFacts): boolean => {
  if (settings.depositTimes < 0 || deposits === null) return false
  return settings.depositDomains.includes(host) ? deposits.count >= settings.depositTimes : deposits.firstDone
}

/** Whether the home-screen prompt is to be shown (spec 2 §4, Install prompt). */
export const isInstallDue = (facts: InstallFacts): boolean =>
  isHomePage(facts.path, facts.home) &&
  facts.possible &&
  facts.on &&
  !facts.closed &&
  !facts.insideApp &&
  !facts.refused &&
  (facts.signedIn || !facts.settings.needsLogin) &&
  facts.closeCount < INSTALLED_CLOSE_COUNT &&
  !isOverClosed(facts) &&
  !hasDeposited(facts)

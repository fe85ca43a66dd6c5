import type { CallAnswers } from '@foyer/contract'
import type { PageData } from '@foyer/contract/page'
import { INSTALLED_CLOSE_COUNT } from '#blocks/site/install/install-memory.ts'
import { isHomePage } from '#navigation/home-page.ts'

/** A member's deposits; null while unknown or signed out. */
export interface DepositFacts {
  readonly count: number
  readonly firstDone: boolean
}

type DepositSettings = CallAnswers['wallet.depositSettings']
type DepositStats = CallAnswers['wallet.depositStats']

/** `firstDeposit` is Y once the first has been made (spec 2 §3, Deposit settings and stats). */
export const depositFactsOf = (
  { firstDeposit }: Pick<DepositSettings, 'firstDeposit'>,
  { totalDepositSuccessCount }: Pick<DepositStats, 'totalDepositSuccessCount'>,
): DepositFacts => ({ firstDone: firstDeposit === 'Y', count: totalDepositSuccessCount })

export interface InstallFacts {
  readonly path: string
  readonly home: string
  readonly host: string
  /** Whether the browser offers it, or it is iOS. */
  readonly possible: boolean
  /** Whether there is maintenance or a region restriction. */
  readonly closed: boolean
  /** A2HS3. */
  readonly on: boolean
  /** In the native app, a PWA, or opened from the home screen. */
  readonly insideApp: boolean
  /** Not before the visit that the merchant chose. */
  readonly welcome: boolean
  /** Refused, or the footer closed, in this session. */
  readonly refused: boolean
  readonly closeCount: number
  readonly signedIn: boolean
  readonly deposits: DepositFacts | null
  readonly settings: PageData['settings']['install']
}

const isOverClosed = ({ closeCount, settings }: InstallFacts): boolean => settings.maxCloseCount >= 0 && closeCount >= settings.maxCloseCount

/** Configured domains have a number of deposits; elsewhere the first is enough. */
const hasDeposited = ({ deposits, host, settings }: InstallFacts): boolean => {
  if (settings.depositTimes < 0 || deposits === null) return false
  return settings.depositDomains.includes(host) ? deposits.count >= settings.depositTimes : deposits.firstDone
}

/** Whether the home-screen prompt is due (spec 2 §4, Install prompt). */
export const isInstallDue = (facts: InstallFacts): boolean =>
  isHomePage(facts.path, facts.home) &&
  facts.possible &&
  facts.on &&
  !facts.closed &&
  !facts.insideApp &&
  facts.welcome &&
  !facts.refused &&
  (facts.signedIn || !facts.settings.needsLogin) &&
  facts.closeCount < INSTALLED_CLOSE_COUNT &&
  !isOverClosed(facts) &&
  !hasDeposited(facts)

import type { PageData } from '@foyer/contract/page'
import { isHomePage } from '#navigation/home-page.ts'

/** The interval between requests for the deposit count, ms (spec 2 §9). */
export const DEPOSIT_POLL = 30_000

export interface ForcedDownloadFacts {
  readonly path: string
  readonly home: string
  readonly signedIn: boolean
  readonly insideApp: boolean
  /** Whether there is an app for this device; undefined while the links load. */
  readonly hasApp: boolean | undefined
  /** Not on the first visit, nor on one in which the player signed in. */
  readonly welcome: boolean
  /** Undefined while it loads, null if the server does not give it. */
  readonly depositCount: number | null | undefined
  /** How many times it has been shown. */
  readonly shownTimes: number
  readonly settings: PageData['settings']['forcedDownload']
}

/** Whether the forced download is due (spec 2 §4, Forced-download modal); undefined while a deciding fact is unknown. */
export const isForcedDownloadDue = (facts: ForcedDownloadFacts): boolean | undefined => {
  const { settings, depositCount, hasApp } = facts
  const may =
    facts.signedIn &&
    !facts.insideApp &&
    facts.welcome &&
    hasApp !== false &&
    isHomePage(facts.path, facts.home) &&
    settings.depositTimes >= 0 &&
    facts.shownTimes <= settings.maxCloseTimes &&
    depositCount !== null &&
    (depositCount ?? 0) <= settings.depositTimes
  if (!may) return false
  return hasApp === undefined || depositCount === undefined ? undefined : true
}

/** A deposit has arrived since the last request, so it hides. */
export const hasRisen = (before: number | null | undefined, now: number | null | undefined): boolean => before != null && now != null && now > before

import type { PageData } from '@foyer/contract/page'
import type { PromptName } from '#notices/prompt-queue.ts'

/** Prompts that offer the app themselves: one offer at a time. */
export const OFFERS: readonly (PromptName | null)[] = ['forced-download', 'install', 'app-window', 'app-needed', 'ios-guide']

/** The bars of a page take at most this share of the window's height. */
const MOST = 1 / 3

/** Whether the bar may float over the page: `bars` is the height of all of them, with the space below, px. */
export const leavesRoom = ({ bars, window }: { readonly bars: number; readonly window: number }): boolean => bars <= window * MOST

export interface DownloadBarFacts {
  /** Whether it was closed in this session. */
  readonly hidden: boolean
  /** Whether the page runs in the native app, a PWA or a web clip. */
  readonly insideApp: boolean
  /** Whether there is an app to download, or the page can be put on the home screen (not in other apps' web views on iOS). */
  readonly hasWay: boolean
  /** VIP rank level of the member; undefined for visitors, and while unknown. */
  readonly rankLevel: number | undefined
  readonly settings: PageData['settings']['download']
}

/** Whether the download bar is shown (spec 2 §4, Download bar). */
export const isBarShown = ({ hidden, insideApp, hasWay, rankLevel, settings }: DownloadBarFacts): boolean =>
  settings.bar && !hidden && !insideApp && hasWay && (settings.minRankLevel === null || (rankLevel ?? -1) >= settings.minRankLevel)

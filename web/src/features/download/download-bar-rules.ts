import type { PageData } from '@foyer/contract/page'

export interface DownloadBarFacts {
  /** Closed in this session. */
  readonly hidden: boolean
  /** In the native app, a PWA or a web clip. */
  readonly insideApp: boolean
  /** There is an app to download, or the page can be put on the home screen: not so in web views of other apps on iOS. */
  readonly hasWay: boolean
  /** VIP rank level of the member; undefined for visitors, and while unknown. */
  readonly rankLevel: number | undefined
  readonly settings: PageData['settings']['download']
}

/** Whether the download bar stands (spec 2 §4, Download bar). */
export const isBarShown = ({ hidden, insideApp, hasWay, rankLevel, settings }: DownloadBarFacts): boolean =>
  settings.bar && !hidden && !insideApp && hasWay && (settings.minRankLevel === null || (rankLevel ?? -1) >= settings.minRankLevel)

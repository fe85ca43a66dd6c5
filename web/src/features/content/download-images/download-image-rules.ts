import type { DownloadImage } from '@foyer/contract/content/download-images'

/** Where download images open by themselves, besides the merchant's own home (spec 2 §2, Download-image popups). */
const PAGES = ['/', '/m', '/m/home', '/m/index', '/m/index.html']

export const isDownloadImagePage = (path: string, home: string): boolean => [...PAGES, home].includes(path.replace(/(.)\/$/, '$1'))

/** The pictures that are still to be shown: those whose file name is new (spec 2 §4, Download-image popup). */
export const imagesToShow = (images: readonly DownloadImage[], savedNames: readonly string[], isOverNow: boolean): readonly DownloadImage[] =>
  isOverNow ? [] : images.filter(({ fileName }) => !savedNames.includes(fileName))

export interface SaveFacts {
  readonly ios: boolean
  /** A web view of another app: it ignores downloads. */
  readonly insideOtherApp: boolean
  /** Whether the browser shares pictures as files. */
  readonly sharesFiles: boolean
}

/** How a picture is saved: iOS puts it among the photos only by sharing; where neither way works, by a long press on it. */
export const saveWay = ({ ios, insideOtherApp, sharesFiles }: SaveFacts): 'download' | 'share' | 'hold' => {
  if ((ios || insideOtherApp) && sharesFiles) return 'share'
  return insideOtherApp ? 'hold' : 'download'
}

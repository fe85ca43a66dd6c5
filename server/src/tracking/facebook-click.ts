import type { PixelTrack } from '@foyer/contract/tracking/pixel-track'

/** The click id in `fbc`: its fourth part; Meta's own library may add a fifth. */
const clickIn = (fbc: string | undefined): string | undefined => fbc?.split('.')[3]

/**
 * The record with Meta's text for the click, `fbc`, where it names a click that has none yet. Its time is that of the click, so it is made when the click is
 * first seen, and kept: of a later event it would be the wrong time. `1` because that is what Meta's library writes for a domain of two labels.
 * `known` is what is kept of the visitor, `at` the time of the event that brought the record, ms.
 */
export const withFacebookClick = (record: PixelTrack, known: PixelTrack, at: number): PixelTrack => {
  const { facebookClickId: click, fbc } = record
  if (click === undefined || clickIn(fbc) === click) return record
  const kept = known.fbc !== undefined && clickIn(known.fbc) === click ? known.fbc : undefined
  return { ...record, fbc: kept ?? `fb.1.${at}.${click}` }
}

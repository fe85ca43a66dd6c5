import Type, { type Static } from 'typebox'
import { Limit, strict } from './install-fields.ts'

/** Latest app version for in-app download (spec 2 §9). */
const LATEST_IN_APP_VERSION = '2.4.39'

export const downloadDefaults = { bar: true, rating: null, minRankLevel: null, latestVersion: LATEST_IN_APP_VERSION } as const

/** The download bar and the app it offers (spec 2 §4, §9). */
export const DownloadSettings = Type.Object(
  {
    bar: Type.Boolean({ default: downloadDefaults.bar, description: 'show the download bar' }),
    rating: Type.Union([Type.Number({ minimum: 1, maximum: 5 }), Type.Null()], {
      default: downloadDefaults.rating,
      description: 'the stars that the app has in its store, 1 to 5, shown beside its name; null: none are shown',
    }),
    minRankLevel: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
      default: downloadDefaults.minRankLevel,
      description: 'the bar is for members of this VIP rank level and above; null: for everybody',
    }),
    latestVersion: Type.String({
      pattern: '^[0-9]+(\\.[0-9]+)*$',
      message: 'must be a version like 2.4.39',
      default: downloadDefaults.latestVersion,
      description: 'a player with an older native app is asked to update',
    }),
  },
  strict,
)
export type DownloadSettings = Static<typeof DownloadSettings>

export const forcedDownloadDefaults = { depositTimes: 5, maxCloseTimes: 5 } as const

/** The forced download (spec 2 §4, §9). */
export const ForcedDownloadSettings = Type.Object(
  {
    depositTimes: Limit(forcedDownloadDefaults.depositTimes, 'shown to members with at most this many deposits; -1: to nobody'),
    maxCloseTimes: Limit(forcedDownloadDefaults.maxCloseTimes, 'shown again until it has been shown more often than this'),
  },
  strict,
)
export type ForcedDownloadSettings = Static<typeof ForcedDownloadSettings>

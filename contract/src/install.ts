import Type, { type Static } from 'typebox'

const strict = { additionalProperties: false } as const

/** A count that -1 turns off. */
const Limit = (fallback: number, description: string) => Type.Integer({ minimum: -1, default: fallback, description })
const ResourceKey = (fallback: string) =>
  Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{0,31}$', default: fallback, description: 'resourceType of the download link' })

/** The home-screen prompt (spec 2 §4). */
export const InstallSettings = Type.Object(
  {
    theme: Type.Union([Type.Literal('light'), Type.Literal('dark')], { default: 'light' }),
    preferredWay: Type.Union([Type.Literal('app'), Type.Literal('web')], {
      default: 'app',
      description: 'which of the two the install window offers first',
    }),
    iosLiteKey: ResourceKey('MOBILECONFIG'),
    apkKey: ResourceKey('Android'),
    iconKey: ResourceKey('AppDownloadIcon'),
    needsLogin: Type.Boolean({ default: false, description: 'only for members' }),
    maxCloseCount: Limit(-1, 'closed so often, it stays away; -1: never'),
    depositTimes: Limit(-1, 'so many deposits done, it stays away on the depositDomains, and after the first on every other host; -1: never'),
    depositDomains: Type.Array(Type.String({ pattern: '^[a-z0-9.-]{1,253}$' }), { default: [] }),
  },
  strict,
)
export type InstallSettings = Static<typeof InstallSettings>

export const installDefaults: InstallSettings = {
  theme: 'light',
  preferredWay: 'app',
  iosLiteKey: 'MOBILECONFIG',
  apkKey: 'Android',
  iconKey: 'AppDownloadIcon',
  needsLogin: false,
  maxCloseCount: -1,
  depositTimes: -1,
  depositDomains: [],
}

/** The download bar and the app it offers (spec 2 §4, §9). */
export const DownloadSettings = Type.Object(
  {
    bar: Type.Boolean({ default: true }),
    minRankLevel: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
      default: null,
      description: 'the bar is for members of this VIP rank level and above; null: for everybody',
    }),
    latestVersion: Type.String({
      pattern: '^[0-9]+(\\.[0-9]+)*$',
      default: '2.4.39',
      description: 'an older native app is told to update',
    }),
  },
  strict,
)
export type DownloadSettings = Static<typeof DownloadSettings>

/** Latest app version for in-app download (spec 2 §9). */
export const LATEST_IN_APP_VERSION = '2.4.39'

export const downloadDefaults: DownloadSettings = { bar: true, minRankLevel: null, latestVersion: LATEST_IN_APP_VERSION }

/** The forced download (spec 2 §4, §9). */
export const ForcedDownloadSettings = Type.Object(
  {
    depositTimes: Limit(5, 'shown to members with at most so many deposits; -1: never'),
    maxCloseTimes: Limit(5, 'shown again until it has been shown more often than that'),
  },
  strict,
)
export type ForcedDownloadSettings = Static<typeof ForcedDownloadSettings>

export const forcedDownloadDefaults: ForcedDownloadSettings = { depositTimes: 5, maxCloseTimes: 5 }

import Type, { type Static } from 'typebox'

const strict = { additionalProperties: false } as const

/** A limit that -1 turns off. */
const Limit = (fallback: number, description: string) => Type.Integer({ minimum: -1, default: fallback, description })
const ResourceKey = (fallback: string) =>
  Type.String({
    pattern: '^[A-Za-z][A-Za-z0-9_]{0,31}$',
    message: 'must be 1 to 32 letters, digits or _, beginning with a letter',
    default: fallback,
    description: 'resourceType of the download link',
  })

/** Defaults for what the merchant does not set (spec 2 §4). */
export const installDefaults = {
  theme: 'light',
  preferredWay: 'app',
  iosLiteKey: 'MOBILECONFIG',
  apkKey: 'Android',
  iconKey: 'AppDownloadIcon',
  needsLogin: false,
  fromVisit: 1,
  maxCloseCount: -1,
  depositTimes: -1,
  depositDomains: [] as string[],
} as const

/** The home-screen prompt (spec 2 §4). */
export const InstallSettings = Type.Object(
  {
    theme: Type.Union([Type.Literal('light'), Type.Literal('dark')], {
      default: installDefaults.theme,
      description: 'the look of the prompt',
    }),
    preferredWay: Type.Union([Type.Literal('app'), Type.Literal('web')], {
      default: installDefaults.preferredWay,
      description: 'which of the two ways the install window offers first',
    }),
    iosLiteKey: ResourceKey(installDefaults.iosLiteKey),
    apkKey: ResourceKey(installDefaults.apkKey),
    iconKey: ResourceKey(installDefaults.iconKey),
    needsLogin: Type.Boolean({ default: installDefaults.needsLogin, description: 'only for members' }),
    fromVisit: Type.Integer({
      minimum: 1,
      maximum: 99,
      default: installDefaults.fromVisit,
      description:
        'from which visit on it, and the forced download, open by themselves; 1: on each; from 2 on also not on a visit in which the player registers or signs in by hand',
    }),
    maxCloseCount: Limit(installDefaults.maxCloseCount, 'after it was closed this many times, it is not shown again; -1: no limit'),
    depositTimes: Limit(
      installDefaults.depositTimes,
      'after this many deposits it is not shown on the depositDomains, and on other hosts not after the first; -1: no limit',
    ),
    depositDomains: Type.Array(Type.String({ pattern: '^[a-z0-9.-]{1,253}$', message: 'must be a host name in lower case, like www.brand.com' }), {
      default: installDefaults.depositDomains,
      description: 'the hosts that depositTimes is for',
    }),
  },
  strict,
)
export type InstallSettings = Static<typeof InstallSettings>

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

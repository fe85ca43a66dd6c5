import Type, { type Static } from 'typebox'
import { Limit, strict } from './install-fields.ts'

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

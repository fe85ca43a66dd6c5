import Type, { type Static } from 'typebox'
import { PROFILE_ICONS } from '#profile/profile-icon.ts'
import { CountrySettings } from '#site/country.ts'
import { Language } from './fields.ts'
import { FlagOverrides } from './flags.ts'
import { accessSettings } from './merchant/access.ts'
import { lookSettings } from './merchant/look.ts'
import { Host, optional, strict } from './merchant/merchant-fields.ts'
import { installSettings, operatingSettings } from './merchant/operating.ts'
import { trackingSettings } from './tracking/tracking-settings.ts'

/** Used in logs and at the beginning of its secrets' variable names (server/src/kernel/merchants/secrets.ts). */
const MerchantCode = Type.String({
  pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
  minLength: 2,
  maxLength: 32,
  message: 'must be of a–z, 0–9 and single hyphens, like big-brand',
  description: 'the name of the folder',
})

/** Icons to choose from for a member's profile (spec 2 §3, gw). */
export const PROFILE_ICON_COUNT = 9

/**
 * `merchants/<code>/merchant.json`: one brand's settings, except those of its providers, which each provider declares
 * (server/src/app/merchants/providers.ts). Data only; secrets are named, never written.
 */
export const MerchantBase = Type.Object(
  {
    code: MerchantCode,
    name: Type.String({ minLength: 1, maxLength: 40, description: 'the name of the brand, as players read it' }),
    demo: optional(Type.Literal(true, { description: 'only for demonstration: production refuses it' })),
    hosts: Type.Array(Host, { minItems: 1, description: 'the hosts of its pages; *.brand.com stands for any label, which may be an affiliate code' }),
    publicAddress: optional(
      Type.String({
        pattern: '^https?://[a-z0-9-]+(\\.[a-z0-9-]+)*(:[0-9]{1,5})?$',
        message: 'must be an address in lower case like https://www.brand.com, without anything after the host and port',
        description:
          'where payment companies and vendors of games call this server; https:// and the first of the hosts that is neither a wildcard nor this machine, if absent',
      }),
    ),
    blockedHosts: optional(Type.Array(Host, { description: 'hosts that belong to the merchant but answer domain_not_available' })),
    reservedLabels: optional(Type.Array(Type.String(), { description: 'labels of a wildcard host that are not affiliate codes' })),
    languages: Type.Array(Language, { minItems: 1, uniqueItems: true, description: 'the first is the default' }),
    country: CountrySettings,
    ...lookSettings,
    flags: optional(FlagOverrides),
    ...accessSettings,
    freePlay: optional(Type.Boolean({ default: false, description: 'offer free play, without an account' })),
    vendorAlias: optional(
      Type.Object(
        {
          vendor: Type.String({ maxLength: 32, description: 'code of the vendor' }),
          currency: Type.String({ maxLength: 8, description: 'the currency of the merchants that show it so' }),
        },
        { ...strict, description: 'the vendor that is shown as 123BET if the merchant has this currency' },
      ),
    ),
    profileIconCount: optional(
      Type.Integer({ minimum: 1, maximum: PROFILE_ICONS, default: PROFILE_ICON_COUNT, description: 'the number of icons that a profile can have' }),
    ),
    ...installSettings,
    ...operatingSettings,
    ...trackingSettings,
  },
  strict,
)
export type MerchantBase = Static<typeof MerchantBase>

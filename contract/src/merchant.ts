import Type, { type Static } from 'typebox'
import { DownloadLink } from '#downloads/download-links.ts'
import { DownloadSettings, ForcedDownloadSettings, InstallSettings } from '#downloads/install.ts'
import { Partner } from '#identity/partner.ts'
import { AssetFile, Host, IconFile, PngFile, SecretName, Theme, optional, strict } from '#merchant/merchant-fields.ts'
import { Promotions } from '#promotions/available-promotions.ts'
import { LoginWay } from '#system/consolidated-settings.ts'
import { CountryData } from '#system/country.ts'
import { CustomerServiceEntry, ScrambledPath } from '#system/domain-problem.ts'
import { DomainEntry } from '#system/domain-route.ts'
import { RegisterSetting } from '#system/register-setting.ts'
import { Language, LocalPath, PASSWORD_MIN_LENGTH } from './fields.ts'
import { FlagOverrides } from './flags.ts'

/** Stands in logs and at the beginning of its secrets' variable names (server/src/merchants/secrets.ts). */
const MerchantCode = Type.String({
  pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
  minLength: 2,
  maxLength: 32,
  message: 'must be of a–z, 0–9 and single hyphens, like big-brand',
  description: 'the name of the folder',
})

/**
 * `merchants/<code>/merchant.json`: one brand's settings, but for those of its providers, which stand where each is declared
 * (server/src/providers). Data only; secrets are named, never written.
 */
export const MerchantBase = Type.Object(
  {
    code: MerchantCode,
    name: Type.String({ minLength: 1, maxLength: 40 }),
    demo: optional(Type.Literal(true, { description: 'only for demonstration: production refuses it' })),
    hosts: Type.Array(Host, { minItems: 1 }),
    blockedHosts: optional(Type.Array(Host, { description: 'hosts that belong to the merchant but answer domain_not_available' })),
    reservedLabels: optional(Type.Array(Type.String(), { description: 'labels of a wildcard host that are not affiliate codes' })),
    languages: Type.Array(Language, { minItems: 1, uniqueItems: true, description: 'the first is the default' }),
    country: CountryData,
    theme: Type.Object(
      { scheme: Type.Union([Type.Literal('dark'), Type.Literal('light'), Type.Literal('auto')]), dark: Theme, light: Theme },
      strict,
    ),
    logo: AssetFile,
    icon: optional(IconFile),
    pwa: optional(
      Type.Object(
        {
          title: optional(Type.String({ minLength: 1, maxLength: 40, description: 'shown below the icon; the merchant’s name if absent' })),
          icons: optional(
            Type.Partial(Type.Object({ 192: PngFile, 256: PngFile, 384: PngFile, 512: PngFile }, strict), {
              ...strict,
              description: 'one per side length in pixels; drawn from icon or logo if absent',
            }),
          ),
          appleTouchIcon: optional(PngFile),
          serverManifest: optional(Type.Boolean({ default: true, description: 'desktop_app_feature; if off, pages offer no installation' })),
        },
        { ...strict, description: 'the install manifest (docs/home-screen.md)' },
      ),
    ),
    flags: optional(FlagOverrides),
    paths: optional(Type.Object({ home: optional(LocalPath), changePassword: optional(LocalPath) }, strict)),
    redirectHosts: optional(Type.Array(Host, { description: 'hosts that a redirectUrl may send a token to' })),
    beforeLoginGoRegister: optional(Type.Boolean()),
    session: optional(
      Type.Object(
        {
          idleSeconds: optional(Type.Integer({ minimum: 60, maximum: 86_400, default: 300, description: 'spec 1 §9: 300 s' })),
          bindToNetwork: optional(Type.Boolean({ description: 'a request from another network ends the session with token_ip_different' })),
        },
        strict,
      ),
    ),
    password: optional(
      Type.Object(
        {
          minLength: optional(Type.Integer({ minimum: PASSWORD_MIN_LENGTH, maximum: 64, default: PASSWORD_MIN_LENGTH })),
          expiresAfterDays: optional(Type.Integer({ minimum: 1 })),
        },
        strict,
      ),
    ),
    register: optional(Type.Partial(Type.Omit(RegisterSetting, ['passwordMinLength', 'captcha']), strict)),
    login: optional(Type.Object({ ways: optional(Type.Array(LoginWay, { minItems: 1, uniqueItems: true })) }, strict)),
    twoFactor: optional(
      Type.Object(
        {
          ask: optional(
            Type.Union([Type.Literal('newNetwork'), Type.Literal('always'), Type.Literal('never')], {
              default: 'newNetwork',
              description: 'when a sign-in by password asks for a second factor; a member may choose always',
            }),
          ),
          payeeNameBesideOthers: optional(Type.Boolean({ description: 'accept the payee name even from members who have a stronger factor' })),
        },
        strict,
      ),
    ),
    captcha: optional(
      Type.Object(
        {
          scenes: optional(
            Type.Object(
              { login: optional(Type.Boolean()), sms: optional(Type.Boolean()), register: optional(Type.Boolean()) },
              { ...strict, description: 'the tasks that always ask for one; after too many failed sign-ins it is asked for in any case' },
            ),
          ),
          plain: optional(
            Type.Union([Type.Literal('slider'), Type.Literal('picture')], { default: 'slider', description: 'used if GeeTest is off (spec 1 §6)' }),
          ),
          regexp: optional(Type.Boolean({ description: 'clear the field of a picture at once after an error' })),
        },
        strict,
      ),
    ),
    mobileTemplate: optional(Type.String({ maxLength: 32 })),
    imageCDNs: optional(
      Type.Array(Type.String({ pattern: '^https://[a-z0-9.-]+$', message: 'must be an origin like https://images.brand.com, without a path' }), {
        description: 'mirrors of /m/merchant/: pictures are loaded from the first, the content policy allows all',
      }),
    ),
    partners: optional(Type.Array(Partner, { description: 'partners whose assertions sign their users in (docs/third-party-login.md)' })),
    freePlay: optional(Type.Boolean({ description: 'offer free play, without an account' })),
    vendorAlias: optional(
      Type.Object(
        { vendor: Type.String({ maxLength: 32 }), currency: Type.String({ maxLength: 8 }) },
        { ...strict, description: 'this vendor is shown as 123BET if the merchant has this currency' },
      ),
    ),
    profileIconCount: optional(Type.Integer({ minimum: 1, maximum: 99, default: 9 })),
    install: optional(Type.Partial(InstallSettings, strict)),
    download: optional(
      Type.Object(
        {
          ...Type.Partial(DownloadSettings).properties,
          links: optional(Type.Array(DownloadLink)),
          profile: optional(
            Type.Object(
              {
                signing: optional(
                  Type.Object(
                    { certificate: SecretName, key: SecretName },
                    { ...strict, description: 'both in PEM; intermediate certificates follow the certificate' },
                  ),
                ),
              },
              { ...strict, description: 'offer iOS players the configuration profile that this server makes, as MOBILECONFIG (docs/install.md)' },
            ),
          ),
        },
        strict,
      ),
    ),
    forcedDownload: optional(Type.Partial(ForcedDownloadSettings, strict)),
    promotions: optional(Type.Partial(Promotions, { ...strict, description: 'a promotion that is not named is off' })),
    domains: optional(Type.Array(DomainEntry, { description: 'the addresses (lines) that a player may be sent to' })),
    customerService: optional(
      Type.Array(
        Type.Object(
          {
            ...Type.Omit(CustomerServiceEntry, ['path']).properties,
            url: optional(
              Type.String({
                pattern: '^(https?://|tel:|mailto:)',
                message: 'must begin with https://, http://, tel: or mailto:',
                maxLength: 500,
                description: 'in plain text; the server scrambles it',
              }),
            ),
            path: optional(ScrambledPath),
          },
          { ...strict, description: 'with either url or path' },
        ),
      ),
    ),
    maintenance: optional(Type.Object({ on: Type.Boolean(), end: optional(Type.String({ description: 'ISO 8601' })) }, strict)),
    regions: optional(
      Type.Object(
        {
          deniedCountries: optional(
            Type.Array(Type.String({ pattern: '^[A-Z]{2}$', message: 'must be a country in two capitals (ISO 3166-1), like PH' })),
          ),
          deniedAddresses: optional(Type.Array(Type.String())),
          allowedAddresses: optional(Type.Array(Type.String())),
        },
        strict,
      ),
    ),
  },
  strict,
)
export type MerchantBase = Static<typeof MerchantBase>

import { optional, strict } from '@foyer/contract/merchant/merchant-fields'
import { momentNames } from '@foyer/contract/tracking/moments'
import type { ScriptName } from '@foyer/contract/tracking/pixel-scripts'
import type { PixelScript } from '@foyer/contract/tracking/pixels'
import Type, { type TSchema } from 'typebox'
import type { Origins } from '#kernel/pages/document/content-policy.ts'
import { nameAt, type Names } from './tracking-settings.ts'

type Provider = Exclude<ScriptName, 'googleAds'>

interface Facts {
  readonly url: string
  /** Where it loads more code from, besides its own origin. */
  readonly scripts?: readonly string[]
  /** Whom it tells, besides its own origin. */
  readonly reports: readonly string[]
}

/** Where each script is, and which origins it needs. They change, so they stand in one place, and a merchant may name others. */
const facts: Readonly<Record<Provider, Facts>> = {
  facebook: { url: 'https://connect.facebook.net/en_US/fbevents.js', reports: ['https://www.facebook.com'] },
  tiktok: { url: 'https://analytics.tiktok.com/i18n/pixel/events.js', reports: [] },
  kwai: { url: 'https://s1.kwai.net/kos/s101/nlav11187/pixel/events.js', reports: ['https://www.adsnebula.com'] },
  gtag: {
    url: 'https://www.googletagmanager.com/gtag/js',
    scripts: ['https://googleads.g.doubleclick.net'],
    reports: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.google.com',
      'https://googleads.g.doubleclick.net',
      'https://pagead2.googlesyndication.com',
    ],
  },
  appsflyer: { url: 'https://websdk.appsflyer.com/', reports: ['https://wa.appsflyer.com'] },
  adjust: { url: 'https://cdn.adjust.com/adjust-latest.min.js', reports: ['https://app.adjust.com'] },
  twitter: { url: 'https://static.ads-twitter.com/uwt.js', reports: ['https://t.co', 'https://analytics.twitter.com'] },
  bigo: { url: 'https://api.imotech.video/ad/events.js', reports: ['https://api.bytegle.site'] },
}

interface Setting {
  readonly url?: string
  readonly origins?: readonly string[]
}

const origin = '^https?://[A-Za-z0-9.*:-]+$'

/** The setting by which a merchant writes that a provider's script runs in its pages. Without it the server alone tells the provider. */
export const scriptSetting = <More extends Readonly<Record<string, TSchema>>>(more: More) =>
  optional(
    Type.Object(
      {
        place: Type.Literal('page', { description: 'in the page, where it can read everything that the player can' }),
        url: optional(
          Type.String({
            pattern: '^https?://[^?#\\s"<>]+$',
            message: 'must be an address without ? and #',
            description: 'the address of the script, where it is another than the usual one',
          }),
        ),
        origins: optional(
          Type.Array(Type.String({ pattern: origin, message: 'must be an origin like https://pixel.brand.com' }), {
            description: 'with `url`: what the script reaches besides its own origin',
          }),
        ),
        ...more,
      },
      {
        ...strict,
        description: 'the script of the provider, once a visitor agrees; without it the server alone tells the provider (docs/tracking.md)',
      },
    ),
  )

export const scriptUrl = (provider: Provider, { url }: Setting): string => url ?? facts[provider].url

/** What the page reaches for the script: nothing where the merchant did not write that it wants it. */
export const originsOfScript =
  (provider: Provider) =>
  ({ script }: { readonly script?: Setting }): Origins => {
    if (!script) return {}
    const own = new URL(scriptUrl(provider, script)).origin
    const { scripts = [], reports } = script.url === undefined ? facts[provider] : { scripts: script.origins ?? [], reports: script.origins ?? [] }
    return { script: [own, ...scripts], img: [own, ...reports], connect: [own, ...reports] }
  }

/** The part of a provider's declaration that is about its script in pages. `idOf`: the id by which the script knows the merchant. */
export const inPages = <Own extends object>(provider: Provider, idOf: (own: Own) => string) => ({
  origins: originsOfScript(provider),
  scripts: (own: Own & { readonly script?: Setting; readonly events?: Names }): readonly PixelScript[] => {
    const { script, events: names } = own
    if (!script) return []
    const events = Object.fromEntries(
      momentNames.flatMap(moment => {
        const name = nameAt(provider, moment, names)
        return name === undefined ? [] : [[moment, name]]
      }),
    )
    return [{ name: provider, url: scriptUrl(provider, script), id: idOf(own), events }]
  },
})

import type { CallRequests } from '@foyer/contract'
import { languages } from '@foyer/contract/languages'
import { HOME_PATH } from '@foyer/contract/page-paths'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { ICON_SIZES, MASKABLE_SIZES, pictureAddress } from '#kernel/merchants/pictures.ts'
import { requireOwnMerchant } from '#kernel/own-merchant.ts'
import type { Service } from '#kernel/service.ts'

type ManifestQuery = CallRequests['system.manifest']

const types: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp', jpg: 'image/jpeg' }

/** The merchant's own icons if it has any, otherwise drawn ones; the original artwork comes last, for browsers that can scale it better. */
const iconsOf = (merchant: Merchant) => {
  const { assets, file } = merchant
  const icon = (src: string, sizes: string, purpose = 'any') => ({ src, sizes, type: types[src.split('.').at(-1) ?? ''] ?? 'image/png', purpose })
  const square = (size: number) => `${size}x${size}`
  const artwork = assets[file.icon ?? file.logo]
  return [
    ...ICON_SIZES.map(size => icon(assets[file.pwa?.icons?.[size] ?? ''] ?? pictureAddress(merchant, `icon-${size}`), square(size))),
    ...MASKABLE_SIZES.map(size => icon(pictureAddress(merchant, `maskable-${size}`), square(size), 'maskable')),
    ...(artwork?.endsWith('.svg') ? [icon(artwork, 'any')] : []),
  ]
}

/** On iOS a home-screen app shares no storage with the browser, so its address must hold how the visitor came. */
const startUrl = ({ affiliateCode, referralCode, r }: ManifestQuery): string => {
  const query = new URLSearchParams({ utm_source: 'homescreen' })
  for (const [name, code] of Object.entries({ affiliateCode, referralCode, r })) if (code !== undefined) query.set(name, code)
  return `${HOME_PATH}?${query.toString()}`
}

/** What the browser installs: the merchant's name and icons, and the defaults of spec 2 §2. */
export const manifest: Service<'system.manifest'> = async (request, caller) => {
  requireOwnMerchant(request.merchantCode, caller)
  const { merchant } = caller
  const language = merchant.languages.find(code => code === request.language) ?? merchant.languages[0] ?? caller.language
  const name = merchant.file.pwa?.title ?? merchant.file.name
  return {
    // The id must not depend on how the visitor came or on the start page, else a phone would take it for another app.
    id: HOME_PATH,
    name,
    short_name: name,
    lang: languages[language].html,
    dir: languages[language].dir,
    display: 'standalone',
    orientation: 'portrait',
    scope: '/m/',
    start_url: startUrl(request),
    theme_color: '#ffffff',
    background_color: '#ffffff',
    icons: iconsOf(merchant),
  }
}

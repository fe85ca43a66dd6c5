import { languages } from '@foyer/contract/languages'
import type { Merchant } from '#merchants/merchant.ts'
import type { Service } from '#services/service.ts'
import { requireOwnMerchant } from '#services/system/own-merchant.ts'

/** Sizes of drawn icons an install manifest names, where the merchant has them (spec 2 §2, Install manifest). */
const ICON_SIZES = [192, 256, 384, 512]
const types: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp' }

const iconsOf = ({ assets, file }: Merchant) => {
  const icon = (name: string, sizes: string) => {
    const src = assets[name]
    const type = types[name.split('.').at(-1) ?? '']
    return src !== undefined && type !== undefined ? [{ src, sizes, type, purpose: 'any' }] : []
  }
  return [...ICON_SIZES.flatMap(size => icon(`icon-${size}.png`, `${size}x${size}`)), ...icon(file.icon ?? file.logo, 'any')]
}

/** What the browser installs: the merchant's name and icons, and the defaults of spec 2 §2. */
export const manifest: Service<'system.manifest'> = async (asked, caller) => {
  requireOwnMerchant(asked.merchantCode, caller)
  const { merchant } = caller
  const language = merchant.languages.find(code => code === asked.language) ?? merchant.languages[0] ?? caller.language
  return {
    id: '/m/home',
    name: merchant.file.name,
    short_name: merchant.file.name,
    lang: languages[language].html,
    dir: languages[language].dir,
    display: 'standalone',
    orientation: 'portrait',
    scope: '/m/',
    start_url: '/m/home?utm_source=homescreen',
    theme_color: '#ffffff',
    background_color: '#ffffff',
    icons: iconsOf(merchant),
  }
}

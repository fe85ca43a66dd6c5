import { languages } from '@foyer/contract/languages'
import type { Merchant } from '#merchants/merchant.ts'
import type { Service } from '#services/service.ts'
import { requireOwnMerchant } from '#services/system/own-merchant.ts'

/** Icon sizes an install manifest names, where the merchant has drawn them (spec 2 §2, Install manifest). */
const ICON_SIZES = [192, 256, 384, 512]

const iconsOf = ({ assets, file }: Merchant) => {
  const drawn = ICON_SIZES.flatMap(size => {
    const src = assets[`icon-${size}.png`]
    return src ? [{ src, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' }] : []
  })
  const logo = assets[file.logo]
  const vector = logo && file.logo.endsWith('.svg') ? [{ src: logo, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }] : []
  return [...drawn, ...vector]
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

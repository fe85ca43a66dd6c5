import type { MerchantSettings } from '@foyer/contract/site/consolidated-settings'
import { trackingDefaults } from '@foyer/contract/tracking/tracking-settings'
import type { Static } from 'typebox'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'
import { providerLists } from './providers.ts'

const trackers = providerLists.flatMap(({ kind, list }) => (kind === 'tracking' ? list : []))

/** Without a provider nothing is tracked, so nothing is asked. */
export const trackingSettingOf = (file: MerchantFile): Static<typeof MerchantSettings>['tracking'] => {
  if (!trackers.some(({ isChosen }) => isChosen(file))) return null
  const { consent: mode, version } = { ...trackingDefaults, ...file.tracking }
  const inPage = file.facebookPixel !== undefined || trackers.some(provider => provider.scriptsOf(file).length > 0)
  return { mode, version, inPage }
}

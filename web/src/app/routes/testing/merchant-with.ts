import type { Flag } from '@foyer/contract/flags'
import type { PageMerchant } from '@foyer/contract/page'

interface Facts {
  readonly paths?: PageMerchant['settings']['paths']
  readonly flags?: Partial<Record<Flag, boolean>>
  readonly filled?: PageMerchant['filled']
  readonly chat?: PageMerchant['settings']['chat']
}

/** A merchant in the form that the route table uses. */
export const merchantWith = ({
  paths = { home: '/m/home', changePassword: '/m/changePsw' },
  flags = {},
  filled = [],
  chat = null,
}: Facts): PageMerchant => ({
  // A test uses only the flags that it names.
  settings: { paths, whitelabelVal: flags as PageMerchant['settings']['whitelabelVal'], chat, tracking: null },
  filled,
})

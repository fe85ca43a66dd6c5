import type { Flag } from '@foyer/contract/flags'
import type { PageMerchant } from '@foyer/contract/page'

interface Facts {
  readonly paths?: PageMerchant['settings']['paths']
  readonly flags?: Partial<Record<Flag, boolean>>
  readonly filled?: PageMerchant['filled']
}

/** A merchant as the route table sees him. */
export const merchantWith = ({ paths = { home: '/m/home', changePassword: '/m/changePsw' }, flags = {}, filled = [] }: Facts): PageMerchant => ({
  // A test asks for no flag that it does not name.
  settings: { paths, whitelabelVal: flags as PageMerchant['settings']['whitelabelVal'] },
  filled,
})

import type { Network } from './caller.ts'
import { isWithin } from './merchants/address-block.ts'
import type { Merchant } from './merchants/merchant.ts'

/** Whether the merchant lets this visitor in now (spec 2 §2: maintenance page, access-denied page). */
export interface Availability {
  readonly maintenance: boolean
  /** ISO 8601, if the end is known. */
  readonly maintenanceEnd?: string
  readonly regionRestriction: boolean
}

/** An allowed address may enter from anywhere; otherwise a denied address or country may not. */
const isRestricted = ({ file }: Merchant, { ip, country }: Network): boolean => {
  const { allowedAddresses = [], deniedAddresses = [], deniedCountries = [] } = file.regions ?? {}
  if (isWithin(ip, allowedAddresses)) return false
  return isWithin(ip, deniedAddresses) || (country !== undefined && deniedCountries.includes(country))
}

export const availabilityOf = (merchant: Merchant, network: Network): Availability => {
  const { maintenance } = merchant.file
  return {
    maintenance: maintenance?.on ?? false,
    ...(maintenance?.on && maintenance.end !== undefined && { maintenanceEnd: maintenance.end }),
    regionRestriction: isRestricted(merchant, network),
  }
}

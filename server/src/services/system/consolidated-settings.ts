import type { Service } from '#services/service.ts'
import { availabilityOf } from './availability.ts'

/** The common store: what is the merchant's, and what is this visitor's. */
export const consolidatedSettings: Service<'system.consolidatedSettings'> = (_asked, { merchant, network }) =>
  Promise.resolve({ ...merchant.settings, ip: network.ip, ...availabilityOf(merchant, network) })

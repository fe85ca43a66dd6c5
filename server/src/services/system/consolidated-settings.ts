import type { Service } from '#services/service.ts'
import { availabilityOf } from './availability.ts'

/** The common store: the merchant's settings, and those of this visitor. */
export const consolidatedSettings: Service<'system.consolidatedSettings'> = (_asked, { merchant, network }) =>
  Promise.resolve({ ...merchant.settings, ip: network.ip, ...availabilityOf(merchant, network) })

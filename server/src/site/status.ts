import type { Service } from '#kernel/service.ts'
import { availabilityOf } from './availability.ts'

export const status: Service<'system.status'> = (_asked, { merchant, network }) =>
  Promise.resolve({ ip: network.ip, ...availabilityOf(merchant, network) })

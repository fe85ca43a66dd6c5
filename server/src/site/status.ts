import { availabilityOf } from '#kernel/availability.ts'
import type { Service } from '#kernel/service.ts'

export const status: Service<'system.status'> = (_request, { merchant, network }) =>
  Promise.resolve({ ip: network.ip, ...availabilityOf(merchant, network) })

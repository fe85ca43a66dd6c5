import type { Service } from '#services/service.ts'

export const newGameVendor: Service<'relay.newGameVendor'> = (_asked, { merchant }) => Promise.resolve({ data: { lanes: [...merchant.lanes] } })

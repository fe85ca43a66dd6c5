import type { Service } from '#kernel/service.ts'

export const newGameVendor: Service<'games.newGameVendor'> = (_request, { merchant }) =>
  Promise.resolve({ data: { lanes: [...merchant.content.vendors] } })

import type { Service } from '#services/service.ts'

export const whitelabel: Service<'system.whitelabel'> = (_asked, { merchant }) => Promise.resolve(merchant.flags)

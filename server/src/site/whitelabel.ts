import type { Service } from '#kernel/service.ts'

export const whitelabel: Service<'system.whitelabel'> = (_request, { merchant }) => Promise.resolve(merchant.flags)

import type { Service } from '#kernel/service.ts'

export const registerSetting: Service<'system.registerSetting'> = (_request, { merchant }) => Promise.resolve(merchant.settings.register)

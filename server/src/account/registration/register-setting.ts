import type { Service } from '#kernel/service.ts'

export const registerSetting: Service<'system.registerSetting'> = (_asked, { merchant }) => Promise.resolve(merchant.settings.register)

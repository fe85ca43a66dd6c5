import type { Service } from '#services/service.ts'

export const registerSetting: Service<'system.registerSetting'> = (_asked, { merchant }) => Promise.resolve(merchant.settings.register)

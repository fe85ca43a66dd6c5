import type { Service } from '#services/service.ts'

export const ping: Service<'system.ping'> = () => Promise.resolve({})

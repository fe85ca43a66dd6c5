import type { Service } from '#kernel/service.ts'

export const ping: Service<'system.ping'> = () => Promise.resolve({})

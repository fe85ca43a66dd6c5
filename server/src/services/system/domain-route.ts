import type { Service } from '#services/service.ts'

/** The lines, and the merchant's first host name of its own: what a player falls back to. */
export const domainRoute: Service<'system.domainRoute'> = (_asked, { merchant: { file } }) =>
  Promise.resolve({ domainList: file.domains ?? [], originalDomain: file.hosts.find(host => !host.startsWith('*')) ?? '' })

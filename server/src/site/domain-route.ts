import type { Service } from '#kernel/service.ts'

/** The lines, and the merchant's first host name, to which a player falls back. */
export const domainRoute: Service<'system.domainRoute'> = (_request, { merchant: { file } }) =>
  Promise.resolve({ domainList: file.domains ?? [], originalDomain: file.hosts.find(host => !host.startsWith('*')) ?? '' })

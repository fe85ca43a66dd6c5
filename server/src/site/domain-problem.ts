import type { Service } from '#kernel/service.ts'

/** Contacts for help, and the hosts to use instead (spec 2 §4, Blocked-domain notice). */
export const domainProblem: Service<'system.domainProblem'> = async (_request, { merchant: { settings } }) => {
  const { customerService, domainList } = settings
  return { customerService, domainList }
}

import type { Deps } from '#kernel/deps.ts'
import type { Service } from '#kernel/service.ts'

/** How many events are shown. */
const LATEST = 30
/** How many failed sign-ins are shown beside them: strangers can cause any number, and must not push the member's own events out of sight. */
const LATEST_FAILED = 5

export const events =
  ({ stores }: Pick<Deps, 'stores'>): Service<'member.securityEvents'> =>
  async (_request, { merchant, session }) => {
    const latest = await stores.audit.ofMember(merchant.code, session.member.id, LATEST, LATEST_FAILED)
    return latest.map(({ at, event, ip, userAgent }) => ({ at: at.toISOString(), event, network: ip, userAgent }))
  }

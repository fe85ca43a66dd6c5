import { auditEvent } from '#kernel/audit/audit.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Service } from '#kernel/service.ts'
import { seriesHashOf } from './remember-token.ts'

/** Ends the session at once, and the saved login of this device if one of its tokens is named, even one that was replaced. Changes nothing if neither is there. */
export const logOut =
  ({ inUnit, clock }: Pick<Deps, 'inUnit' | 'clock'>): Service<'session.logout'> =>
  async ({ rememberToken }, caller) => {
    await inUnit(async unit => {
      const { session } = caller
      if (session) {
        await unit.sessions.end(caller.merchant.code, session.tokenHash)
        await unit.audit.add(auditEvent(caller, clock(), 'logout', session.member.id))
      }
      const token = rememberToken ? await unit.remember.end(caller.merchant.code, seriesHashOf(rememberToken)) : undefined
      // Without a session, only the remembered login has ended.
      if (token && !session) await unit.audit.add(auditEvent(caller, clock(), 'logout', token.memberId, { by: 'remember-token' }))
    })
    return {}
  }

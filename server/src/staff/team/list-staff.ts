import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { shownPasskey } from '#staff/passkeys/shown-passkey.ts'
import { IDLE_MS } from '#staff/session/session-times.ts'
import { shownToken } from '#staff/tokens/shown-token.ts'

/** Who works here, as far as the caller may see: those who may do something at the same merchants. */
export const listStaff =
  ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): OpService<'staff.list'> =>
  async (_request, caller) => {
    const [people, grants, sessions, tokens, passkeys] = await Promise.all([
      stores.staffPeople.all(),
      stores.staffPeople.allGrants(),
      stores.staffSessions.all(),
      stores.staffTokens.list(clock()),
      stores.staffPasskeys.all(),
    ])
    const idleBefore = clock().getTime() - IDLE_MS
    const shown = people.flatMap(({ id, login, name, passwordHash, endedAt }) => {
      const own = grants.filter(({ personId }) => personId === id)
      const isSeen = own.length === 0 || own.some(({ merchant }) => caller.mayAt('staff.read', merchant))
      if (!isSeen) return []
      return {
        id,
        login,
        name,
        isEnrolled: passwordHash !== null,
        endedAt: endedAt?.toISOString() ?? null,
        grants: own.map(({ merchant, role }) => ({ merchant, role })),
        sessions: sessions
          .filter(({ personId, seenAt }) => personId === id && seenAt.getTime() > idleBefore)
          .map(({ createdAt, seenAt, ip, userAgent }) => ({ begunAt: createdAt.toISOString(), seenAt: seenAt.toISOString(), ip, userAgent })),
        tokens: tokens.filter(({ personId }) => personId === id).map(shownToken),
        passkeys: passkeys.filter(({ personId }) => personId === id).map(shownPasskey),
      }
    })
    return { people: shown }
  }

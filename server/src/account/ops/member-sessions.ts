import { opaqueId } from '#account/security/opaque-id.ts'
import { isSessionOver } from '#account/session/find-session.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { knownMember, staffOrigin } from './known-member.ts'

export const memberSessions =
  ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): OpService<'members.sessions'> =>
  async ({ id }, caller) => {
    await knownMember(stores, caller, id)
    const { code, session } = caller.merchant
    const owner = { merchant: code, memberId: id }
    const now = clock()
    const [sessions, trusted, networks, pushed] = await Promise.all([
      stores.sessions.ofMember(code, id),
      stores.trustedDevices.ofMember(owner, now),
      stores.networks.ofMember(code, id),
      stores.pushSubscriptions.sessionsOf(owner),
    ])
    return {
      sessions: sessions
        .filter(row => !isSessionOver(row, session.idleSeconds, now))
        .map(row => ({
          id: opaqueId(row.tokenHash),
          network: row.networkPrefix,
          userAgent: row.userAgent,
          deviceId: row.deviceId,
          openedAt: row.createdAt.toISOString(),
          lastUsedAt: row.lastUsedAt.toISOString(),
          push: pushed.includes(row.tokenHash),
        })),
      trusted: trusted.map(({ userAgent, deviceId, trustedAt, expiresAt }) => ({
        userAgent,
        deviceId,
        trustedAt: trustedAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      })),
      networks: networks.map(({ prefix, firstSeenAt, lastSeenAt }) => ({
        prefix,
        firstSeenAt: firstSeenAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      })),
    }
  }

/** With a session go the pushes of its device, its saved login, which would open the next one, and the trust in it. */
export const endSessions =
  ({ inUnit, clock }: Pick<Deps, 'inUnit' | 'clock'>): OpService<'members.endSessions'> =>
  async ({ id, session, reason }, caller) => {
    const merchant = caller.merchant.code
    return await inUnit(async unit => {
      await knownMember(unit, caller, id)
      const owner = { merchant, memberId: id }
      const open = await unit.sessions.ofMember(merchant, id)
      const ended = open.filter(({ tokenHash }) => session === undefined || opaqueId(tokenHash) === session)
      for (const { tokenHash, deviceId, networkPrefix } of ended) {
        await unit.sessions.end(merchant, tokenHash)
        await unit.remember.endOfDevice(merchant, id, deviceId)
        if (deviceId !== null) await unit.trustedDevices.endOfDevice(owner, deviceId)
        const detail = { reason: 'staff', network: networkPrefix } as const
        await unit.audit.add(auditEvent(staffOrigin(caller), clock(), 'session.ended', id, detail))
      }
      if (session === undefined) {
        // Saved logins and pushes whose session is over already, too.
        await unit.sessions.endAllOf(merchant, id)
        await unit.remember.endAllOf(merchant, id)
        await unit.trustedDevices.endOfOthers(owner, null)
      }
      await caller.record(unit, { about: { kind: 'member', id }, reason, after: { ended: ended.length, all: session === undefined } })
      return { ended: ended.length }
    })
  }

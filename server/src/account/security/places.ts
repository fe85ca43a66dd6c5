import { auditEvent } from '#kernel/audit/audit.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Service } from '#kernel/service.ts'
import { opaqueId } from './opaque-id.ts'

type PlaceDeps = Pick<Deps, 'inUnit' | 'clock'>

/** Ends another session, with the remembered login of its device, which would otherwise open the next session, and the trust in it. A member ends their own session by signing out. */
export const sessionEnd =
  ({ inUnit, clock }: PlaceDeps): Service<'member.securitySessionEnd'> =>
  async ({ id }, caller) => {
    const { member, tokenHash, deviceId } = caller.session
    const owner = { merchant: member.merchant, memberId: member.id }
    await inUnit(async unit => {
      const others = (await unit.sessions.ofMember(member.merchant, member.id)).filter(row => row.tokenHash !== tokenHash)
      const ended = id === undefined ? others : others.filter(row => opaqueId(row.tokenHash) === id)
      for (const row of ended) {
        await unit.sessions.end(row.merchant, row.tokenHash)
        if (row.deviceId !== deviceId) await unit.remember.endOfDevice(member.merchant, member.id, row.deviceId)
        if (row.deviceId !== null && row.deviceId !== deviceId) await unit.trustedDevices.endOfDevice(owner, row.deviceId)
        await unit.audit.add(auditEvent(caller, clock(), 'session.ended', member.id, { reason: 'member', network: row.networkPrefix }))
      }
      if (id !== undefined) return
      await unit.remember.endOfOtherDevices(member.merchant, member.id, deviceId)
      await unit.trustedDevices.endOfOthers(owner, deviceId)
      // A session that expired leaves its push behind, and has no row to end.
      await unit.pushSubscriptions.removeOfOthers(owner, tokenHash)
    })
    return {}
  }

/** Sessions from this network continue; the next sign-in from it requires a second factor. */
export const networkForget =
  ({ inUnit, clock }: PlaceDeps): Service<'member.securityNetworkForget'> =>
  async ({ prefix }, caller) => {
    const { id: memberId, merchant } = caller.session.member
    await inUnit(async unit => {
      await unit.networks.forget({ merchant, memberId, prefix })
      await unit.audit.add(auditEvent(caller, clock(), 'network.forgotten', memberId, { network: prefix }))
    })
    return {}
  }

/** The device stays signed in; at its next sign-in from a new network it is asked for a second factor again. */
export const trustEnd =
  ({ inUnit, clock }: PlaceDeps): Service<'member.securityTrustEnd'> =>
  async ({ id }, caller) => {
    const { id: memberId, merchant } = caller.session.member
    const owner = { merchant, memberId }
    await inUnit(async unit => {
      const device = (await unit.trustedDevices.ofMember(owner, clock())).find(({ tokenHash }) => opaqueId(tokenHash) === id)
      if (!device) return
      await unit.trustedDevices.end(owner, device.tokenHash)
      await unit.audit.add(auditEvent(caller, clock(), 'device.trust-ended', memberId))
    })
    return {}
  }

import { DAY_MS } from '@foyer/contract/time-units'
import { TOKEN_BYTES } from '#account/member/token.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import type { Caller } from '#kernel/caller.ts'
import { digestOf } from '#kernel/crypto/digest.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'

/**
 * Trusts the device on which the member has just given a second factor. Answers the token that the device keeps; undefined if the
 * merchant trusts none, or the device does not say which one it is (spec 1 §4, A trusted device).
 */
export const trustDevice =
  ({ clock, randomToken }: Pick<Deps, 'clock' | 'randomToken'>) =>
  async (unit: Stores, { merchant, id: memberId }: Member, deviceId: string | undefined, caller: Caller): Promise<string | undefined> => {
    const { trustDays } = caller.merchant.twoFactor
    if (trustDays === 0 || deviceId === undefined) return undefined
    const trustedAt = clock()
    const owner = { merchant, memberId }
    // A device is listed once.
    await unit.trustedDevices.endOfDevice(owner, deviceId)
    const token = randomToken(TOKEN_BYTES)
    const expiresAt = new Date(trustedAt.getTime() + trustDays * DAY_MS)
    await unit.trustedDevices.add({ ...owner, tokenHash: digestOf(token), deviceId, userAgent: caller.userAgent, trustedAt, expiresAt })
    await unit.audit.add(auditEvent(caller, trustedAt, 'device.trusted', memberId, { network: caller.network.prefix }))
    return token
  }

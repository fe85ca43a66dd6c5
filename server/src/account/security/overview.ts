import { MOST_PASSKEYS } from '@foyer/contract/account/passkeys/passkeys'
import { isGuest } from '#account/member/guest.ts'
import { maskedEmail, maskedMobile, maskedName } from '#account/member/masked.ts'
import { passkeyPlace } from '#account/passkeys/passkey-place.ts'
import { isSessionOver } from '#account/session/find-session.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Service } from '#kernel/service.ts'
import { confirmation } from './confirmation.ts'
import { identityId } from './identities.ts'
import { opaqueId } from './opaque-id.ts'
import { passkeyId } from './passkeys.ts'

/** Everything the security page shows, except the events. */
export const overview = (deps: Pick<Deps, 'stores' | 'clock' | 'identity'>): Service<'member.security'> => {
  const { stores, clock } = deps
  const { of: confirmationOf } = confirmation(deps)
  return async (_request, caller) => {
    const { merchant, network, session } = caller
    const { member, tokenHash, deviceId } = session
    const now = clock()
    const place = passkeyPlace(caller)
    const owner = { merchant: merchant.code, memberId: member.id }
    const [{ factors, identities, methods, needed }, networks, sessions, trusted, recoveryCodes, passkeys] = await Promise.all([
      confirmationOf(caller),
      stores.networks.ofMember(merchant.code, member.id),
      stores.sessions.ofMember(merchant.code, member.id),
      stores.trustedDevices.ofMember(owner, now),
      stores.recoveryCodes.left(owner),
      stores.passkeys.ofMember(owner),
    ])
    return {
      guest: isGuest(member),
      factors: {
        mobile: member.mobile && member.mobileVerifiedAt && maskedMobile(member.mobile),
        email: member.email && member.emailVerifiedAt && maskedEmail(member.email),
        authenticator: factors.authenticatorSecret !== null,
        payeeName: factors.payeeName === null ? null : maskedName(factors.payeeName),
      },
      channels: { sms: merchant.channels.sms !== 'off', email: merchant.channels.email !== 'off' },
      identities: identities.map(identity => ({
        id: identityId(identity),
        channel: identity.channel,
        boundAt: identity.boundAt.toISOString(),
        lastUsedAt: identity.lastUsedAt.toISOString(),
      })),
      passkeys: {
        offered: place !== undefined,
        most: MOST_PASSKEYS,
        list: passkeys.map(passkey => ({
          id: passkeyId(passkey),
          name: passkey.name,
          userAgent: passkey.userAgent,
          synced: passkey.synced,
          held: passkey.heldAt !== null,
          elsewhere: passkey.domain === place?.domain ? null : passkey.domain,
          addedAt: passkey.addedAt.toISOString(),
          lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
        })),
      },
      alwaysAsk: factors.alwaysAsk,
      recoveryCodes,
      confirm: { needed, methods: [...methods] },
      networks: networks.map(({ prefix, firstSeenAt, lastSeenAt }) => ({
        prefix,
        firstSeenAt: firstSeenAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        current: prefix === network.prefix,
      })),
      trustedDevices: trusted.map(device => ({
        id: opaqueId(device.tokenHash),
        userAgent: device.userAgent,
        trustedAt: device.trustedAt.toISOString(),
        expiresAt: device.expiresAt.toISOString(),
        current: device.deviceId === deviceId,
      })),
      sessions: sessions
        .filter(row => !isSessionOver(row, merchant.session.idleSeconds, now))
        .map(row => ({
          id: opaqueId(row.tokenHash),
          network: row.networkPrefix,
          userAgent: row.userAgent,
          openedAt: row.createdAt.toISOString(),
          lastUsedAt: row.lastUsedAt.toISOString(),
          current: row.tokenHash === tokenHash,
        })),
    }
  }
}

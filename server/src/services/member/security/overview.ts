import type { Deps } from '#deps.ts'
import type { Service } from '#services/service.ts'
import { confirmMethodsOf, isConfirmationNeeded } from '#services/member/security/confirmation.ts'
import { maskedEmail, maskedMobile, maskedName } from '#services/member/security/masked.ts'
import { sessionId } from '#services/member/security/session-id.ts'
import { isSessionOver } from '#services/session/find-session.ts'

/** Everything of the security page but the events. */
export const overview =
  ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): Service<'member.security'> =>
  async (_asked, caller) => {
    const { merchant, network, session } = caller
    const { member, tokenHash } = session
    const [factors, networks, sessions] = await Promise.all([
      stores.factors.of(merchant.code, member.id),
      stores.networks.ofMember(merchant.code, member.id),
      stores.sessions.ofMember(merchant.code, member.id),
    ])
    const now = clock()
    return {
      factors: {
        mobile: member.mobile && member.mobileVerifiedAt && maskedMobile(member.mobile),
        email: member.email && member.emailVerifiedAt && maskedEmail(member.email),
        authenticator: factors.authenticatorSecret !== null,
        payeeName: factors.payeeName === null ? null : maskedName(factors.payeeName),
      },
      channels: { sms: merchant.channels.sms !== 'off', email: merchant.channels.email !== 'off' },
      alwaysAsk: factors.alwaysAsk,
      confirm: { needed: isConfirmationNeeded(caller, factors, now), methods: [...confirmMethodsOf(caller, factors)] },
      networks: networks.map(({ prefix, firstSeenAt, lastSeenAt }) => ({
        prefix,
        firstSeenAt: firstSeenAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        current: prefix === network.prefix,
      })),
      sessions: sessions
        .filter(row => !isSessionOver(row, merchant.session.idleSeconds, now))
        .map(row => ({
          id: sessionId(row.tokenHash),
          network: row.networkPrefix,
          userAgent: row.userAgent,
          openedAt: row.createdAt.toISOString(),
          lastUsedAt: row.lastUsedAt.toISOString(),
          current: row.tokenHash === tokenHash,
        })),
    }
  }

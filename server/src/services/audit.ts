import type { Caller } from '#caller.ts'
import type { AuditEvent } from '#stores/audit-store.ts'

/** Every identity event is written down; a detail is a fact for an operator, never a secret. */
export type AuditName =
  | 'login.succeeded'
  | 'login.failed'
  | 'login.limited'
  | 'member.registered'
  | 'register.limited'
  | 'register.failed'
  | 'password.changed'
  | 'password.failed'
  | 'password.limited'
  | 'password.recovered'
  | 'session.ended'
  | 'network.added'
  | 'network.forgotten'
  | 'verification.asked'
  | 'verification.failed'
  | 'verification.limited'
  | 'factor.begun'
  | 'factor.added'
  | 'factor.removed'
  | 'factor.always-ask'
  | 'confirmation.given'
  | 'confirmation.failed'
  | 'identity.failed'
  | 'identity.bound'
  | 'identity.unbound'
  | 'handoff.made'
  | 'logout'
  | 'code.sent'
  | 'code.limited'

export const auditEvent = (
  { merchant, network, userAgent, requestId }: Pick<Caller, 'merchant' | 'network' | 'userAgent' | 'requestId'>,
  at: Date,
  event: AuditName,
  memberId: string | null,
  detail: AuditEvent['detail'] = {},
): AuditEvent => ({ at, merchant: merchant.code, memberId, event, ip: network.ip, userAgent, requestId, detail })

import type { Caller } from '#kernel/caller.ts'
import type { AuditDetails, AuditEvent, AuditName } from './audit-event.ts'

/** The detail may be omitted for events that have none. */
type Detail<Name extends AuditName> = Record<string, never> extends AuditDetails[Name] ? [detail?: AuditDetails[Name]] : [detail: AuditDetails[Name]]

/** Builds an identity event for the audit log. */
export const auditEvent = <Name extends AuditName>(
  { merchant, network, userAgent, requestId }: Pick<Caller, 'merchant' | 'network' | 'userAgent' | 'requestId'>,
  at: Date,
  event: Name,
  memberId: string | null,
  ...[detail]: Detail<Name>
): AuditEvent<Name> => ({
  at,
  merchant: merchant.code,
  memberId,
  event,
  ip: network.ip,
  userAgent,
  requestId,
  detail: detail ?? ({} as AuditDetails[Name]),
})

import type { Caller } from '#caller.ts'
import type { AuditDetails, AuditEvent, AuditName } from '#stores/audit-event.ts'

/** May be left out of an event that holds nothing more. */
type Detail<Name extends AuditName> = Record<string, never> extends AuditDetails[Name] ? [detail?: AuditDetails[Name]] : [detail: AuditDetails[Name]]

/** An identity event as it is written down. */
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

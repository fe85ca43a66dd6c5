import type { Way, Device, Limited, Origin, Nothing, Verified, Factor, PlayLimit } from './audit-detail-parts.ts'

/** Every identity event, with its details besides member, time and origin: facts for an operator, never a secret, a token or a password. */
export interface AuditDetails {
  'login.succeeded': Way & Device & { readonly partner?: string }
  'login.failed': Way & Partial<Device>
  'login.limited': Limited | { readonly asks: 'captcha' }
  'member.registered': { readonly method: string } & ((Way & Origin) | { readonly partner: string })
  'register.limited': Limited
  'register.failed': Way
  'password.changed': Nothing
  'password.failed': Nothing | Way
  'password.limited': Limited
  'password.recovered': Way
  'account.closed': Nothing
  'session.ended': Origin & { readonly reason: 'network' | 'member' | 'staff' }
  'remember.reused': Origin
  'network.added': Origin
  'network.forgotten': Origin
  'verification.asked': Origin & Partial<Way>
  'verification.failed': Verified
  'verification.limited': Limited
  'factor.begun': Factor
  'factor.added': Factor
  'factor.removed': Factor
  'factor.always-ask': Factor
  /** By an operator: the factors that were removed. */
  'factor.reset': Factor & { readonly operator: string }
  'recovery-codes.made': Nothing
  'recovery-code.used': Nothing
  'device.trusted': Origin
  'device.trust-ended': Nothing
  'confirmation.given': Verified
  'confirmation.failed': Verified
  'identity.failed': { readonly channel: string; readonly reason: string }
  'identity.bound': Way
  'identity.unbound': Way
  'payout-account.added': { readonly bank: string }
  'payout-account.removed': { readonly bank: string }
  'handoff.made': Nothing
  logout: Nothing | Way
  'code.sent': { readonly purpose: string; readonly channel: string }
  'code.limited': Limited
  /** By an operator: the draw was declared void. */
  'lottery.void': { readonly draw: string; readonly by: string; readonly reason: string; readonly operator: string }
  'play.limit-set': PlayLimit
  'play.raise-asked': PlayLimit
  'play.raise-dropped': Omit<PlayLimit, 'most'>
  'play.raised': PlayLimit
  'play.break': { readonly until: string }
  'play.excluded': { readonly until: string }
  /** By an operator: the country whose rules hold for the member. */
  'play.country-set': { readonly country: string; readonly before: string | null; readonly by: string; readonly reason: string }
  'play.return-asked': { readonly endsAt: string }
}

export type AuditName = keyof AuditDetails

/** One identity event. */
export interface AuditEvent<Name extends AuditName = AuditName> {
  readonly at: Date
  readonly merchant: string
  readonly memberId: string | null
  readonly event: Name
  readonly ip: string
  readonly userAgent: string
  readonly requestId: string
  readonly detail: AuditDetails[Name]
  /** The window of the limit that refused the try: all that it refuses are one event, which is counted. */
  readonly limitWindow?: string | null
}

import type { RegistrationFacts } from '#account/member/added-member.ts'
import type { SessionRow } from '#account/session/session-store.ts'
import type { AuditEvent, AuditName } from '#kernel/audit/audit-event.ts'
import type { Member } from '#kernel/member.ts'
import type { Try } from '#kernel/security/limit-store.ts'

const BEGINNING = new Date('2026-01-01T00:00:00Z')

export const testRegistration: RegistrationFacts = { method: 'H5', networkPrefix: '203.0.113.0/24' }

/** A member of merchant alpha who has never signed in; `more` replaces fields. */
export const testMember = (id: string, more: Partial<Member> = {}): Member => ({
  id,
  merchant: 'alpha',
  username: `user_${id}`,
  type: 0,
  passwordHash: 'hash',
  passwordChangedAt: BEGINNING,
  passwordChosen: true,
  language: null,
  currency: 'PHP',
  clubLabel: null,
  registeredAt: BEGINNING,
  firstLoginAt: null,
  mobile: null,
  mobileVerifiedAt: null,
  email: null,
  emailVerifiedAt: null,
  depositCount: 0,
  depositedAmount: 0,
  firstDepositAt: null,
  betCount: 0,
  stakedAmount: 0,
  countedVersion: 0,
  boardHidden: false,
  birthday: null,
  profileIcon: null,
  closedAt: null,
  country: null,
  lockedUntil: null,
  ...more,
})

/** A session of member `memberId` at merchant alpha; `more` replaces fields. */
export const testSession = (tokenHash: string, memberId: string, more: Partial<SessionRow> = {}): SessionRow => ({
  tokenHash,
  merchant: 'alpha',
  memberId,
  networkPrefix: '203.0.113.0/24',
  deviceId: null,
  userAgent: 'test',
  firstTimeLogin: false,
  createdAt: BEGINNING,
  lastUsedAt: BEGINNING,
  confirmedAt: null,
  ...more,
})

/** A limit of sessions that no test reaches. */
export const testSessionLimit: Try = { key: 'sessions', points: 1_000_000, endsAt: new Date('2099-01-01T00:00:00Z') }

interface TestEvent extends Omit<AuditEvent, 'detail'> {
  readonly detail: Readonly<Record<string, string | number | boolean>>
}

/** An event of member ann at merchant alpha; `more` replaces fields. Its name and detail are free, so that a test can tell rows apart. */
export const testEvent = (event: string, more: Partial<TestEvent> = {}) => ({
  at: BEGINNING,
  merchant: 'alpha',
  memberId: 'ann',
  event: event as AuditName,
  ip: '203.0.113.9',
  userAgent: 'test',
  requestId: 'r',
  ...more,
  detail: (more.detail ?? { by: 'password', tries: 2, fresh: true }) as AuditEvent['detail'],
})

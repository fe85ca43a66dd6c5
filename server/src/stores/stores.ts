import type { AuditStore } from '#stores/audit-store.ts'
import type { JobStore } from '#stores/job-store.ts'
import type { KeyStore } from '#stores/key-store.ts'
import type { MemberStore } from '#stores/member-store.ts'
import type { RememberStore } from '#stores/remember-store.ts'
import type { SessionStore } from '#stores/session-store.ts'

/** All tables, on one connection: the pool's, or a unit of work's. */
export interface Stores {
  readonly members: MemberStore
  readonly sessions: SessionStore
  readonly remember: RememberStore
  readonly audit: AuditStore
  readonly keys: KeyStore
  readonly jobs: JobStore
}

/**
 * Runs `work` in one transaction: all of its writes or none. Inside it only the handed-in stores may be used
 * (with the embedded database the outer handle would wait for itself), and nothing slow: no password is hashed there.
 */
export type UnitOfWork = <Result>(work: (stores: Stores) => Promise<Result>) => Promise<Result>

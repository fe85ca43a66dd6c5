import { declareSubject } from '#kernel/subject.ts'
import { staffInvites, staffPeople } from '#staff/schema/people.ts'
import { approvalQueues } from './approvals/queue-statements.ts'
import { staffApprovalStore, type StaffApprovalStore } from './approvals/staff-approval-store.ts'
import { checkNightly } from './events/check-nightly.ts'
import { staffEventStore, type StaffEventStore } from './events/staff-event-store.ts'
import { staffPasskeyStore, type StaffPasskeyStore } from './passkeys/staff-passkey-store.ts'
import { staffPeopleStore, type StaffPeopleStore } from './people/people-store.ts'
import { personalData } from './personal-data.ts'
import { staffSessionStore, type StaffSessionStore } from './session/staff-session-store.ts'
import { STAFF_USAGE, staffCommand } from './staff-command.ts'
import { staffSweeps } from './sweeps.ts'
import { staffTokenStore, type StaffTokenStore } from './tokens/staff-token-store.ts'
import { STAFF_TOTP_SEAL } from './totp-seal.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly staffPeople: StaffPeopleStore
    readonly staffSessions: StaffSessionStore
    readonly staffPasskeys: StaffPasskeyStore
    readonly staffTokens: StaffTokenStore
    readonly staffEvents: StaffEventStore
    readonly staffApprovals: StaffApprovalStore
  }
}

export const staff = declareSubject({
  personalData,
  queues: approvalQueues,
  sealed: [
    { what: 'authenticators of staff', table: staffPeople, column: 'totpSecret', purpose: STAFF_TOTP_SEAL },
    { what: 'authenticators that invitations of staff offer', table: staffInvites, column: 'totpSecret', purpose: STAFF_TOTP_SEAL },
  ],
  stores: db => ({
    staffPeople: staffPeopleStore(db),
    staffSessions: staffSessionStore(db),
    staffPasskeys: staffPasskeyStore(db),
    staffTokens: staffTokenStore(db),
    staffEvents: staffEventStore(db),
    staffApprovals: staffApprovalStore(db),
  }),
  recurring: deps => [...staffSweeps(deps), checkNightly(deps)],
  commands: { staff: { usage: STAFF_USAGE, runForHouse: staffCommand } },
  console: () => import('./ops/ops.ts'),
})

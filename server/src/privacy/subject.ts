import { personalTablesOf } from '#kernel/personal-tables.ts'
import { declareSubject } from '#kernel/subject.ts'
import { close } from './close.ts'
import { type DataRequestStore, dataRequestStore } from './data-request-store.ts'
import { endClosedAccounts } from './end-closed-accounts.ts'
import { type MemberDataStore, memberDataStore } from './member-data-store.ts'
import { type PersonalDataStore, personalDataStore } from './personal-data-store.ts'
import { personalData } from './personal-data.ts'
import { privacyQueues } from './queue-statements.ts'
import { type UnsettledStore, unsettledStore } from './unsettled-store.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly personalData: PersonalDataStore
    readonly unsettled: UnsettledStore
    readonly dataRequests: DataRequestStore
    readonly memberData: MemberDataStore
  }
}

export const privacy = declareSubject({
  personalData,
  queues: privacyQueues,
  console: () => import('./ops/ops.ts'),
  stores: (db, subjects) => ({
    personalData: personalDataStore(db, personalTablesOf(subjects)),
    unsettled: unsettledStore(db),
    dataRequests: dataRequestStore(db),
    memberData: memberDataStore(db, personalTablesOf(subjects)),
  }),
  recurring: endClosedAccounts,
  answers: deps => ({ 'member.close': close(deps) }),
})

import { declareSubject } from '#kernel/subject.ts'
import { close } from './close.ts'
import { type DataRequestStore, dataRequestStore } from './data-request-store.ts'
import { endClosedAccounts } from './end-closed-accounts.ts'
import { type MemberDataStore, memberDataStore } from './member-data-store.ts'
import { type PersonalDataStore, personalDataStore } from './personal-data-store.ts'
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
  console: () => import('./ops/ops.ts'),
  stores: db => ({
    personalData: personalDataStore(db),
    unsettled: unsettledStore(db),
    dataRequests: dataRequestStore(db),
    memberData: memberDataStore(db),
  }),
  recurring: endClosedAccounts,
  answers: deps => ({ 'member.close': close(deps) }),
})

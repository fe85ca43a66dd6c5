import { declareSubject } from '#kernel/subject.ts'
import { type CaseworkStore, caseworkStore } from './casework-store.ts'
import { type MemberMoneyStore, memberMoneyStore } from './member-money-store.ts'
import { type MemberSearchStore, memberSearchStore } from './member-search-store.ts'
import { personalData } from './personal-data.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly casework: CaseworkStore
    readonly memberMoney: MemberMoneyStore
    readonly memberSearch: MemberSearchStore
  }
}

/** What staff see of a member across subjects, and what they write about one. */
export const casework = declareSubject({
  personalData,
  console: () => import('./ops/ops.ts'),
  stores: db => ({ casework: caseworkStore(db), memberMoney: memberMoneyStore(db), memberSearch: memberSearchStore(db) }),
})

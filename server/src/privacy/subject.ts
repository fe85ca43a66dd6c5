import { declareSubject } from '#kernel/subject.ts'
import { close } from './close.ts'
import { endClosedAccounts } from './end-closed-accounts.ts'
import { type PersonalDataStore, personalDataStore } from './personal-data-store.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly personalData: PersonalDataStore
  }
}

export const privacy = declareSubject({
  console: () => import('./ops/ops.ts'),
  stores: db => ({ personalData: personalDataStore(db) }),
  recurring: endClosedAccounts,
  answers: deps => ({ 'member.close': close(deps) }),
})

import { declareSubject } from '#kernel/subject.ts'
import { type LockStore, lockStore } from './lock-store.ts'
import { personalData } from './personal-data.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly locks: LockStore
  }
}

export const locks = declareSubject({
  personalData,
  console: () => import('./ops/ops.ts'),
  stores: db => ({ locks: lockStore(db) }),
})

import { declareSubject } from '#kernel/subject.ts'
import { type LockStore, lockStore } from './lock-store.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly locks: LockStore
  }
}

export const locks = declareSubject({
  console: () => import('./ops/ops.ts'),
  stores: db => ({ locks: lockStore(db) }),
})

import { inboxStatementsOf } from '#inbox/subject.ts'
import { declareSubject } from '#kernel/subject.ts'
import { glanceStore, type GlanceStore } from './glance-store.ts'
import { info } from './info.ts'
import { profileIcon } from './profile-icon.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly glances: GlanceStore
  }
}

export const profile = declareSubject({
  stores: (db, subjects) => ({ glances: glanceStore(db, inboxStatementsOf(subjects)) }),
  answers: deps => ({ 'member.info': info(deps), 'member.profileIcon': profileIcon(deps) }),
})

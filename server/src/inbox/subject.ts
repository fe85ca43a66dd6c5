import { kindsOf } from '@foyer/contract/inbox/inbox-kinds'
import { collected, joined } from '#kernel/collected.ts'
import type { InboxSources } from '#kernel/inbox-source.ts'
import { declareSubject } from '#kernel/subject.ts'
import { inboxStatements } from './inbox-statements.ts'
import { type InboxStore, inboxStore } from './inbox-store.ts'
import { listInbox } from './list-inbox.ts'
import { personalData } from './personal-data.ts'
import { seeInbox } from './see-inbox.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly inbox: InboxStore
  }
}

/** Throws where a kind has no source: the inbox would never show it. */
export const inboxStatementsOf = collected(subjects => {
  const sources = joined<InboxSources[keyof InboxSources]>(
    'inbox',
    subjects.map(subject => subject.inbox),
  )
  for (const kind of kindsOf(undefined)) if (!sources[kind]) throw new Error(`no subject has the items of the inbox of the kind ${kind}`)
  return inboxStatements(sources as InboxSources)
})

export const inbox = declareSubject({
  personalData,
  stores: (db, subjects) => ({ inbox: inboxStore(db, inboxStatementsOf(subjects)) }),
  answers: deps => ({ 'inbox.list': listInbox(deps), 'inbox.see': seeInbox(deps) }),
})

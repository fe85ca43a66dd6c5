import { declareSubject } from '#kernel/subject.ts'
import { acceptanceDue, acceptDocuments } from './accept.ts'
import { type AcceptedStore, acceptedStore } from './accepted-store.ts'
import { acceptance, documents } from './content.ts'
import { current } from './due.ts'
import { personalData } from './personal-data.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly acceptances: AcceptedStore
  }
}

type Documents = typeof documents

declare module '#kernel/merchants/merchant.ts' {
  interface ContentKinds extends Documents {
    acceptance: typeof acceptance
  }
}

/** The documents of a house, and which of them its members have accepted. */
export const legal = declareSubject({
  personalData,
  content: { ...documents, acceptance },
  stores: db => ({ acceptances: acceptedStore(db) }),
  listeners: () => ({
    memberCreated: (unit, { member, accepted }, { merchant }, now) =>
      unit.acceptances.add({ merchant: merchant.code, memberId: member.id }, current(merchant, accepted), now),
  }),
  answers: deps => ({ 'legal.due': acceptanceDue(deps), 'legal.accept': acceptDocuments(deps) }),
})

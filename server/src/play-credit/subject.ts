import { declareSubject } from '#kernel/subject.ts'
import { settleCreditsWork } from './jobs.ts'
import { type PlayCreditStore, playCreditStore } from './play-credit-store.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly playCredits: PlayCreditStore
  }
}

export const playCredit = declareSubject({
  stores: db => ({ playCredits: playCreditStore(db) }),
  recurring: deps => [settleCreditsWork(deps)],
})

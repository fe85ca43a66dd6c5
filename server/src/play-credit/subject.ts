import { declareSubject } from '#kernel/subject.ts'
import { playCreditContent } from './content.ts'
import { endCredit } from './end-credit.ts'
import { settleCreditsWork } from './jobs.ts'
import { creditsCheck } from './ledger-statements.ts'
import { personalData } from './personal-data.ts'
import { type PlayCreditStore, playCreditStore } from './play-credit-store.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly playCredits: PlayCreditStore
  }
}

declare module '#money/ledger/ledger-checks.ts' {
  interface FurtherLedgerChecks {
    readonly credits: CheckLedger
  }
}

declare module '#kernel/merchants/merchant.ts' {
  interface ContentKinds {
    playCredit: typeof playCreditContent
  }
}

export const playCredit = declareSubject({
  personalData,
  content: { playCredit: playCreditContent },
  ledgerChecks: { credits: creditsCheck },
  stores: db => ({ playCredits: playCreditStore(db) }),
  // Whoever excludes themselves must not be drawn back by what is waiting.
  listeners: deps => {
    const end = endCredit(deps)
    return {
      playExcluded: (unit, who) => end(unit, { ...who, fate: () => 'lapsed' }),
    }
  },
  recurring: deps => [settleCreditsWork(deps)],
})

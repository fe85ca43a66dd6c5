import type { SettingsAmong } from '#kernel/merchants/merchant-file.ts'
import { declareSubject } from '#kernel/subject.ts'
import { companiesByChoice } from './companies/by-choice.ts'
import { identityCompanies } from './companies/companies.ts'
import type { IdentityCompany, IdentityCompanyOf } from './companies/identity-company.ts'
import { identityChecks as identityChecksContent } from './content.ts'
import { followCheckWork } from './follow-check.ts'
import { handoverStore } from './handover-store.ts'
import type { HandoverStore } from './handover.ts'
import { registerIdentityCallback } from './identity-callback.ts'
import { identityCheckStore } from './identity-check-store.ts'
import type { IdentityCheckStore } from './identity-check.ts'
import { identityStatus } from './identity-status.ts'
import { identityWorks } from './identity-works.ts'
import { inboxIdentity } from './inbox-statements.ts'
import { jobKinds } from './job-kinds.ts'
import { personalData } from './personal-data.ts'
import { identityQueues } from './queue-statements.ts'
import { identityChecks as checks, identityPictures } from './schema.ts'
import { IDENTITY_SEAL, sendIdentity } from './send-identity.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly identityChecks: IdentityCheckStore
    readonly identityHandovers: HandoverStore
  }
  interface Deps {
    readonly identityCompanyOf: IdentityCompanyOf
  }
}

declare module '#kernel/merchants/merchant.ts' {
  interface ContentKinds {
    identityChecks: typeof identityChecksContent
  }
}

declare module '#kernel/merchants/merchant-file.ts' {
  interface ProviderSettings {
    identityCheck?: SettingsAmong<typeof identityCompanies>
  }
}

declare module '#kernel/providers/declare-provider.ts' {
  interface ProviderKinds {
    readonly identityCheck: IdentityCompany
  }
}

export const identityChecks = declareSubject({
  personalData,
  queues: identityQueues,
  console: () => import('./ops/ops.ts'),
  content: { identityChecks: identityChecksContent },
  providers: [
    {
      kind: 'identityCheck',
      list: identityCompanies,
      choice: { description: 'the company that checks documents; without it staff look at each of them (docs/identity-checks.md)' },
    },
  ],
  inbox: { identity: inboxIdentity },
  sealed: [
    { what: 'pictures of documents', table: identityPictures, column: 'sealedImage', purpose: IDENTITY_SEAL },
    { what: 'days of birth in documents', table: checks, column: 'sealedBirth', purpose: IDENTITY_SEAL },
  ],
  stores: db => ({ identityChecks: identityCheckStore(db), identityHandovers: handoverStore(db) }),
  parts: given => ({ identityCompanyOf: companiesByChoice(given) }),
  jobKinds,
  works: deps => ({ followIdentityCheck: followCheckWork(deps) }),
  recurring: identityWorks,
  routes: registerIdentityCallback,
  answers: deps => ({ 'identity.status': identityStatus(deps), 'identity.send': sendIdentity(deps) }),
})

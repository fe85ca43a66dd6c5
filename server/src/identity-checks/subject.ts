import { declareSubject } from '#kernel/subject.ts'
import { identityChecks as identityChecksContent } from './content.ts'
import { identityCheckStore } from './identity-check-store.ts'
import type { IdentityCheckStore } from './identity-check.ts'
import { identityStatus } from './identity-status.ts'
import { identityWorks } from './identity-works.ts'
import { inboxIdentity } from './inbox-statements.ts'
import { personalData } from './personal-data.ts'
import { identityQueues } from './queue-statements.ts'
import { identityChecks as checks, identityPictures } from './schema.ts'
import { IDENTITY_SEAL, sendIdentity } from './send-identity.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly identityChecks: IdentityCheckStore
  }
}

declare module '#kernel/merchants/merchant.ts' {
  interface ContentKinds {
    identityChecks: typeof identityChecksContent
  }
}

export const identityChecks = declareSubject({
  personalData,
  queues: identityQueues,
  console: () => import('./ops/ops.ts'),
  content: { identityChecks: identityChecksContent },
  inbox: { identity: inboxIdentity },
  sealed: [
    { what: 'pictures of documents', table: identityPictures, column: 'sealedImage', purpose: IDENTITY_SEAL },
    { what: 'days of birth in documents', table: checks, column: 'sealedBirth', purpose: IDENTITY_SEAL },
  ],
  stores: db => ({ identityChecks: identityCheckStore(db) }),
  recurring: identityWorks,
  answers: deps => ({ 'identity.status': identityStatus(deps), 'identity.send': sendIdentity(deps) }),
})

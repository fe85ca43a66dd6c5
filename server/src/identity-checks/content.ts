import { IdentityChecksContent, type IdentityChecksPage } from '@foyer/contract/identity-checks/identity-checks-content'
import { declareContent } from '#kernel/merchants/content/declare-content.ts'

/** Before what a member's identity and age are verified, and by which documents (docs/identity-checks.md). */
export const identityChecks = declareContent({
  file: 'content/identity-checks.json',
  schema: IdentityChecksContent,
  optional: true,
  page: ({ before, documents }): IdentityChecksPage => ({ before, documents }),
})

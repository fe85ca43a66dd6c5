import Type, { type Static } from 'typebox'
import { optional, strict } from '#merchant/merchant-fields.ts'

/** `content/identity-checks.json`: before what a member’s identity and age are verified (docs/identity-checks.md). Without the file nobody is asked. */
export const IdentityChecksContent = Type.Object(
  {
    before: Type.Array(Type.Union([Type.Literal('deposit'), Type.Literal('bets'), Type.Literal('withdrawal')]), {
      maxItems: 3,
      description: 'what is refused until the member is verified; empty: nothing, and members may send a document all the same',
    }),
    documents: Type.Array(Type.Union([Type.Literal('passport'), Type.Literal('identity-card'), Type.Literal('driving-licence')]), {
      minItems: 1,
      maxItems: 3,
      description: 'which documents are taken, in this order',
    }),
    validMonths: Type.Integer({
      minimum: 1,
      maximum: 120,
      description: 'how long a verification holds; never longer than the document',
    }),
    secondLook: optional(Type.Boolean({ default: true, description: 'whether a second person of compliance decides about each that staff accept' })),
  },
  strict,
)
export type IdentityChecksContent = Static<typeof IdentityChecksContent>

/** What pages know of it. */
export type IdentityChecksPage = Pick<IdentityChecksContent, 'before' | 'documents'>

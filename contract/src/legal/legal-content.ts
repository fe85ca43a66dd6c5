import Type from 'typebox'
import { oneOf } from '#fields.ts'
import { Words, optional, strict } from '#merchant/merchant-fields.ts'
import { legalDocuments } from './documents.ts'

/** The version of a document: the day from which it holds. */
export const DocumentVersion = Type.String({
  pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  message: 'must be a day like 2026-11-27',
  description: 'the day from which it holds; another day asks members again, where they are asked at all',
})

/** `content/terms.json`, `privacy-policy.json`, `licence.json`, `company.json` (docs/legal.md). A merchant without the file has no such page. */
export const DocumentContent = Type.Object(
  {
    version: DocumentVersion,
    sections: Type.Array(
      Type.Object(
        {
          heading: Words('heading'),
          paragraphs: Type.Array(Words('plain text of one paragraph'), {
            minItems: 1,
            maxItems: 40,
            description: 'its text, one paragraph after the other',
          }),
        },
        strict,
      ),
      { minItems: 1, maxItems: 60, description: 'shown in this order' },
    ),
  },
  strict,
)

/** `content/acceptance.json`: which documents members accept. Without the file nobody is asked. */
export const AcceptanceContent = Type.Object(
  {
    documents: Type.Array(oneOf(legalDocuments), {
      minItems: 1,
      uniqueItems: true,
      description: 'accepted at registration, and again in each new version',
    }),
    graceDays: optional(
      Type.Integer({
        minimum: 0,
        maximum: 365,
        default: 14,
        description: 'days from the version’s day on during which deposits go on without acceptance; play and withdrawals always do',
      }),
    ),
  },
  strict,
)

/** A document in the page's language. */
export interface DocumentPage {
  /** YYYY-MM-DD, in UTC. */
  readonly version: string
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}

import Type from 'typebox'
import { Words, strict } from '#merchant/merchant-fields.ts'

/** `content/help.json`: the questions of the help center in Support. A merchant without the file has none. */
export const HelpContent = Type.Object(
  {
    questions: Type.Array(
      Type.Object(
        {
          id: Type.String({
            pattern: '^[a-z0-9-]{1,32}$',
            message: 'must be 1 to 32 of a–z, 0–9 and -, like forgotten-password',
            description: 'a link to /m/support#<id> leads to it',
          }),
          question: Words('the question, as a player would ask it'),
          answer: Words('the answer, in plain text'),
        },
        strict,
      ),
      { minItems: 1, maxItems: 60, description: 'shown in this order' },
    ),
  },
  strict,
)

/** A question of the help center in the page's language. */
export interface HelpQuestion {
  readonly id: string
  readonly question: string
  readonly answer: string
}

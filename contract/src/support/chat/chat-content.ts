import Type, { type Static } from 'typebox'
import { Words, optional, strict } from '#merchant/merchant-fields.ts'

/** `content/chat.json`: what the product's own chat says by itself. A merchant without the file says nothing. */
export const ChatContent = Type.Object(
  {
    greeting: optional(Words('the first words of support, shown above every chat')),
    questions: optional(
      Type.Array(
        Type.Object(
          {
            id: Type.String({
              pattern: '^[a-z0-9_-]{1,32}$',
              message: 'must be 1 to 32 of a–z, 0–9, _ and -, like withdrawal',
              description: 'the id that calls use',
            }),
            question: Words('the question, as a member would ask it'),
            answer: Words('the answer, which follows at once'),
          },
          strict,
        ),
        { maxItems: 12, description: 'questions that are answered at once, in this order' },
      ),
    ),
  },
  strict,
)
export type ChatContent = Static<typeof ChatContent>

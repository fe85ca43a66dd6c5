import Type, { type Static } from 'typebox'
import { oneOf } from '#fields.ts'
import { AssetFile, optional, strict, Words } from '#merchant/merchant-fields.ts'

const Code = (description: string) =>
  Type.String({ pattern: '^[a-z0-9_-]{1,32}$', message: 'must be 1 to 32 of a–z, 0–9, _ and -, like instant-bank', description })

const Money = (description: string) =>
  Type.Number({ minimum: 0, maximum: 1_000_000_000_000, description: `${description}, in whole units of the currency` })

const fee = optional(
  Type.Object(
    {
      percent: optional(Type.Number({ minimum: 0, maximum: 100, default: 0, description: 'of the amount, with at most two decimals' })),
      fixed: optional(Type.Number({ ...Money('beside it'), default: 0 })),
    },
    { ...strict, description: 'what it costs the player; nothing if absent' },
  ),
)

const limits = { least: Money('the smallest amount'), most: Money('the largest amount'), fee }

const closed = optional(Type.Boolean({ default: false, description: 'shown, but takes nothing at the moment' }))

/** `content/payments.json`: how members pay in and are paid out (docs/payments.md). A merchant without the file offers neither. */
export const PaymentsContent = Type.Object(
  {
    deposit: optional(
      Type.Array(
        Type.Object(
          {
            id: Code('the id that payments and statements keep'),
            code: optional(
              Type.String({
                pattern: '^[A-Za-z0-9_.-]{1,32}$',
                message: 'must be 1 to 32 letters, digits, _, . and -',
                description: 'what the provider calls it; the id if absent',
              }),
            ),
            name: Words('name'),
            hint: optional(Words('a line below the name')),
            picture: optional(AssetFile),
            ...limits,
            presets: optional(
              Type.Array(Money('an amount to choose'), {
                maxItems: 8,
                uniqueItems: true,
                description: 'amounts to choose from; the field for any other amount is always there',
              }),
            ),
            promotion: optional(Words('what deposits by it bring')),
            minutes: optional(
              Type.Integer({ minimum: 5, maximum: 10_080, default: 60, description: 'how long a deposit waits to be paid, minutes' }),
            ),
            closed,
          },
          strict,
        ),
        { description: 'ways to pay in, in this order' },
      ),
    ),
    withdrawal: optional(
      Type.Object(
        {
          ...limits,
          closed,
          approval: optional(
            Type.Object(
              {
                from: optional(Money('with the member’s other withdrawals of the last 24 hours, from this sum on')),
                second: optional(Money('from this sum on two people approve it')),
                first: optional(Type.Boolean({ default: false, description: 'the member’s withdrawals until one was paid out for the first time' })),
                newAccount: optional(
                  Type.Boolean({
                    default: false,
                    description: 'those to a bank account to which nothing was paid out yet, of a member who was paid out to another one',
                  }),
                ),
              },
              { ...strict, description: 'which withdrawals a person approves before they are sent; none if absent' },
            ),
          ),
          waitHours: optional(
            Type.Integer({ minimum: 0, maximum: 720, default: 72, description: 'how long a bank account waits after it was added, hours' }),
          ),
          accounts: optional(Type.Integer({ minimum: 1, maximum: 10, default: 3, description: 'how many bank accounts a member can have' })),
          banks: Type.Array(
            Type.Object(
              {
                code: Code('what the provider calls it'),
                name: Words('name'),
                digits: optional(
                  Type.Object(
                    {
                      least: Type.Integer({ minimum: 1, maximum: 34, description: 'at least so many' }),
                      most: Type.Integer({ minimum: 1, maximum: 34, description: 'at most so many' }),
                    },
                    {
                      ...strict,
                      description: 'how many digits its account numbers have; if absent they are 4 to 34 letters and digits, like an IBAN',
                    },
                  ),
                ),
              },
              strict,
            ),
            { minItems: 1, description: 'banks to which money is paid out, in this order' },
          ),
        },
        { ...strict, description: 'how members are paid out; without it they are not' },
      ),
    ),
    spentWins: optional(
      oneOf(['owed', 'house'] as const, {
        description:
          'what becomes of a win in a round that staff declare void, as far as it is not in the balance any more: the member owes it like a deposit that was taken back (`owed`, if absent), or the house bears it (`house`)',
      }),
    ),
  },
  strict,
)
export type PaymentsContent = Static<typeof PaymentsContent>

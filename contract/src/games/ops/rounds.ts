import Type from 'typebox'
import { currencyFields, Moment, NextPage, oneOf, orNull, PageCursor } from '#fields.ts'
import { MemberName } from '#ops/fields.ts'
import { declareOp } from '#ops/op.ts'

// Rounds of games, from the bet to what the vendor says. Sums are in the smallest unit of the merchant's currency.

export const Sum = (description: string) => Type.Integer({ description })
export const roundStates = ['open', 'closed', 'rolled_back'] as const
/** A round is known by its provider and the provider's own name for it. */
export const ofRound = { provider: Type.String({ minLength: 1, maxLength: 100 }), round: Type.String({ minLength: 1, maxLength: 500 }) }

const Round = Type.Object({
  ...ofRound,
  game: Type.String({ description: 'the merchant’s code' }),
  name: Type.String({ description: 'of the game' }),
  member: MemberName,
  state: oneOf(roundStates),
  staked: Sum('staked, without what was given back'),
  won: Sum('won'),
  beganAt: Moment('when'),
  endedAt: orNull(Moment('when')),
  voidedAt: orNull(Moment('when staff declared it void')),
})

export const list = declareOp({
  method: 'GET',
  path: '/ops/games/rounds',
  summary: 'Rounds that were played last, or those that a text names: a round, a transaction or a member',
  permission: 'games.read',
  scope: 'merchant',
  request: Type.Object({
    q: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'a round or transaction as the vendor names it, the number of a movement, or a member’s name or id',
      }),
    ),
    after: Type.Optional(PageCursor),
  }),
  answer: Type.Object({ ...currencyFields, rounds: Type.Array(Round), next: NextPage }),
  errors: [],
})

export const get = declareOp({
  method: 'GET',
  path: '/ops/games/round',
  summary: 'A round with every movement that its vendor asked for, in order',
  permission: 'games.read',
  scope: 'merchant',
  event: 'round.read',
  about: ['round', 'round'],
  request: Type.Object(ofRound),
  answer: Type.Object({
    ...currencyFields,
    ...Round.properties,
    vendor: Type.String(),
    archived: Type.Boolean({ description: 'its movements of money are in an archive, and no longer in the ledger' }),
    movements: Type.Array(
      Type.Object({
        id: Type.Integer({ description: 'its number in the ledger' }),
        kind: Type.String(),
        transaction: Type.String({ description: 'as the vendor names it' }),
        follows: orNull(Type.String({ description: 'the bet that it follows, as the vendor names it' })),
        amount: Sum('of the movement; below 0: it left the member’s account'),
        balance: Sum('that was answered'),
        at: Moment('when'),
      }),
    ),
  }),
  errors: ['round.unknown'],
})

import Type from 'typebox'
import { currencyFields, Moment, NextPage, oneOf, orNull, PageCursor } from '#fields.ts'
import { declareOp } from '#ops/op.ts'
import { MemberName, Reason } from '#payments/ops/parts.ts'

// Rounds of games, from the bet to what the vendor says. Sums are in the smallest unit of the merchant's currency.

const Sum = (description: string) => Type.Integer({ description })
const roundStates = ['open', 'closed', 'rolled_back'] as const
/** A round is known by its provider and the provider's own name for it. */
const ofRound = { provider: Type.String({ minLength: 1, maxLength: 100 }), round: Type.String({ minLength: 1, maxLength: 500 }) }

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

export const replay = declareOp({
  method: 'GET',
  path: '/ops/games/replay',
  summary: 'What the vendor itself says of a round, and its page of it',
  permission: 'games.read',
  scope: 'merchant',
  event: 'round.read',
  about: ['round', 'round'],
  request: Type.Object(ofRound),
  answer: Type.Object({
    said: orNull(
      Type.Object({
        state: oneOf(roundStates),
        staked: Sum('as the vendor has it'),
        won: Sum('as the vendor has it'),
        replayUrl: orNull(Type.String({ description: 'the vendor’s page of it' })),
      }),
      { description: 'null: the vendor does not know it, or is none of the merchant’s any more' },
    ),
  }),
  errors: ['round.unknown', 'act.refused'],
})

/** A round, and why it is to be void. */
export const VoidRound = { ...ofRound, reason: Reason }

export const askVoid = declareOp({
  method: 'POST',
  path: '/ops/games/void',
  summary: 'Ask a second person to declare a round void: its stakes come back, and what was won is taken back or owed',
  permission: 'games.void',
  scope: 'merchant',
  event: 'round.void-asked',
  request: Type.Object(VoidRound),
  answer: Type.Object({ approval: Type.String() }),
  errors: ['round.unknown', 'round.void'],
})

export const returns = declareOp({
  method: 'GET',
  path: '/ops/games/returns',
  summary: 'What games state to return of all stakes, beside what they returned in some days',
  permission: 'games.read',
  scope: 'merchant',
  request: Type.Object({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 31, description: '7 if absent' })) }),
  answer: Type.Object({
    ...currencyFields,
    since: Moment('of rounds that began then or later'),
    games: Type.Array(
      Type.Object({
        game: Type.String(),
        name: Type.String(),
        vendor: Type.String(),
        rounds: Type.Integer(),
        staked: Sum('staked'),
        won: Sum('won'),
        stated: orNull(Type.Number({ description: 'per cent; null: nothing is stated' })),
      }),
    ),
  }),
  errors: [],
})

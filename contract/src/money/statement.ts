import Type, { type Static } from 'typebox'
import { declareCall } from '#call.ts'
import { RowNumber, oneOf, orNull } from '#fields.ts'
import { GameCode } from '#games/game-fields.ts'

const movementKinds = [
  'deposit',
  'hold',
  'payout',
  'return',
  'bet',
  'win',
  'rollback',
  'earn',
  'spend',
  'grant',
  'release',
  'lapse',
  'gift',
  'remit',
  'chargeback',
  'reversal',
  'adjust',
  'deduct',
  'recover',
  'write-off',
  'void',
  'void-win',
] as const
/** What may happen to a member's money (docs/ledger.md). */
export type MovementKind = (typeof movementKinds)[number]
const MovementKind = oneOf(movementKinds)

const Moment = (description: string) =>
  Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{3})?Z$', description: `ISO 8601 in UTC: ${description}` })

/** One line of a member's account. Amounts are in the smallest unit. */
export const StatementLine = Type.Object({
  version: RowNumber('the line’s number in the account; the next page is asked for with the last one’s'),
  transferId: Type.Integer(),
  kind: MovementKind,
  reference: Type.String(),
  at: Type.String({ description: 'ISO 8601' }),
  amount: Type.Integer({ description: 'negative: it left the account' }),
  balance: Type.Integer({ description: 'of the account, after it' }),
  follows: orNull(Type.String(), { description: 'the reference of the bet or hold that it follows' }),
  endedBy: orNull(MovementKind, { description: 'of a bet or hold: what decided it; null while that is open' }),
  detail: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
})
export type StatementLine = Static<typeof StatementLine>

/** So many lines before and after those of a page are read for the sums of their days. */
export const DAY_LINES = 2_000

/** What was played on a day, of all games or of the one that was asked for. Sums are in the smallest unit. */
export const StatementDay = Type.Object({
  day: Type.String({ description: 'YYYY-MM-DD, in the zone of the request' }),
  staked: Type.Integer({ description: 'without what came back' }),
  won: Type.Integer(),
})
export type StatementDay = Static<typeof StatementDay>

/** The most lines of one page. */
export const STATEMENT_PAGE = 50

export const statement = declareCall({
  method: 'GET',
  path: '/wps/wallet/statement',
  summary: 'The lines of the member’s account, newest first',
  session: 'required',
  moduleId: 'WALLET3',
  cache: 'never',
  request: Type.Object({
    account: Type.Optional(Type.Union([Type.Literal('main'), Type.Literal('points')], { description: 'main if absent' })),
    kinds: Type.Optional(
      Type.Union([Type.Literal('payments'), Type.Literal('games')], {
        description: 'payments: deposits and withdrawals; games: bets, wins and rollbacks; all if absent',
      }),
    ),
    game: Type.Optional({ ...GameCode, description: 'lines of this game or lottery alone' }),
    zone: Type.Optional(
      Type.String({ pattern: '^[A-Za-z0-9_+/-]{1,64}$', description: 'the reader’s time zone (IANA): then the answer has the sums of the days' }),
    ),
    from: Type.Optional(Moment('lines of this moment and later')),
    until: Type.Optional(Moment('lines before this moment')),
    before: Type.Optional(RowNumber('lines before the one with this version')),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: STATEMENT_PAGE, description: `${STATEMENT_PAGE} if absent` })),
  }),
  answer: Type.Object({
    lines: Type.Array(StatementLine),
    more: Type.Boolean({ description: 'whether older lines follow' }),
    archivedUntil: Type.Optional(
      Type.String({
        description:
          'ISO 8601, on the last page of the main account: lines of games’ rounds that had ended before this moment are in the merchant’s archive',
      }),
    ),
    days: Type.Optional(
      Type.Array(StatementDay, {
        description: `whole days to which these lines belong; a day of which more than ${DAY_LINES} lines lie before or after them is left out`,
      }),
    ),
  }),
  errors: [],
})

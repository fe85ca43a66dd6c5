import Type from 'typebox'

/** What the vendors' wire carries (docs/game-vendors.md). Unknown fields are allowed, because a vendor may add some. */

const Id = Type.String({ pattern: '^[A-Za-z0-9_.:-]{1,64}$' })
const Amount = Type.String({ maxLength: 40 })
const Currency = Type.String({ pattern: '^[A-Z]{3}$' })
const Moment = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?Z$' })

/** What the vendor asks, by the last part of the address. */
export const walletCalls = {
  session: Type.Object({ token: Id }),
  balance: Type.Object({ session: Id }),
  bet: Type.Object({ session: Id, transaction: Id, round: Id, game: Id, amount: Amount, currency: Currency }),
  win: Type.Object({ transaction: Id, bet: Id, round: Id, player: Id, amount: Amount, currency: Currency, closes: Type.Boolean() }),
  rollback: Type.Object({ transaction: Id, bet: Id, round: Id, player: Id }),
}

export const GamesAnswer = Type.Object({
  games: Type.Array(
    Type.Object({ game: Id, name: Type.String(), trial: Type.Boolean(), rtp: Type.Optional(Type.Number()), open: Type.Optional(Type.Boolean()) }),
  ),
})

export const LaunchAnswer = Type.Object({ url: Type.String({ maxLength: 4_000 }) })

export const RoundAnswer = Type.Object({
  round: Id,
  game: Id,
  player: Id,
  state: Type.Union([Type.Literal('open'), Type.Literal('closed'), Type.Literal('rolled_back')]),
  staked: Amount,
  won: Amount,
  currency: Currency,
  beganAt: Moment,
  endedAt: Type.Optional(Type.Union([Moment, Type.Null()])),
  replayUrl: Type.Optional(Type.Union([Type.String({ maxLength: 2_000 }), Type.Null()])),
})

export const TransactionsAnswer = Type.Object({
  transactions: Type.Array(
    Type.Object({
      transaction: Id,
      kind: Type.Union([Type.Literal('bet'), Type.Literal('win'), Type.Literal('rollback')]),
      bet: Type.Optional(Id),
      round: Id,
      player: Id,
      amount: Type.Optional(Amount),
      currency: Currency,
      at: Moment,
    }),
  ),
  next: Type.Optional(Type.String({ maxLength: 200 })),
})

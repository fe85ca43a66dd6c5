import Type from 'typebox'

/** What a maker states of a game. The sheet before the game shows what is there. */
export const gameFacts = {
  maker: Type.Optional(Type.String({ minLength: 1, maxLength: 40, description: 'the name of who made it, as players know it' })),
  rtp: Type.Optional(
    Type.Number({ minimum: 0, maximum: 100, description: 'what the maker states that it returns of all stakes in the long run, per cent' }),
  ),
  stakes: Type.Optional(
    Type.Object(
      {
        lowest: Type.Number({ exclusiveMinimum: 0, description: 'the least that one round can be played for' }),
        highest: Type.Number({ exclusiveMinimum: 0, description: 'the most that one round can be played for' }),
      },
      { additionalProperties: false, description: 'what can be staked on one round, in whole units of the merchant’s currency' },
    ),
  ),
  highestWin: Type.Optional(Type.Number({ exclusiveMinimum: 0, description: 'the most that one round can pay, as a multiple of its stake' })),
  volatility: Type.Optional(
    Type.Union([Type.Literal('low'), Type.Literal('medium'), Type.Literal('high')], {
      description: 'low: small wins come often; high: large wins come seldom',
    }),
  ),
} as const

import Type from 'typebox'
import type { ErrorCode } from '#errors.ts'

/** The code of a game: the `nodeId` of the specification. */
export const GameCode = Type.String({
  pattern: '^[A-Za-z0-9_-]{1,64}$',
  description: 'code of the game',
})

/** The address at which a game opens. */
export const GameUrl = Type.Object({
  gameUrl: Type.String({
    description: 'where the game opens, once and within 60 s: a page of the vendor, to be shown in a frame, or for a lottery a path of this site',
  }),
})

/** The codes of calls that start a game. */
export const START_ERRORS = ['game.unknown', 'game.closed', 'game.vendor.down'] as const satisfies readonly ErrorCode[]

import type { GameChoice } from './destination.ts'

// No schema in this file: the web reads it at run time.

/** Names the vendor in home's address. */
export const CARD = 'card'
/** P for a lottery; a game if absent. */
export const TYPE = 'linkageType'
/** The other fields of a choice, under their own names. */
export const FIELDS = ['linkage', 'nodeId', 'roomId', 'gameType'] as const

/** The address at which home starts a game. */
export const gameAddress = (game: GameChoice, home: string): string => {
  const query = new URLSearchParams({ [CARD]: game.vendor })
  if (game.linkageType === 'P') query.set(TYPE, 'P')
  for (const name of FIELDS) if (game[name] !== undefined) query.set(name, game[name])
  return `${home}?${query.toString()}`
}

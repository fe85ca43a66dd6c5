import type { GameChoice } from '@foyer/contract/content/linkage/destination'
import { CARD, FIELDS, TYPE } from '@foyer/contract/content/linkage/game-address'

const CODE = /^[A-Za-z0-9_-]{1,64}$/

/** The game that fields from outside name, each of which is read by its name; undefined if they name none. What is not a code is dropped. */
export const gameOf = (read: (name: 'vendor' | typeof TYPE | (typeof FIELDS)[number]) => string | null | undefined): GameChoice | undefined => {
  const code = (name: 'vendor' | (typeof FIELDS)[number]) => CODE.exec(read(name) ?? '')?.[0]
  const vendor = code('vendor')
  if (vendor === undefined) return undefined
  const others = FIELDS.flatMap(name => {
    const value = code(name)
    return value === undefined ? [] : [[name, value]]
  })
  return { linkageType: read(TYPE) === 'P' ? 'P' : 'G', vendor, ...Object.fromEntries(others) }
}

/** The game that an address asks for; undefined if it asks for none. */
export const gameIn = (search: string): GameChoice | undefined => {
  const query = new URLSearchParams(search)
  return gameOf(name => query.get(name === 'vendor' ? CARD : name))
}

/** The same address without the game. */
export const withoutGame = (path: string, search: string): string => {
  const query = new URLSearchParams(search)
  for (const name of [CARD, TYPE, ...FIELDS]) query.delete(name)
  return query.size > 0 ? `${path}?${query}` : path
}

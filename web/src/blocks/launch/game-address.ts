import type { GameChoice } from '@foyer/contract/linkage/destination'
import { CARD, FIELDS, gameAddress, TYPE } from '@foyer/contract/linkage/game-address'
import { lotteryVendors } from '@foyer/contract/lottery/lottery-kinds'
import { paths } from '#navigation/paths.ts'

const CODE = /^[A-Za-z0-9_-]{1,64}$/

/** The id of a vendor's card on home. */
export const cardId = (vendor: string): string => `card-${vendor}`

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

/** The page of the lotteries that a choice names, or of the one with its code; undefined if it names none. It leads back to `backUrl`. */
export const lotteryPage = ({ linkageType, vendor, nodeId, linkage }: GameChoice, backUrl: string): string | undefined => {
  if (linkageType !== 'P' || !lotteryVendors.some(own => own === vendor)) return undefined
  const code = nodeId ?? linkage
  return `${paths.lotteries}?${new URLSearchParams({ vendor, ...(code !== undefined && { code }), backUrl })}`
}

/** What decides where visitors sign in. */
interface Entry {
  readonly paths: { readonly home: string }
  readonly beforeLoginGoRegister: boolean
  readonly register: { readonly enabled: boolean }
}

/**
 * Where a visitor signs in, and then arrives at `backUrl`. With beforeLoginGoRegister the visitor registers first (spec 2 §5, Banner
 * external link), unless registration is closed.
 */
export const signInTo = (backUrl: string, { beforeLoginGoRegister, register }: Omit<Entry, 'paths'>): string =>
  `${beforeLoginGoRegister && register.enabled ? paths.register : paths.login}?${new URLSearchParams({ backUrl })}`

/** Where a visitor signs in, and then arrives at the game. */
export const signInFor = (game: GameChoice, entry: Entry): string => signInTo(gameAddress(game, entry.paths.home), entry)

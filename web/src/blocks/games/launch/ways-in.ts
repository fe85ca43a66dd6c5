import type { GameChoice } from '@foyer/contract/content/linkage/destination'
import { gameAddress } from '@foyer/contract/content/linkage/game-address'
import { paths } from '#navigation/paths.ts'

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

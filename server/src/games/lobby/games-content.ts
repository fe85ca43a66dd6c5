import { GamesContent } from '@foyer/contract/games/games-content'
import { declareContent } from '#kernel/merchants/content/declare-content.ts'
import { vendorOf } from './vendor-order.ts'

type Written = GamesContent['games'][number]

/** A game that can be played. */
export interface Game extends Omit<Written, 'image' | 'closed'> {
  /** The vendor as cards show it: grouped, or under its alias. */
  readonly shownVendor: string
  /** The address of its picture. */
  readonly image: string
  readonly closed: boolean
}

/** The games that can be played (docs/game-vendors.md). A merchant without the file has lotteries alone. */
export const games = declareContent({
  file: 'content/games.json',
  schema: GamesContent,
  optional: true,
  check({ games: list = [] }, { file }, report) {
    const first = file.languages?.[0]
    const seen = new Set<string>()
    for (const [at, game] of list.entries()) {
      if (!game) continue
      const { code, name } = game
      if (code !== undefined && seen.has(code)) report(`/games/${at}/code`, 'is the code of another game too')
      if (code !== undefined) seen.add(code)
      if (first && typeof name === 'object' && !name[first]) report(`/games/${at}/name/${first}`, 'is missing')
    }
  },
  keep: ({ games: list }, file, assetAddress): readonly Game[] =>
    list.map(({ image, closed = false, ...game }) => ({
      ...game,
      shownVendor: vendorOf(game.vendor, file),
      image: assetAddress(image) ?? image,
      closed,
    })),
})

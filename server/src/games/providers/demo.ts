import { createHmac } from 'node:crypto'
import { declareProvider } from '#kernel/providers/declare-provider.ts'
import { httpGames } from './foyer-vendor/http-games.ts'

/** The demo vendor knows every merchant's account by the merchant's code, and derives its key from its own. */
const keyOf = (key: string, code: string): string => createHmac('sha256', key).update(`account ${code}`).digest('hex')

/** The demo vendor, a server of its own (docs/game-vendors.md, The demo vendor). It speaks the same wire as every vendor. */
export const demoVendor = declareProvider({
  kind: 'game',
  name: 'demo',
  description: 'the demo vendor that npm start brings along; not in production',
  settings: {},
  secrets: {},
  check(settings, { allowDemo }, report) {
    if (settings && !allowDemo) report('/provider', 'production refuses the demo vendor')
  },
  origins: (_settings, _flags, { gameVendor }) => (gameVendor ? { frame: [gameVendor.url] } : {}),
  create: ({ accountOf, clock, fetch, gameVendor }) =>
    httpGames({ clock, fetch }, merchant =>
      gameVendor && accountOf(merchant)
        ? { url: gameVendor.url, account: merchant.code, keys: [{ id: 'demo', key: keyOf(gameVendor.key, merchant.code) }], pages: [gameVendor.url] }
        : undefined,
    ),
})

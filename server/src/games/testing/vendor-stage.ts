import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { walletClient, type Sending, type VendorAccess, type WalletReply } from '#games/conformance/wallet-client.ts'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createTestApp, registered, sendInto, type TestApp, valueOf } from '#testing/test-app.ts'
import { testClock, type TestClock } from '#testing/test-clock.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { testLottery, writeFolder, type TestMerchantCode } from '#testing/test-merchants.ts'
import type { WireClient } from '#testing/wire-client.ts'

/** The keys of the vendor's accounts. */
export const VENDOR_KEYS = {
  alpha: 'the-key-of-alpha-at-the-vendor',
  beta: 'the-key-of-beta-at-the-vendor',
  next: 'the-key-that-comes-next',
} as const
const URL = 'https://games.vendor.test/api'

const game = (code: string, changes: object = {}) => ({
  code,
  vendor: 'LANTERN',
  category: 'RNG',
  vendorGame: `v-${code}`,
  name: 'game_dice',
  image: 'logo.svg',
  trial: true,
  ...changes,
})
const gamesWith = (closed: boolean) => ({
  'content/games.json': { games: [game('dice', { closed }), game('shut', { closed: true }), game('paid-only', { trial: false })] },
})
const CONTENT = {
  ...gamesWith(false),
  'content/lotteries.json': { lotteries: [testLottery('LOTT')] },
  'content/vendors.json': {
    lanes: [
      { title: 'Slots', gameCategory: 'RNG', cards: [{ accountTypeName: 'LANTERN', displayName: 'Lantern' }] },
      { title: 'Lottery', gameCategory: 'ELOTT', cards: [{ accountTypeName: 'LOTT', displayName: 'Lottery' }] },
    ],
  },
}

/** A request that the platform sent to the vendor. */
export interface Sent {
  readonly method: string
  readonly path: string
  readonly isSigned: boolean
  readonly body: Readonly<Record<string, unknown>>
}

export interface Player {
  readonly client: WireClient
  readonly id: string
}

export interface VendorStage extends TestApp {
  readonly database: OpenDatabase
  readonly sent: Sent[]
  /** What the vendor answers from now on; `undefined`: what a good one answers. A throwing one cannot be reached. */
  answerWith(answer: (() => Response) | undefined): void
  /** A member who is signed in, with money. */
  player(username: string, money?: number, merchant?: TestMerchantCode): Promise<Player>
  /** A game of the vendor as games.json lists it. */
  game(code: string, changes?: object): object
  /** Replaces the games of alpha. */
  listGames(games: readonly object[]): Promise<void>
  /** Closes or opens the game `dice` of alpha. */
  closeGame(closed: boolean): Promise<void>
  /** The token that the vendor got when the player started the game. */
  launch(player: Player, gameCode?: string): Promise<string>
  /** What the vendor needs to call the wallet. */
  readonly access: VendorAccess
  /** Calls the wallet as the vendor. */
  readonly call: (call: string, content: object | string, sending?: Sending) => Promise<WalletReply>
}

interface VendorStageOptions {
  readonly clock?: TestClock
  /** More settings of the accounts, e.g. a second key. */
  readonly game?: { readonly nextKeyId?: string; readonly nextKey?: string }
}

const keyBy = { 'at-alpha': VENDOR_KEYS.alpha, 'at-beta': VENDOR_KEYS.beta } as const

/** The whole server with a vendor of games beside it, at which each test merchant has an account. The test must close it. */
export const createVendorStage = async ({ clock = testClock(), game: changes = {} }: VendorStageOptions = {}): Promise<VendorStage> => {
  const sent: Sent[] = []
  let answer: (() => Response) | undefined
  const vendor: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new globalThis.URL(request.url)
    const text = await request.text()
    const account = request.headers.get('x-vendor-account')
    const key = account === 'at-alpha' || account === 'at-beta' ? keyBy[account] : ''
    const subject = `${request.headers.get('x-vendor-timestamp') ?? ''}.${request.method} ${pathname}${search}.${text}`
    sent.push({
      method: request.method,
      path: pathname + search,
      isSigned: request.headers.get('x-vendor-signature') === createHmac('sha256', key).update(subject).digest('hex'),
      body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    })
    return answer ? answer() : Response.json({ url: 'https://play.vendor.test/dice?launch=1' })
  }
  /** A session lives for a day, because the clock of these tests is put forward. */
  const settings = (account: keyof typeof keyBy) => ({
    session: { idleSeconds: 86_400 },
    game: { provider: 'foyer-vendor' as const, url: URL, account, keyId: 'k1', key: 'GAME_KEY', pages: ['https://play.vendor.test'], ...changes },
  })
  const database = await openTestDatabase()
  const wire = await createTestApp({
    clock,
    // An answer takes 3 s at most: by this clock too, so that a busy machine is not late.
    timer: clock.timer,
    recurring: ['games'],
    database,
    fetch: vendor,
    env: {
      ALPHA__GAME_KEY: VENDOR_KEYS.alpha,
      ALPHA__NEXT_GAME_KEY: VENDOR_KEYS.next,
      BETA__NEXT_GAME_KEY: VENDOR_KEYS.next,
      BETA__GAME_KEY: VENDOR_KEYS.beta,
    },
    merchants: { alpha: settings('at-alpha'), beta: settings('at-beta') },
  })
  for (const code of ['alpha', 'beta'] as const) await writeFolder(join(wire.system.merchantsDirectory, code), CONTENT)
  await wire.system.merchants.reload()

  const send = sendInto(wire.app, '198.51.100.9')
  const access: VendorAccess = {
    send: (call, headers, body) => send({ method: 'POST', path: `/vendor/v1/alpha/${call}`, headers, body }),
    path: '/vendor/v1/alpha',
    account: 'at-alpha',
    keyId: 'k1',
    key: VENDOR_KEYS.alpha,
    now: () => Math.floor(clock().getTime() / 1000),
  }

  return {
    ...wire,
    database,
    sent,
    access,
    call: walletClient(access),
    answerWith(next) {
      answer = next
    },
    async player(username, money = 5_000, merchant = 'alpha') {
      const { client, customerId } = await registered(wire, username, { merchant })
      if (money > 0) await testWallet(wire.system, customerId, merchant).deposit(`start of ${username}`, money)
      return { client, id: customerId }
    },
    game,
    async listGames(games) {
      await writeFolder(join(wire.system.merchantsDirectory, 'alpha'), { 'content/games.json': { games } })
      await wire.system.merchants.reload()
    },
    async closeGame(closed) {
      await writeFolder(join(wire.system.merchantsDirectory, 'alpha'), gamesWith(closed))
      await wire.system.merchants.reload()
    },
    async launch({ client }, gameCode = 'dice') {
      valueOf(await client.call('games.launchGame', { gameCode }))
      return String(sent.at(-1)?.body['token'])
    },
  }
}

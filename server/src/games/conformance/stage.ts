import { randomUUID } from 'node:crypto'
import { walletClient, type Sending, type VendorAccess, type WalletReply } from './wallet-client.ts'

/** A wallet, and a player on it whose money the suite may move: it needs at least 1,000 of the smallest unit, and gives all back. */
export interface Platform extends VendorAccess {
  /** Tokens of launches that were not exchanged yet: one, and more for the cases that need their own. */
  readonly tokens: readonly [string, ...string[]]
  /** What the vendor calls the game that was launched. */
  readonly game: string
  /** Ends the player's session, e.g. by signing out; without it the cases of a dead session are left out. */
  readonly endSession?: () => Promise<void>
}

/** What a case found to be otherwise than the wire says. */
export class Otherwise extends Error {}

export const expectThat = (holds: boolean, otherwise: string): void => {
  if (!holds) throw new Otherwise(otherwise)
}

interface BetRequest {
  readonly session?: string
  readonly transaction?: string
  readonly round?: string
  readonly game?: string
  /** In the smallest unit, or as it is written. */
  readonly amount?: number | string
  readonly currency?: string
}

/** A bet that was sent, and what follows it. */
export interface Placed {
  readonly transaction: string
  readonly round: string
  readonly reply: WalletReply
}

interface Follows {
  readonly transaction?: string
  readonly amount?: number | string
  readonly closes?: boolean
  readonly player?: string
  readonly currency?: string
  readonly round?: string
}

/** A player at the wallet: the vendor's calls with everything filled in that a case does not say. */
export const createStage = async (platform: Platform) => {
  const call = walletClient(platform)
  const opened = await call('session', { token: platform.tokens[0] })
  const { session, player, currency, decimals } = opened.body
  expectThat(opened.status === 'OK', `the token opens no session: HTTP ${opened.http}, status "${opened.status}"`)
  expectThat(
    [session, player, currency].every(text => typeof text === 'string'),
    'the session lacks session, player or currency',
  )
  expectThat(typeof decimals === 'number', 'the session lacks decimals')
  const places = Number(decimals)
  const own = { session: String(session), player: String(player), currency: String(currency) }

  const write = (amount: number | string): string => (typeof amount === 'string' ? amount : (amount / 10 ** places).toFixed(places))
  const units = (balance: string | undefined): number => {
    const form = places === 0 ? /^[0-9]+$/ : new RegExp(`^[0-9]+[.][0-9]{${places}}$`)
    if (balance === undefined || !form.test(balance))
      throw new Otherwise(`the balance "${balance ?? ''}" has not the ${places} decimals of ${own.currency}`)
    return Number(balance.replace('.', ''))
  }
  const newId = () => randomUUID()

  return {
    ...own,
    game: platform.game,
    opened,
    call,
    newId,
    units,
    write,
    /** The player's balance in the smallest unit. */
    async money(): Promise<number> {
      const reply = await call('balance', { session: own.session })
      expectThat(reply.status === 'OK', `the balance is not told: HTTP ${reply.http}, status "${reply.status}"`)
      return units(reply.balance)
    },
    async bet(request: BetRequest = {}, sending?: Sending): Promise<Placed> {
      const {
        transaction = newId(),
        round = newId(),
        amount = 10,
        session: by = own.session,
        game = platform.game,
        currency: named = own.currency,
      } = request
      const body = { session: by, transaction, round, game, amount: write(amount), currency: named }
      return { transaction, round, reply: await call('bet', body, sending) }
    },
    win: (
      bet: Pick<Placed, 'transaction' | 'round'>,
      { transaction = newId(), amount = 0, closes = false, player: to = own.player, currency: named = own.currency, round = bet.round }: Follows = {},
      sending?: Sending,
    ) => call('win', { transaction, bet: bet.transaction, round, player: to, amount: write(amount), currency: named, closes }, sending),
    rollback: (bet: Pick<Placed, 'transaction' | 'round'>, { transaction = newId(), player: to = own.player }: Follows = {}, sending?: Sending) =>
      call('rollback', { transaction, bet: bet.transaction, round: bet.round, player: to }, sending),
  }
}

export type Stage = Awaited<ReturnType<typeof createStage>>

import { randomUUID } from 'node:crypto'
import type { BetRequest, Placed, Follows } from './bet-request.ts'
import { type Platform, expectThat, Otherwise } from './expect-that.ts'
import { walletClient, type Sending } from './wallet-client.ts'

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

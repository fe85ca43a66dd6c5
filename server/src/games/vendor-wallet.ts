import type { ErrorCode } from '@foyer/contract/errors'
import { currencyCode } from '@foyer/texts/format'
import type { WalletAnswer, WalletCall, WalletRefusal } from '#games/providers/wallet-call.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { Refusal } from '#kernel/refusal.ts'
import { createWallet } from '#money/wallet.ts'
import { gameReference } from './game-reference.ts'
import { gameSessions } from './game-sessions.ts'
import type { Game } from './lobby/games-content.ts'

/** What the wallet's refusals are called on the wire. */
const refusals: Partial<Record<ErrorCode, WalletRefusal>> = {
  duplicate_transaction: 'DUPLICATE_TRANSACTION',
  'balance.too.low': 'NOT_ENOUGH_MONEY',
  'transaction.unknown': 'BET_UNKNOWN',
  'transaction.ended': 'BET_ALREADY_CLOSED',
  'currency.mismatch': 'CURRENCY_MISMATCH',
  'play.paused': 'PLAY_PAUSED',
  // Vendors learn no more than that the player may not play.
  'bets.locked': 'PLAY_PAUSED',
  'identity.needed': 'PLAY_PAUSED',
  'limit.reached': 'LIMIT_REACHED',
  'credit.stake.high': 'STAKE_TOO_HIGH',
  // Of the round's gate (games/functions/rounds.sql).
  'game.closed': 'ROUND_CLOSED',
  'request.invalid': 'AMOUNT_INVALID',
}

type Money = Pick<WalletAnswer, 'currency' | 'decimals'>

const refused = ({ code, data }: Refusal, money: Money): WalletAnswer | undefined => {
  const status = refusals[code]
  return status && { status, ...money, ...(data !== undefined && 'balance' in data && { balance: data.balance }) }
}

type Moving = Extract<WalletCall, { readonly transaction: string }>
type Bet = Extract<Moving, { readonly kind: 'bet' }>
/** A balance, or why there is none. */
type Outcome = { readonly balance: number } | WalletRefusal

/** Why a new bet is not taken before the ledger is asked. The merchant's content may have changed since the game was started. */
const whyStopped = (isAlive: boolean, game: Game | undefined, call: Bet): WalletRefusal | undefined => {
  if (!isAlive) return 'SESSION_EXPIRED'
  if (!game || game.closed) return 'GAME_CLOSED'
  return game.vendorGame === call.game ? undefined : 'GAME_UNKNOWN'
}

type VendorWalletDeps = Pick<Deps, 'stores' | 'clock' | 'randomToken'>

/**
 * What a provider of games asks of a player's money (docs/game-vendors.md). Bets need a living session and pass the gates; wins and rollbacks
 * need nothing but the bet that the ledger knows. A call that comes again is answered as before, whatever has happened since.
 */
export const vendorWallet = (deps: VendorWalletDeps) => {
  const { stores, clock } = deps
  const wallet = createWallet({ clock })
  const sessions = gameSessions(deps)

  const balanceOf = async (merchant: string, memberId: string): Promise<number> =>
    (await stores.ledger.accountsOf(merchant, memberId)).find(({ kind }) => kind === 'main')?.balance ?? 0

  const bet = async (merchant: Merchant, provider: string, call: Bet): Promise<Outcome> => {
    const found = await sessions.find(merchant, provider, call.session)
    if (!found) return 'SESSION_EXPIRED'
    const { session, isAlive } = found
    const game = merchant.content.games?.find(({ code }) => code === session.game)
    const sum = {
      merchant,
      memberId: session.memberId,
      reference: gameReference(provider, call.transaction),
      amount: call.amount,
      detail: { provider, round: call.round, game: session.game, ...(call.closes && { closes: 1 }) },
      shown: { vendor: game?.shownVendor ?? '' },
      content: call.game,
    }
    const stopped = whyStopped(isAlive, game, call)
    return stopped ? ((await wallet.betBefore(stores, sum)) ?? stopped) : await wallet.bet(stores, sum)
  }

  const move = async (merchant: Merchant, provider: string, call: Moving): Promise<Outcome> => {
    if (call.kind !== 'rollback' && call.currency !== currencyCode(merchant.settings.currency)) return 'CURRENCY_MISMATCH'
    if (call.kind === 'bet') return await bet(merchant, provider, call)
    const follows = {
      merchant,
      memberId: call.player,
      reference: gameReference(provider, call.transaction),
      followed: gameReference(provider, call.bet),
      detail: { provider, round: call.round, ...(call.kind === 'win' && call.closes && { closes: 1 }) },
    }
    return call.kind === 'win' ? await wallet.win(stores, { ...follows, amount: call.amount }) : await wallet.rollback(stores, follows)
  }

  return async (merchant: Merchant, provider: string, call: WalletCall): Promise<WalletAnswer> => {
    const money = { currency: currencyCode(merchant.settings.currency), decimals: merchant.settings.decimals }
    if (call.kind === 'session') {
      const opened = await sessions.open(merchant, provider, call.token)
      if (!opened) return { status: 'SESSION_EXPIRED', ...money }
      return { status: 'OK', balance: await balanceOf(merchant.code, opened.player), ...money, opened }
    }
    if (call.kind === 'player') return { status: 'OK', balance: await balanceOf(merchant.code, call.player), ...money }
    if (call.kind === 'balance') {
      const found = await sessions.find(merchant, provider, call.session)
      if (!found?.isAlive) return { status: 'SESSION_EXPIRED', ...money }
      return { status: 'OK', balance: await balanceOf(merchant.code, found.session.memberId), ...money }
    }
    try {
      const outcome = await move(merchant, provider, call)
      return typeof outcome === 'string' ? { status: outcome, ...money } : { status: 'OK', balance: outcome.balance, ...money }
    } catch (error) {
      const answer = error instanceof Refusal ? refused(error, money) : undefined
      if (!answer) throw error
      return answer
    }
  }
}

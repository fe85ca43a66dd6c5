import type { MovementKind } from '@foyer/contract/wallet/statement'

/** What an account is denominated in: the merchant's money, or its points. */
export type AssetUse = 'money' | 'points'

/** The accounts of a member: what can be spent, what waits to be paid out, points, play credit (docs/play-credit.md), and what is owed, which is below 0. */
export type MemberAccount = 'main' | 'held' | 'points' | 'credit' | 'owed'

/** The accounts of the house: money outside, money of the games, points given and taken, money given, what staff have put right, and what is lost. */
type HouseAccount = 'bank' | 'games' | 'rewards' | 'promotions' | 'corrections' | 'losses'

export const memberAccounts: Readonly<Record<MemberAccount, AssetUse>> = {
  main: 'money',
  held: 'money',
  points: 'points',
  credit: 'money',
  owed: 'money',
}
export const houseAccounts: Readonly<Record<HouseAccount, AssetUse>> = {
  bank: 'money',
  games: 'money',
  rewards: 'points',
  promotions: 'money',
  corrections: 'money',
  losses: 'money',
}

export interface MovementRule {
  readonly from: MemberAccount | HouseAccount
  readonly to: MemberAccount | HouseAccount
  /** The kind of movement that it follows, and whether it moves the whole of that. */
  readonly follows?: { readonly kind: MovementKind; readonly whole: boolean }
  /** How a movement may have ended already that is followed once more. */
  readonly after?: MovementKind
  /** It moves what is owed, as far as there is money for it. */
  readonly takes?: 'owed'
  readonly event?: 'deposit' | 'withdraw'
}

const hold = { kind: 'hold', whole: true } as const
const grant = { kind: 'grant', whole: true } as const

/** Every kind of movement. None leads from points to money. */
export const movements: Readonly<Record<MovementKind, MovementRule>> = {
  deposit: { from: 'bank', to: 'main', event: 'deposit' },
  hold: { from: 'main', to: 'held' },
  payout: { from: 'held', to: 'bank', follows: hold, event: 'withdraw' },
  return: { from: 'held', to: 'main', follows: hold },
  bet: { from: 'main', to: 'games' },
  // A bet may win several times, but never after it was rolled back.
  win: { from: 'games', to: 'main', follows: { kind: 'bet', whole: false }, after: 'win' },
  rollback: { from: 'games', to: 'main', follows: { kind: 'bet', whole: true } },
  earn: { from: 'rewards', to: 'points' },
  spend: { from: 'points', to: 'rewards' },
  // Play credit either becomes the member's own or goes back, once and as a whole.
  grant: { from: 'promotions', to: 'credit' },
  release: { from: 'credit', to: 'main', follows: grant },
  lapse: { from: 'credit', to: 'promotions', follows: grant },
  // Money with which a ticket is bought in the same transaction.
  gift: { from: 'promotions', to: 'main' },
  // What staff pay out by hand, of an account that was closed.
  remit: { from: 'main', to: 'bank' },
  // A deposit that its payer's bank or the company took back: the member owes it. A payout that came back is the member's again.
  chargeback: { from: 'owed', to: 'bank', follows: { kind: 'deposit', whole: true } },
  reversal: { from: 'bank', to: 'main', follows: { kind: 'payout', whole: true } },
  // What staff give or demand.
  adjust: { from: 'corrections', to: 'main' },
  deduct: { from: 'owed', to: 'corrections' },
  // What is owed is taken from the balance, or given up.
  recover: { from: 'main', to: 'owed', takes: 'owed' },
  'write-off': { from: 'losses', to: 'owed', takes: 'owed' },
}

export const isMemberAccount = (account: MemberAccount | HouseAccount): account is MemberAccount => account in memberAccounts

/** What the movement moves. */
export const useOf = ({ from }: MovementRule): AssetUse => (isMemberAccount(from) ? memberAccounts[from] : houseAccounts[from])

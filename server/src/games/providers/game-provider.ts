import type { ProviderMerchant } from '#kernel/providers/provider-merchant.ts'
import type { VendorRound, TransactionPage } from './vendor-round.ts'
import type { WalletWire } from './wallet-wire.ts'

/** What is told to a provider of every game that starts. */
export interface TrialOrder {
  /** What the provider calls the game. */
  readonly game: string
  /** ISO 4217. Of a trial: what its play money looks like. */
  readonly currency: string
  /** BCP 47. */
  readonly language: string
  readonly device: 'mobile' | 'desktop'
  /** Where the game leads back to. */
  readonly lobbyUrl: string
  /** Of the player. */
  readonly ip: string
  /** ISO 3166-1 alpha-2, if it is known. */
  readonly country: string | undefined
  /** A round takes at least so long, ms. */
  readonly roundMs: number
}

export interface LaunchOrder extends TrialOrder {
  /** What the vendor opens its session with; see `token` of the provider. */
  readonly token: string
  /** Our name for the player. */
  readonly player: string
  /** Where the provider asks for money: below it are the calls of its wire. */
  readonly walletUrl: string
  /** Pages of ours to which the game may lead. */
  readonly historyUrl: string
  readonly depositUrl: string
  /** How often the player is told how long and with what result they have played, minutes. */
  readonly realityMinutes: number
}

/** A game as the provider lists it. */
export interface VendorGame {
  readonly game: string
  readonly name: string
  readonly trial: boolean
  /** What it states to return of all stakes in the long run, per cent. */
  readonly rtp: number | undefined
  readonly open: boolean
}

/**
 * A provider of games: one vendor, or an aggregator of many (docs/game-vendors.md). Its methods throw `CredentialsRefused` where it does
 * not know the merchant's account, `PermanentFailure` where it definitely does not offer the game, and any other error where it cannot be
 * reached. Pages at whose address games open must be of origins that the merchant's settings name.
 */
export interface GameProvider {
  /** Whether the merchant can use it at the moment. */
  isReady(merchant: ProviderMerchant): boolean
  /** `once`: its token is exchanged for a session within 60 s. `session`: it keeps the token, which is the session. */
  readonly token: 'once' | 'session'
  games(merchant: ProviderMerchant): Promise<readonly VendorGame[]>
  launch(order: LaunchOrder, merchant: ProviderMerchant): Promise<{ readonly url: string }>
  trial(order: TrialOrder, merchant: ProviderMerchant): Promise<{ readonly url: string }>
  /** Undefined if the provider does not know it. */
  round(round: string, merchant: ProviderMerchant): Promise<VendorRound | undefined>
  /** Its list of movements from `since` until `until`, oldest first. */
  transactions(
    period: { readonly since: Date; readonly until: Date; readonly after: string | undefined },
    merchant: ProviderMerchant,
  ): Promise<TransactionPage>
  /** How it asks for a player's money. */
  readonly wire: WalletWire
}

/** A merchant's provider of games, and the name by which it is chosen; undefined if it has none. */
export type GameProviderOf = (merchant: ProviderMerchant) => { readonly name: string; readonly provider: GameProvider } | undefined

import type { ProviderMerchant } from '#kernel/providers/provider-merchant.ts'
import type { WalletCall, WalletAnswer } from './wallet-call.ts'

/** A request as it came. */
export interface WalletRequest {
  readonly method: string
  /** The address below the host, with the query. */
  readonly url: string
  /** What follows the merchant's code in the address, e.g. `bet`. */
  readonly call: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The bytes that came, because a signature is over these. */
  readonly body: Buffer
}

/** Why a request is not answered: its signature or time does not fit, or it is no call of the wire. */
export type WalletFault = 'signature' | 'stale' | 'unreadable' | 'unknown call'

/** What is sent back; the body as JSON. */
export interface WalletReply {
  readonly status: number
  readonly body: object
}

/** A provider's wire for money: what comes in, and how it is answered. Both must be cheap, because anybody can call. */
export interface WalletWire {
  /** Checks who sent the request and when, before anything else, and reads it. `AMOUNT_INVALID`: all but its amount can be read. */
  read(request: WalletRequest, merchant: ProviderMerchant): WalletCall | WalletFault | 'AMOUNT_INVALID'
  answer(answer: WalletAnswer, request: WalletRequest): WalletReply
  refuse(fault: WalletFault, request: WalletRequest): WalletReply
  /**
   * The headers by which the vendor knows that an answer to its request, whose signature was right, is ours. `text` is the body as it is sent.
   * Absent: the company's wire has none.
   */
  readonly sign?: (
    reply: { readonly status: number; readonly text: string },
    request: WalletRequest,
    merchant: ProviderMerchant,
  ) => Readonly<Record<string, string>>
}

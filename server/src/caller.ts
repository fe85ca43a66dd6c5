import type { LanguageCode } from '@foyer/contract/languages'
import type { Merchant } from '#merchants/merchant.ts'

/** A living session, as looked up for this one request. */
export interface Session {
  /** SHA-256 of the token, hex: the row's key. The token itself is kept nowhere. */
  readonly tokenHash: string
  readonly memberId: string
}

/** Where a request comes from. */
export interface Network {
  readonly ip: string
  /** The network it counts as: IPv4 /24 or IPv6 /64, e.g. `203.0.113.0/24`. */
  readonly prefix: string
}

/** Who asks. Made once per request; services see nothing else of HTTP. */
export interface Caller {
  readonly requestId: string
  readonly merchant: Merchant
  readonly language: LanguageCode
  readonly network: Network
  /** `Device` header: `H5` where the body names no kind (readings, Session). */
  readonly device: string
  readonly userAgent: string
  readonly session: Session | undefined
}

/** The caller of a call that needs a session. */
export interface SignedInCaller extends Caller {
  readonly session: Session
}

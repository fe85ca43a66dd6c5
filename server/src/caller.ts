import type { LanguageCode } from '@foyer/contract/languages'
import type { Merchant } from '#merchants/merchant.ts'
import type { Member } from '#stores/member-store.ts'

/** A living session, as looked up for this one request. */
export interface Session {
  /** SHA-256 of the token, hex: the row's key. The token itself is kept nowhere. */
  readonly tokenHash: string
  /** As the same query found it. */
  readonly member: Member
  readonly deviceId: string | null
  /** The member's first session ever. */
  readonly firstTimeLogin: boolean
  /** When the member last proved, within this session, to be who signed in. */
  readonly confirmedAt: Date | null
}

/** Where a request comes from. */
export interface Network {
  readonly ip: string
  /** The network it counts as: IPv4 /24 or IPv6 /64, e.g. `203.0.113.0/24`. */
  readonly prefix: string
  /** ISO 3166-1 alpha-2, where a trusted proxy names it. */
  readonly country: string | undefined
}

/** Who asks. Made once per request; services see nothing else of HTTP. */
export interface Caller {
  readonly requestId: string
  readonly merchant: Merchant
  /** The label of the wildcard host the request came to, where it is an affiliate code. */
  readonly affiliateCode: string | undefined
  readonly language: LanguageCode
  readonly network: Network
  /** `Device` header: `H5` where the body names no kind (spec 1 §3, The header Device). */
  readonly device: string
  readonly userAgent: string
  readonly session: Session | undefined
}

/** The caller of a call that needs a session. */
export interface SignedInCaller extends Caller {
  readonly session: Session
}

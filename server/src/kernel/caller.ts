import type { LanguageCode } from '@foyer/contract/languages'
import type { Member } from './member.ts'
import type { Merchant } from './merchants/merchant.ts'

/** A valid session, as found for this request. */
export interface Session {
  /** SHA-256 of the token, hex: the row's key. The token itself is not stored. */
  readonly tokenHash: string
  /** Read by the same query. */
  readonly member: Member
  readonly deviceId: string | null
  /** Whether this is the member's first session. */
  readonly firstTimeLogin: boolean
  /** When the member last proved, within this session, to be the one who signed in. */
  readonly confirmedAt: Date | null
}

/** The origin of a request. */
export interface Network {
  readonly ip: string
  /** The network of the address: IPv4 /24 or IPv6 /64, e.g. `203.0.113.0/24`. */
  readonly prefix: string
  /** ISO 3166-1 alpha-2, if it is known. */
  readonly country: string | undefined
}

/** Who makes the call. Made once per request; services see nothing else of HTTP. */
export interface Caller {
  readonly requestId: string
  readonly merchant: Merchant
  /** The address of the site that the request came to, e.g. `https://www.brand.com`: one of the merchant's hosts. */
  readonly origin: string
  /** The label of the request's wildcard host, if it is an affiliate code. */
  readonly affiliateCode: string | undefined
  readonly language: LanguageCode
  readonly network: Network
  /** `Device` header: `H5` if the request names none (spec 1 §3, The header Device). */
  readonly device: string
  readonly userAgent: string
  /** Whether the browser asks sites not to pass data on (`Sec-GPC: 1`, Global Privacy Control). */
  readonly globalPrivacyControl: boolean
  readonly session: Session | undefined
}

/** The caller of a call that needs a session. */
export interface SignedInCaller extends Caller {
  readonly session: Session
}

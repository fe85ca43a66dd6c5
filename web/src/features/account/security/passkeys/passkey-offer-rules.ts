import { DAY_MS } from '@foyer/contract/time-units'

/** A player who did not want one is asked again after this time, ms. */
export const OFFERED_AGAIN_MS = 90 * DAY_MS

interface OfferFacts {
  /** Whether the merchant has passkeys, and this device can make one. */
  readonly possible: boolean
  /** Whether the player has just signed in by hand in this tab: somebody who did not is doing something else. */
  readonly entered: boolean
  /** When the offer was last put off on this device, ms since 1970; undefined if never. */
  readonly putOffAt: number | undefined
  readonly now: number
}

/** Whether it is worth asking the server whether the member has a passkey already. */
export const mayOfferPasskey = ({ possible, entered, putOffAt, now }: OfferFacts): boolean =>
  possible && entered && (putOffAt === undefined || now - putOffAt >= OFFERED_AGAIN_MS || putOffAt > now)

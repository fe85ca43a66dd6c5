import { timingSafeEqual } from 'node:crypto'
import type { Caller } from '#kernel/caller.ts'
import { digestOf } from '#kernel/crypto/digest.ts'
import type { Deps } from '#kernel/deps.ts'
import type { AnsweredChallenge } from './passkey-challenge-store.ts'
import type { PasskeyPlace } from './passkey-place.ts'

/** How long a challenge is valid, s. A page that waits longer fetches another. */
export const CHALLENGE_LIFE_S = 5 * 60
const SEAL = 'passkey-challenge'
const NONCE_BYTES = 16
const TIME_BYTES = 6
const HEAD_BYTES = NONCE_BYTES + TIME_BYTES

/** What a challenge is for: to use a passkey, or to make one for this member. */
type ChallengePurpose = 'use' | { readonly newOf: string }

type At = { readonly merchant: Pick<Caller['merchant'], 'code'>; readonly place: PasskeyPlace; readonly purpose: ChallengePurpose }

/**
 * Challenges that carry their own proof: random bytes, the moment they end, and a keyed digest over both with the merchant, the page's origin and the
 * purpose. So whoever asks for a million of them fills no table; a row is written when one is answered, which makes it work once.
 */
export const passkeyChallenges = ({ clock, randomToken, seals }: Pick<Deps, 'clock' | 'randomToken' | 'seals'>) => {
  const markOf = (head: Buffer, { merchant, place, purpose }: At): Buffer =>
    Buffer.from(seals.mark(SEAL, JSON.stringify([merchant.code, place.origin, place.domain, purpose, head.toString('hex')])), 'hex')

  return {
    make(at: At): string {
      const head = Buffer.concat([Buffer.from(randomToken(NONCE_BYTES), 'base64url'), Buffer.alloc(TIME_BYTES)])
      head.writeUIntBE(clock().getTime() + CHALLENGE_LIFE_S * 1000, NONCE_BYTES, TIME_BYTES)
      return Buffer.concat([head, markOf(head, at)]).toString('base64url')
    },

    /** Undefined if it was not made here for this, or has expired. Whether it was answered before, `spend` says. */
    check(challenge: string, at: At): AnsweredChallenge | undefined {
      const bytes = Buffer.from(challenge, 'base64url')
      const head = bytes.subarray(0, HEAD_BYTES)
      const mark = bytes.subarray(HEAD_BYTES)
      const expected = markOf(head, at)
      if (mark.length !== expected.length || !timingSafeEqual(mark, expected)) return undefined
      const expiresAt = new Date(head.readUIntBE(NONCE_BYTES, TIME_BYTES))
      return expiresAt > clock() ? { challengeHash: digestOf(bytes.toString('base64url')), expiresAt } : undefined
    },
  }
}

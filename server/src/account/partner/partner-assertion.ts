import { createPublicKey } from 'node:crypto'
import type { Partner } from '@foyer/contract/account/identity/partner'
import { decodeJwt, errors, jwtVerify } from 'jose'
import type { Merchant, MerchantSource } from '#kernel/merchants/merchant.ts'
import { Refusal } from '#kernel/refusal.ts'

/** An assertion is valid this long at most, s (docs/third-party-login.md). */
const ASSERTION_SECONDS = 120
/** Allowed difference between clocks, s. */
const TOLERANCE = 5

/** What a partner confirms. */
export interface Assertion {
  readonly partner: string
  readonly subject: string
  /** The id of the assertion itself: each is accepted once. */
  readonly id: string
  readonly expiresAt: Date
}

/** Reads assertions of a merchant's partners. */
export interface Partners {
  /** Throws `third.party.invalid` for every kind of fault. */
  read(merchant: Merchant, assertion: string): Promise<Assertion>
}

interface Parts {
  readonly merchants: Pick<MerchantSource, 'secret'>
  readonly clock: () => Date
}

const printable = (text: string | undefined, length: number): text is string =>
  text !== undefined && text.length <= length && /^[\x21-\x7e]+$/.test(text)

/** Assertions are JWTs, signed with the partner's own key. */
export const createPartners = ({ merchants, clock }: Parts): Partners => {
  const keyOf = (merchant: Merchant, partner: Partner) => {
    if ('publicKey' in partner) return createPublicKey(partner.publicKey)
    const secret = merchants.secret(merchant.code, partner.secret)
    // The secret was checked when the merchant was loaded; without it no assertion can be valid.
    if (secret === undefined) throw new errors.JWSInvalid()
    return new TextEncoder().encode(secret)
  }

  const verified = async (merchant: Merchant, assertion: string): Promise<Assertion | undefined> => {
    const named = decodeJwt(assertion).iss
    const partner = merchant.file.partners?.find(({ id }) => id === named)
    if (!partner) return undefined
    const { payload } = await jwtVerify(assertion, keyOf(merchant, partner), {
      // The algorithm is the merchant's choice, never the assertion's.
      algorithms: [partner.algorithm],
      issuer: partner.id,
      audience: merchant.code,
      currentDate: clock(),
      clockTolerance: TOLERANCE,
      maxTokenAge: ASSERTION_SECONDS,
      requiredClaims: ['sub', 'jti', 'iat', 'exp'],
    })
    const { sub, jti, iat = 0, exp = 0 } = payload
    if (!printable(sub, 128) || !printable(jti, 128)) return undefined
    // Remembered against a second use until it would have expired anyway.
    return { partner: partner.id, subject: sub, id: jti, expiresAt: new Date((Math.min(exp, iat + ASSERTION_SECONDS) + TOLERANCE) * 1000) }
  }

  return {
    async read(merchant, assertion) {
      try {
        const found = await verified(merchant, assertion)
        if (found) return found
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error
      }
      throw new Refusal('third.party.invalid')
    },
  }
}

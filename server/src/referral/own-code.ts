import type { SignedInCaller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { NOBODY } from '#kernel/preview/preview.ts'

/** Without letters and digits that look alike, because people read codes to each other. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
/** Some 850,000 million codes, so that nobody finds those of others by trying. */
const LENGTH = 8
/** A new code is somebody else's once in a very long time; then another one is made. */
const TRIES = 5

const newCode = (randomToken: Deps['randomToken']): string => {
  // Bytes above the largest multiple of the alphabet would make some letters more frequent.
  const fair = 256 - (256 % ALPHABET.length)
  let code = ''
  while (code.length < LENGTH)
    for (const byte of Buffer.from(randomToken(LENGTH), 'base64url'))
      if (byte < fair && code.length < LENGTH) code += ALPHABET[byte % ALPHABET.length]
  return code
}

/** The code by which the caller invites friends; made at the first call, and the same from then on. */
export const ownCode =
  ({ stores, clock, randomToken }: Pick<Deps, 'stores' | 'clock' | 'randomToken'>) =>
  async (owner: Owner, { session: { deviceId } }: SignedInCaller): Promise<string> => {
    // Whoever looks at a draft sees a code that belongs to nobody.
    if (owner.memberId === NOBODY) return newCode(randomToken)
    for (let tries = 0; tries < TRIES; tries++) {
      const code = await stores.referrals.useCode(owner, deviceId)
      if (code !== undefined) return code
      await stores.referrals.addCode(owner, newCode(randomToken), deviceId, clock())
    }
    throw new Error(`No free referral code was found in ${TRIES} tries`)
  }

import { TOKEN_BYTES } from '#account/member/token.ts'
import { newAuthenticatorSecret } from '#account/two-factor/authenticator.ts'
import { digestOf } from '#kernel/crypto/digest.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import { STAFF_TOTP_SEAL } from '#staff/totp-seal.ts'

/** An invitation holds for so long, ms. */
const LIFE_MS = 24 * 60 * 60_000

/** Makes the link by which a person chooses a password and an authenticator; an earlier one ends. Only its digest is stored: it is shown once. */
export const invite =
  (deps: Pick<Deps, 'clock' | 'randomToken' | 'seals'>) =>
  async (unit: Stores, personId: string): Promise<{ readonly path: string; readonly expiresAt: Date }> => {
    const token = deps.randomToken(TOKEN_BYTES)
    const expiresAt = new Date(deps.clock().getTime() + LIFE_MS)
    const totpSecret = deps.seals.seal(STAFF_TOTP_SEAL, newAuthenticatorSecret(deps))
    await unit.staffPeople.invite({ tokenHash: digestOf(token), personId, totpSecret, expiresAt })
    // Behind the #, so that no server, proxy or log sees it.
    return { path: `/enrol#${token}`, expiresAt }
  }

import { createHmac } from 'node:crypto'
import { TOKEN_BYTES } from '#account/member/token.ts'
import { digestOf } from '#kernel/crypto/digest.ts'
import type { Deps } from '#kernel/deps.ts'
import type { RememberToken } from './remember-store.ts'

/** A saved login ends this long after its last use (decision 8: 30 days). */
export const REMEMBER_LIFE_MS = 30 * 24 * 60 * 60_000
/** Two tabs may send the same token at once; the later one is refused without consequences for this long, ms (decision 8: 30 s). */
export const REPLACED_GRACE_MS = 30_000

/** All tokens of one saved login begin with the same characters, which name their series; the others change at each use. */
const SERIES_LENGTH = 21

export const seriesHashOf = (token: string): string => digestOf(token.slice(0, SERIES_LENGTH))

/** A token of a new series. */
export const newRememberToken = ({ randomToken }: Pick<Deps, 'randomToken'>): string => randomToken(TOKEN_BYTES)

/** The token that follows. With a key it is always the same one, so that a repeated request gets the answer that was lost; nobody can compute it without the token. */
export const successorOf = (token: string, idempotencyKey: string | undefined, { randomToken }: Pick<Deps, 'randomToken'>): string => {
  const fresh = idempotencyKey === undefined ? randomToken(TOKEN_BYTES) : createHmac('sha256', token).update(idempotencyKey).digest('base64url')
  return token.slice(0, SERIES_LENGTH) + fresh.slice(SERIES_LENGTH)
}

/** `reused`: it was replaced before, so somebody else may have a copy of it. `refused`: replaced just now, by another tab. */
export type TokenState = 'current' | 'repeated' | 'refused' | 'reused'

/** What a token is to its series; `successor` is the one that would follow it. */
export const stateOf = (token: string, successor: string, { tokenHash, replacedHash, replacedAt }: RememberToken, now: Date): TokenState => {
  const hash = digestOf(token)
  if (hash === tokenHash) return 'current'
  if (hash !== replacedHash || replacedAt === null) return 'reused'
  if (digestOf(successor) === tokenHash) return 'repeated'
  return now.getTime() - replacedAt.getTime() < REPLACED_GRACE_MS ? 'refused' : 'reused'
}

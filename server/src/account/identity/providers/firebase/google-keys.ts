import { importJWK, type CryptoKey, type JWK } from 'jose'
import type { Logger } from 'pino'
import { Refusal } from '#kernel/refusal.ts'

/** Google's keys for the ID tokens of every Firebase project, as a JWK set. */
export const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
/** Time limit for Google's answer, ms. */
const PATIENCE = 5_000
/** Used if the answer has no `max-age`, s. */
const DEFAULT_AGE = 300
/** An unknown key causes a new fetch at most this often, ms, so that invalid tokens cannot cause a flood of requests to Google. */
export const REFETCH_EVERY = 60_000

interface Kept {
  readonly keys: ReadonlyMap<string, CryptoKey>
  readonly fetchedAt: number
  readonly until: number
}

export interface GoogleKeysParts {
  readonly clock: () => Date
  readonly log: Pick<Logger, 'warn'>
  readonly fetch?: typeof globalThis.fetch | undefined
}

const maxAgeIn = (cacheControl: string | null): number => Number(/\bmax-age=(\d{1,8})\b/.exec(cacheControl ?? '')?.[1] ?? DEFAULT_AGE)

const isKeySet = (body: unknown): body is { readonly keys: readonly JWK[] } =>
  typeof body === 'object' && body !== null && 'keys' in body && Array.isArray(body.keys)

/**
 * Returns Google's key by its id, or undefined if there is none. Keys are cached for as long as Google says, and fetched again when a token
 * names an unknown one, because keys rotate. Throws `identity.provider.unavailable`.
 */
export const createGoogleKeys = ({ clock, log, fetch = globalThis.fetch }: GoogleKeysParts) => {
  let kept: Kept | undefined
  let fetching: Promise<Kept> | undefined

  const load = async (): Promise<Kept> => {
    const answer = await fetch(GOOGLE_KEYS, { signal: AbortSignal.timeout(PATIENCE), redirect: 'error' })
    const body: unknown = answer.ok ? await answer.json() : undefined
    if (!isKeySet(body)) throw new Error(`Google's keys were answered with ${answer.status}`)
    const rsa = body.keys.filter(({ kty, kid }) => kty === 'RSA' && kid !== undefined)
    const keys = await Promise.all(rsa.map(async jwk => [jwk.kid ?? '', (await importJWK(jwk, 'RS256')) as CryptoKey] as const))
    const now = clock().getTime()
    return { keys: new Map(keys), fetchedAt: now, until: now + maxAgeIn(answer.headers.get('cache-control')) * 1000 }
  }

  /** Makes one fetch, even if several callers wait. */
  const renew = async (): Promise<Kept> => {
    fetching ??= load().finally(() => {
      fetching = undefined
    })
    try {
      kept = await fetching
      return kept
    } catch (error) {
      log.warn({ err: error }, 'the keys of identity tokens cannot be fetched')
      throw new Refusal('identity.provider.unavailable')
    }
  }

  return async (kid: string): Promise<CryptoKey | undefined> => {
    const now = clock().getTime()
    const current = kept && now < kept.until ? kept : await renew()
    const key = current.keys.get(kid)
    if (key || now - current.fetchedAt < REFETCH_EVERY) return key
    return (await renew()).keys.get(kid)
  }
}

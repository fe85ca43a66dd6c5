import { importPKCS8, SignJWT } from 'jose'
import Type, { type Static } from 'typebox'
import { CredentialsRefused, TryLater } from '#kernel/jobs/job-failures.ts'
import { readJson } from '#kernel/providers/company/read-json.ts'
import type { ProviderParts } from '#kernel/providers/declare-provider.ts'
import { retryAfterOf } from '#kernel/providers/retry-after.ts'

/** What the token may be used for. */
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
/** The longest that Google takes, s. */
const ASSERTION_LIFE_S = 60 * 60
/** A token is replaced so long before its end, because a message may be under way, ms. */
const EARLY_MS = 5 * 60_000
/** ms */
const TIMEOUT = 10_000

/** The fields that are used of a service account's JSON key. */
const ServiceAccount = Type.Object({
  client_email: Type.String({ minLength: 3 }),
  private_key: Type.String({ pattern: '^-----BEGIN PRIVATE KEY-----' }),
  private_key_id: Type.Optional(Type.String()),
  token_uri: Type.String({ pattern: '^https?://' }),
})

const Granted = Type.Object({ access_token: Type.String({ minLength: 1 }), expires_in: Type.Number({ exclusiveMinimum: 0 }) })

export interface AccessTokens {
  /** A token by which the service account `key` may send. Throws `CredentialsRefused`, or `TryLater`. */
  of(merchant: string, key: string): Promise<string>
  /** The token is not accepted any more. */
  forget(merchant: string): void
}

interface Kept {
  readonly key: string
  readonly token: Promise<string>
  /** Epoch ms; without end while the token is asked for. */
  until: number
}

/** OAuth tokens of service accounts (RFC 7523; Google, "Using OAuth 2.0 for Server to Server Applications"), each kept until shortly before its end. */
export const createAccessTokens = ({ clock, fetch }: Pick<ProviderParts, 'clock' | 'fetch'>): AccessTokens => {
  const kept = new Map<string, Kept>()

  const assertionOf = async (account: Static<typeof ServiceAccount>): Promise<string> => {
    const at = Math.floor(clock().getTime() / 1000)
    const key = await importPKCS8(account.private_key, 'RS256')
    return await new SignJWT({ iss: account.client_email, scope: SCOPE, aud: account.token_uri, iat: at, exp: at + ASSERTION_LIFE_S })
      .setProtectedHeader({ typ: 'JWT', alg: 'RS256', ...(account.private_key_id !== undefined && { kid: account.private_key_id }) })
      .sign(key)
  }

  const fetchToken = async (merchant: string, key: string): Promise<Static<typeof Granted>> => {
    const account = readJson(ServiceAccount, key)
    if (!account) throw new CredentialsRefused(`the secret of ${merchant} is no JSON key of a service account`)
    const assertion = await assertionOf(account).catch(() => {
      throw new CredentialsRefused(`the private key in the service account of ${merchant} cannot be read`)
    })
    const reply = await fetch(account.token_uri, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: GRANT, assertion }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const text = await reply.text()
    const reason = `Google’s token service answered ${reply.status} for ${merchant}`
    if ([400, 401, 403].includes(reply.status)) throw new CredentialsRefused(reason)
    const granted = reply.ok ? readJson(Granted, text) : undefined
    if (!granted) throw new TryLater(reason, { after: retryAfterOf(reply) })
    return granted
  }

  const renew = (merchant: string, key: string): Kept => {
    const entry: Kept = {
      key,
      until: Number.POSITIVE_INFINITY,
      token: fetchToken(merchant, key).then(
        ({ access_token, expires_in }) => {
          entry.until = clock().getTime() + expires_in * 1000 - EARLY_MS
          return access_token
        },
        (error: unknown) => {
          entry.until = 0
          throw error
        },
      ),
    }
    return entry
  }

  return {
    async of(merchant, key) {
      const known = kept.get(merchant)
      const entry = known?.key === key && clock().getTime() < known.until ? known : renew(merchant, key)
      kept.set(merchant, entry)
      return await entry.token
    },
    forget: merchant => void kept.delete(merchant),
  }
}

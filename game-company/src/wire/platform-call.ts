import type { AccountKeys } from './account-keys.ts'
import { isSigned, sign } from './signature.ts'

/** The platform is waited for so long, ms. */
const TIMEOUT_MS = 3_000

export interface PlatformParts {
  readonly clock: () => Date
  readonly fetch: typeof globalThis.fetch
  readonly keys: AccountKeys
}

/** What the platform answered: of 200 and 400 that it signed its word is definite. Everything else leaves open what became of the request. */
export type Reply = Readonly<Record<string, unknown>> & { readonly status: string }

/** `brand.localhost` is this machine, whatever its resolver knows (RFC 6761 §6.3). */
const reachable = (address: string): URL => {
  const url = new URL(address)
  if (url.hostname.endsWith('.localhost')) url.hostname = '127.0.0.1'
  return url
}

const isReply = (value: unknown): value is Reply =>
  typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'string'

/**
 * Calls of docs/game-vendors.md, from the vendor to the platform.
 * @returns the answer where it is definite; undefined where nothing is known
 */
export const createPlatformCall =
  ({ clock, fetch, keys }: PlatformParts) =>
  async (account: string, walletUrl: string, call: string, content: object): Promise<Reply | undefined> => {
    const url = new URL(`${walletUrl}/${call}`)
    const body = JSON.stringify(content)
    const { id, key } = keys.signing(account)
    const timestamp = Math.floor(clock().getTime() / 1000)
    const signature = sign(key, timestamp, `POST ${url.pathname}`, body)
    try {
      const reply = await fetch(reachable(url.href), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-vendor-account': account,
          'x-vendor-key': id,
          'x-vendor-timestamp': String(timestamp),
          'x-vendor-signature': signature,
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const text = await reply.text()
      const signed = {
        timestamp: reply.headers.get('x-vendor-timestamp') ?? '',
        signature: reply.headers.get('x-vendor-signature') ?? '',
        target: `answer ${reply.status} ${signature}`,
        body: text,
      }
      // Whoever answers at this address is believed only if he has the key of the account.
      if (!isSigned(key, signed, clock())) return undefined
      const answer: unknown = JSON.parse(text)
      return (reply.status === 200 || reply.status === 400) && isReply(answer) ? answer : undefined
    } catch {
      return undefined
    }
  }

export type PlatformCall = ReturnType<typeof createPlatformCall>

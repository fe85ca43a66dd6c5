import type { Payment, State } from './order.ts'
import { sign } from './signature.ts'
import { stateOf } from './wire.ts'

/** How a callback differs from an honest one. */
export interface Twist {
  readonly state?: State
  readonly amount?: string
  /** Signed with a key that is not the account's. */
  readonly forged?: true
  /** Signed so many seconds ago. */
  readonly late?: number
}

export interface CallbackParts {
  readonly clock: () => Date
  readonly fetch: typeof globalThis.fetch
  readonly keyFor: (account: string) => string
  /** Does work after a time, ms. */
  readonly later: (ms: number, work: () => void) => void
}

/** An answer is waited for this long, ms. */
const TIMEOUT = 10_000
/** An honest callback that was not taken is sent again after 1, 2, 4 … s, so often. */
const TRIES = 10

/** `brand.localhost` is this machine, whatever its resolver knows (RFC 6761 §6.3). */
const reachable = (address: string): URL => {
  const url = new URL(address)
  if (url.hostname.endsWith('.localhost')) url.hostname = '127.0.0.1'
  return url
}

const nameOf = ({ state, forged, late, amount }: Twist & { readonly state: State }): string =>
  [state, forged && 'forged', late !== undefined && `signed ${late} s ago`, amount !== undefined && `of ${amount}`].filter(Boolean).join(', ')

/** Reports payments to the platform. */
export const createCallbacks = ({ clock, fetch, keyFor, later }: CallbackParts) => {
  /** Sends one callback and notes the status of the answer. */
  const send = async (payment: Payment, twist: Twist = {}): Promise<number> => {
    const { forged, late = 0, ...changes } = twist
    const body = JSON.stringify({ ...stateOf(payment), ...changes })
    const timestamp = Math.floor(clock().getTime() / 1000) - late
    const key = forged ? 'a key that somebody guessed' : keyFor(payment.account)
    const status = await fetch(reachable(payment.callbackUrl), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-payment-timestamp': String(timestamp),
        'x-payment-signature': sign(key, timestamp, 'callback', body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    }).then(
      async reply => {
        await reply.body?.cancel()
        return reply.status
      },
      () => 0,
    )
    payment.sent.push({ at: clock(), what: nameOf({ state: payment.state, ...twist }), status })
    return status
  }

  /** Sends what is true, and again until it is taken. */
  const notify = async (payment: Payment, tries = TRIES): Promise<void> => {
    const status = await send(payment)
    if (status !== 200 && tries > 1) later(1_000 * 2 ** (TRIES - tries), () => void notify(payment, tries - 1))
  }

  return { send, notify, now: clock }
}

export type Callbacks = ReturnType<typeof createCallbacks>

import { createHmac } from 'node:crypto'

/** Sends one request to the wallet; whatever stands between is the caller's. */
export type SendToWallet = (
  call: string,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<{ readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string }>

/** Whom the suite plays: a vendor with an account at the platform. */
export interface VendorAccess {
  readonly send: SendToWallet
  /** The path of the wallet, e.g. `/vendor/v1/brand`: it is signed. */
  readonly path: string
  readonly account: string
  readonly keyId: string
  readonly key: string
  /** Unix time, s. */
  readonly now: () => number
}

/** How a request differs from a right one. */
export interface Sending {
  readonly key?: string
  readonly keyId?: string
  readonly account?: string
  /** Seconds that its time differs from now. */
  readonly late?: number
  /** The call that is signed instead of the one that is sent. */
  readonly signedAs?: string
  /** What is sent in place of the body that was signed. */
  readonly tampered?: string
  /** The signature, in place of the right one. */
  readonly signature?: string
}

/** An answer of the wallet; `status` is the wire's own. */
export interface WalletReply {
  readonly http: number
  readonly status: string
  readonly balance: string | undefined
  readonly body: Readonly<Record<string, unknown>>
  /** Whether the platform signed it, as the answer to this request. */
  readonly isSigned: boolean
  /** When to ask again, s. */
  readonly retryAfter: string | undefined
}

const parsed = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Calls the wallet on the wire foyer-vendor/1 (docs/game-vendors.md). */
export const walletClient =
  (access: VendorAccess) =>
  async (call: string, content: object | string, sending: Sending = {}): Promise<WalletReply> => {
    const body = typeof content === 'string' ? content : JSON.stringify(content)
    const timestamp = String(access.now() - (sending.late ?? 0))
    const subject = `POST ${access.path}/${sending.signedAs ?? call}`
    const signature = createHmac('sha256', sending.key ?? access.key)
      .update(`${timestamp}.${subject}.${body}`)
      .digest('hex')
    const headers = {
      'content-type': 'application/json',
      'x-vendor-account': sending.account ?? access.account,
      'x-vendor-key': sending.keyId ?? access.keyId,
      'x-vendor-timestamp': timestamp,
      'x-vendor-signature': sending.signature ?? signature,
    }
    const reply = await access.send(call, headers, sending.tampered ?? body)
    const answer = parsed(reply.body)
    const signedAt = reply.headers['x-vendor-timestamp'] ?? ''
    const expected = createHmac('sha256', access.key)
      .update(`${signedAt}.answer ${reply.status} ${headers['x-vendor-signature']}.${reply.body}`)
      .digest('hex')
    const isSigned = Math.abs(access.now() - Number(signedAt)) <= 300 && reply.headers['x-vendor-signature'] === expected
    return {
      isSigned,
      http: reply.status,
      status: textOf(answer['status']) ?? '',
      balance: textOf(answer['balance']),
      body: answer,
      retryAfter: reply.headers['retry-after'],
    }
  }

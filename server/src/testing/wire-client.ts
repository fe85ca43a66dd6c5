import { constants, createCipheriv, createHmac, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto'
import { type CallAnswers, type CallName, type CallRequests, calls } from '@foyer/contract'
import type { CallDeclaration } from '@foyer/contract/call'
import type { ErrorCode } from '@foyer/contract/errors'

/** A request as it is sent, independent of the transport. */
export interface WireRequest {
  readonly method: string
  /** The path, with the query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

export interface WireReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type Send = (request: WireRequest) => Promise<WireReply>

export type Outcome<Value> = { readonly status: number; readonly headers: Readonly<Record<string, string>> } & (
  | { readonly success: true; readonly value: Value }
  | { readonly success: false; readonly errorCode: ErrorCode; readonly message: string; readonly value?: unknown }
)

/** An encrypted request: three headers and the body (spec 1 §7, Encryption). */
export interface SealedCall {
  readonly headers: Readonly<Record<'Encryption' | 'X-RSA' | 'X-Digest', string>>
  readonly body: { readonly value: string }
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Seals a text with the public key of `session/key/rsa`. */
export const sealText = (text: string, publicKey: string): SealedCall => {
  const secret = randomBytes(32).toString('base64')
  const desKey = hmac(secret, 'des').subarray(0, 8)
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([desKey, desKey, desKey]), null)
  const value = cipher.update(text, 'utf8', 'base64') + cipher.final('base64')
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  const sealedSecret = publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, Buffer.from(secret))
  return {
    headers: { Encryption: sealedSecret.toString('base64'), 'X-RSA': publicKey, 'X-Digest': hmac(hmac(secret, 'mac'), value).toString('hex') },
    body: { value },
  }
}

export const seal = (request: unknown, publicKey: string): SealedCall => sealText(JSON.stringify(request), publicKey)

export interface WireClientOptions {
  readonly send: Send
  readonly merchant: string
  readonly language?: string
  /** Further headers for every request, e.g. `Host`. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A client that was written from the contract and the rule book alone. `token` is sent as `Authorization` once it is set. */
export class WireClient {
  token: string | undefined
  readonly #options: WireClientOptions
  #publicKey: string | undefined

  constructor(options: WireClientOptions) {
    this.#options = options
  }

  /** The public key for encryption: fetched once, and again after the server has said that it is expired. */
  async publicKey(): Promise<string> {
    if (this.#publicKey === undefined) {
      const outcome = await this.call('session.rsaKey', {})
      if (!outcome.success) throw new Error(`no key: ${outcome.errorCode}`)
      this.#publicKey = outcome.value
    }
    return this.#publicKey
  }

  headersOf(call: CallDeclaration): Record<string, string> {
    const { merchant, language, headers } = this.#options
    return {
      Merchant: merchant,
      ...(language !== undefined && { Language: language }),
      ModuleId: call.moduleId,
      ...(this.token !== undefined && { Authorization: this.token }),
      ...headers,
    }
  }

  /** Makes a declared call, encrypted where the contract says so. */
  async call<Name extends CallName>(name: Name, request: CallRequests[Name]): Promise<Outcome<CallAnswers[Name]>> {
    const call: CallDeclaration = calls[name]
    if (call.encrypted) return await this.#sealed(name, request)
    if (call.method === 'GET' || call.method === 'DELETE') {
      const query = new URLSearchParams(
        Object.entries(request as Record<string, unknown>).map(([field, value]): [string, string] => [field, String(value)]),
      )
      return await this.post(name, undefined, {}, query.size > 0 ? `?${query.toString()}` : '')
    }
    return await this.post(name, request)
  }

  /** Sends `body` unchanged, for calls that the server must refuse. */
  async post<Name extends CallName>(
    name: Name,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
    query = '',
  ): Promise<Outcome<CallAnswers[Name]>> {
    const call: CallDeclaration = calls[name]
    const reply = await this.#options.send({
      method: call.method,
      path: call.path + query,
      headers: { ...this.headersOf(call), ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    })
    const answer: unknown = JSON.parse(reply.body)
    const frame = call.bare && reply.status === 200 ? { success: true, value: answer } : (answer as object)
    return { status: reply.status, headers: reply.headers, ...frame } as Outcome<CallAnswers[Name]>
  }

  async #sealed<Name extends CallName>(name: Name, request: unknown): Promise<Outcome<CallAnswers[Name]>> {
    const attempt = async () => {
      const { headers, body } = seal(request, await this.publicKey())
      return await this.post(name, body, headers)
    }
    const outcome = await attempt()
    if (outcome.success || outcome.errorCode !== 'encryption_key_expired') return outcome
    // spec 1 §7, Encryption: the client fetches a new key and repeats once.
    this.#publicKey = undefined
    return await attempt()
  }
}

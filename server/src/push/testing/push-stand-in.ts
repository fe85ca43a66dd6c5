import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, type ECDH } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { decodeProtectedHeader, jwtVerify } from 'jose'

/** A push that a device of the stand-in received, decrypted. */
export interface ReceivedPush {
  readonly device: string
  readonly ttl: number
  readonly urgency: string | undefined
  readonly payload: {
    readonly web_push: number
    readonly notification: {
      readonly title: string
      readonly body: string
      readonly navigate: string
      readonly lang: string
      readonly data: { receipt: string }
    }
  }
}

export interface PushStandIn {
  readonly url: string
  readonly received: readonly ReceivedPush[]
  /** The registration token of a device: a browser would make it from its subscription, which is bound to the sender's public key. */
  device(name: string, boundTo?: string): string
  /** The answer to the next push to this device. */
  answerNext(name: string, status: number, headers?: Readonly<Record<string, string>>, body?: string): void
  close(): Promise<void>
}

interface Device {
  readonly keys: ECDH
  readonly auth: Buffer
  readonly boundTo: string | undefined
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Decrypts one record of `aes128gcm` (RFC 8188, RFC 8291). Throws if anything was changed. */
const decrypt = (body: Buffer, { keys, auth }: Device): Buffer => {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  if (sealed.length > body.readUInt32BE(16)) throw new Error('the message has more than one record')
  const shared = derive(keys.computeSecret(sender), auth, Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]), 32)
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  )
  cipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  if (padded.at(-1) !== 2) throw new Error('the record is not marked as the last one')
  return padded.subarray(0, -1)
}

/** What RFC 8292 asks of the header `Authorization`; throws at the first that is wrong. */
const checkSender = async (authorization: string, origin: string, { boundTo }: Device): Promise<void> => {
  const [, jwt = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  if (boundTo !== undefined && key !== boundTo) throw new Error('the device subscribed with another key')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) throw new Error('the key is no point')
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
    format: 'jwk',
  })
  if (decodeProtectedHeader(jwt).alg !== 'ES256') throw new Error('the token is not signed by ES256')
  const { payload } = await jwtVerify(jwt, publicKey, {
    audience: origin,
    currentDate: new Date((Number(JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()).exp) - 60) * 1000),
  })
  if (!/^(?:mailto:|https:)/.test(payload.sub ?? '')) throw new Error('the token names no contact')
}

/** A push service on the loopback address, as strict as the real ones: it checks who sends, and decrypts what came. The test must close it. */
export const startPushStandIn = async (listenAt = 0): Promise<PushStandIn> => {
  const devices = new Map<string, Device>()
  const answers = new Map<string, { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string }>()
  const received: ReceivedPush[] = []

  const take = async (request: IncomingMessage): Promise<number> => {
    const name = request.url?.slice(1) ?? ''
    const device = devices.get(name)
    if (!device) return 404
    const { ttl, urgency, authorization = '', 'content-encoding': encoding } = request.headers
    const body = await buffer(request)
    if (body.length > 4_096) return 413
    if (request.method !== 'POST' || encoding !== 'aes128gcm' || !/^\d+$/.test(String(ttl))) return 400
    await checkSender(authorization, url, device)
    received.push({ device: name, ttl: Number(ttl), urgency: String(urgency), payload: JSON.parse(decrypt(body, device).toString('utf8')) })
    return 201
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const name = request.url?.slice(1) ?? ''
    const next = answers.get(name)
    answers.delete(name)
    const status = next?.status ?? (await take(request).catch(() => 403))
    response.writeHead(status, next?.headers).end(next?.body)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>(listening => void server.listen(listenAt, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`

  return {
    url,
    received,
    device(name, boundTo) {
      const known = devices.get(name)
      const keys = known?.keys ?? createECDH('prime256v1')
      if (!known) keys.generateKeys()
      const device = known ?? { keys, auth: randomBytes(16), boundTo }
      devices.set(name, device)
      const subscription = {
        endpoint: `${url}/${name}`,
        keys: { p256dh: device.keys.getPublicKey('base64url'), auth: device.auth.toString('base64url') },
      }
      return Buffer.from(JSON.stringify(subscription)).toString('base64url')
    },
    answerNext: (name, status, headers = {}, body = '') => void answers.set(name, { status, headers, body }),
    close: () =>
      new Promise(closed => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

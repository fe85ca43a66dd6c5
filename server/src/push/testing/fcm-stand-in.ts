import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { jwtVerify } from 'jose'
import Type from 'typebox'
import { Check } from 'typebox/value'

/** Firebase, REST resource `projects.messages`: what a message to a browser may have. Other fields are refused, as there. */
const SendRequest = Type.Object(
  {
    message: Type.Object(
      {
        fid: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
        // No key may be "from", "message_type" or begin with "google." or "gcm."
        data: Type.Record(Type.String({ pattern: '^(?!from$|message_type$|google\\.|gcm\\.)' }), Type.String(), { additionalProperties: false }),
        webpush: Type.Object(
          {
            headers: Type.Object(
              {
                TTL: Type.String({ pattern: '^\\d{1,7}$' }),
                Urgency: Type.Union(['very-low', 'low', 'normal', 'high'].map(urgency => Type.Literal(urgency))),
              },
              { additionalProperties: false },
            ),
          },
          { additionalProperties: false },
        ),
        // AndroidConfig: a duration in seconds, and one of two priorities.
        android: Type.Object(
          { ttl: Type.String({ pattern: '^\\d+(\\.\\d{1,9})?s$' }), priority: Type.Union([Type.Literal('NORMAL'), Type.Literal('HIGH')]) },
          { additionalProperties: false },
        ),
        // ApnsConfig: headers of APNs as text; the payload has "aps" as Apple's documents have it.
        apns: Type.Object(
          {
            headers: Type.Object(
              { 'apns-expiration': Type.String({ pattern: '^\\d+$' }), 'apns-priority': Type.Union(['1', '5', '10'].map(one => Type.Literal(one))) },
              { additionalProperties: false },
            ),
            payload: Type.Object(
              {
                aps: Type.Object(
                  {
                    alert: Type.Object({ title: Type.String(), body: Type.Optional(Type.String()) }, { additionalProperties: false }),
                    sound: Type.String(),
                  },
                  { additionalProperties: false },
                ),
              },
              { additionalProperties: false },
            ),
          },
          { additionalProperties: false },
        ),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)

/** Bytes of the data of one message, keys and values together. */
const MOST_BYTES = 4_096
/** How long a token is valid, s. */
const TOKEN_LIFE_S = 3_599

export interface ReceivedByFcm {
  readonly device: string
  readonly ttl: string
  readonly urgency: string
  readonly android: { readonly ttl: string; readonly priority: string }
  readonly apple: { readonly expires: number; readonly alert: { readonly title: string; readonly body?: string } }
  readonly push: { readonly notification: { readonly title: string; readonly navigate: string } }
}

interface Answer {
  readonly status: number
  /** As in `error.details[].errorCode`. */
  readonly code?: string
  readonly field?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface FcmStandIn {
  readonly url: string
  /** The JSON key of a service account that may send. */
  readonly serviceAccount: string
  readonly received: readonly ReceivedByFcm[]
  /** How many tokens were given. */
  readonly tokens: () => number
  /** The registration token of a browser that is registered. */
  device(name: string): string
  /** Ends a browser's registration. */
  unregister(name: string): void
  answerNext(name: string, answer: Answer): void
  /** Every token that was given is worth nothing from now on, and no new ones are given until it is called with true. */
  trust(trusted: boolean): void
  close(): Promise<void>
}

export const FCM_PROJECT = 'foyer-test'
const ACCOUNT = `push@${FCM_PROJECT}.iam.gserviceaccount.com`

/** Google's token service and Firebase Cloud Messaging on the loopback address; both check every field as Google's documents have it. The test must close it. */
export const startFcmStandIn = async (clock: () => Date): Promise<FcmStandIn> => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const registered = new Map<string, string>()
  const answers = new Map<string, Answer>()
  const received: ReceivedByFcm[] = []
  const given = new Map<string, number>()
  let count = 0
  let trusted = true

  const failure = ({ status, code, field, headers = {} }: Answer) => ({
    status,
    headers,
    body: {
      error: {
        code: status,
        message: 'Something with the token in it.',
        details: [
          ...(code === undefined ? [] : [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: code }]),
          ...(field === undefined
            ? []
            : [{ '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field, description: 'bad' }] }]),
        ],
      },
    },
  })

  const grant = async (body: string) => {
    const form = new URLSearchParams(body)
    if (!trusted || form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
      return { status: 400, headers: {}, body: { error: 'invalid_grant' } }
    const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
      issuer: ACCOUNT,
      audience: `${url}/token`,
      algorithms: ['RS256'],
      currentDate: clock(),
      requiredClaims: ['iat', 'exp'],
    })
    const life = (payload.exp ?? 0) - (payload.iat ?? 0)
    if (payload['scope'] !== 'https://www.googleapis.com/auth/firebase.messaging' || life <= 0 || life > 3_600)
      return { status: 400, headers: {}, body: { error: 'invalid_scope' } }
    count += 1
    given.set(`token-${count}`, clock().getTime() + TOKEN_LIFE_S * 1000)
    return { status: 200, headers: {}, body: { access_token: `token-${count}`, expires_in: TOKEN_LIFE_S, token_type: 'Bearer' } }
  }

  const take = (request: IncomingMessage, body: string) => {
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if ((given.get(bearer) ?? 0) <= clock().getTime()) return failure({ status: 401 })
    if (request.url !== `/v1/projects/${FCM_PROJECT}/messages:send`) return failure({ status: 404 })
    const sent: unknown = JSON.parse(body)
    if (request.headers['content-type'] !== 'application/json' || !Check(SendRequest, sent)) return failure({ status: 400, code: 'INVALID_ARGUMENT' })
    const { fid, data, webpush, android, apns } = sent.message
    const apple = Buffer.byteLength(JSON.stringify({ ...apns.payload, ...data }))
    if (Math.max(apple, Buffer.byteLength(Object.entries(data).flat().join(''))) > MOST_BYTES)
      return failure({ status: 400, code: 'INVALID_ARGUMENT' })
    const device = registered.get(fid)
    const next = answers.get(device ?? '')
    answers.delete(device ?? '')
    if (next) return failure(next)
    if (device === undefined) return failure({ status: 404, code: 'UNREGISTERED' })
    received.push({
      device,
      ttl: webpush.headers.TTL,
      urgency: String(webpush.headers.Urgency),
      push: JSON.parse(data['push'] ?? 'null') as ReceivedByFcm['push'],
      android,
      apple: { expires: Number(apns.headers['apns-expiration']), alert: apns.payload.aps.alert },
    })
    return { status: 200, headers: {}, body: { name: `projects/${FCM_PROJECT}/messages/${received.length}` } }
  }

  const answer = async (request: IncomingMessage) => {
    const body = await textOf(request)
    if (request.method !== 'POST') return failure({ status: 405 })
    return request.url === '/token' ? await grant(body) : take(request, body)
  }
  const server = createServer((request, response) => {
    void answer(request)
      .catch(() => ({ status: 400, headers: {}, body: { error: 'invalid_grant' } }))
      .then(({ status, headers, body }) => response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body)))
  })
  await new Promise<void>(listening => void server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const fidOf = (name: string) => `c${Buffer.from(name).toString('base64url').padEnd(21, '_').slice(0, 21)}`

  return {
    url,
    serviceAccount: JSON.stringify({
      type: 'service_account',
      project_id: FCM_PROJECT,
      private_key_id: 'key-1',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      client_email: ACCOUNT,
      token_uri: `${url}/token`,
    }),
    received,
    tokens: () => count,
    device(name) {
      registered.set(fidOf(name), name)
      return Buffer.from(JSON.stringify({ fid: fidOf(name) })).toString('base64url')
    },
    unregister: name => void registered.delete(fidOf(name)),
    answerNext: (name, next) => void answers.set(name, next),
    trust(next) {
      trusted = next
      if (!next) given.clear()
    },
    close: () =>
      new Promise(closed => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

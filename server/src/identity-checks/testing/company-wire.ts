import { createHmac, timingSafeEqual } from 'node:crypto'
import Type, { type Static } from 'typebox'
import { Check } from 'typebox/value'

// Written from docs/identity-checks.md alone: the stand-in shares no code with the adapter. It is strict, so that a test notices a field too many.

const strict = { additionalProperties: false } as const
const maybe = (pattern: string) => Type.Union([Type.String({ pattern }), Type.Null()])

const CaseBody = Type.Object(
  {
    reference: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
    document: Type.Enum(['passport', 'identity-card', 'driving-licence']),
    pictures: Type.Array(Type.Object({ type: Type.Literal('image/webp'), data: Type.String({ pattern: '^[A-Za-z0-9+/]+={0,2}$' }) }, strict), {
      minItems: 1,
      maxItems: 3,
    }),
    stated: Type.Object({ name: maybe('^.{1,80}$'), birthday: maybe('^[01][0-9]-[0-3][0-9]$'), country: maybe('^[A-Z]{2}$') }, strict),
    minimumAge: Type.Integer({ minimum: 1, maximum: 99 }),
    callbackUrl: Type.String({ pattern: '^https?://[^\\s]{1,500}$' }),
  },
  strict,
)
export type CaseBody = Static<typeof CaseBody>

/** The longest body of a request, bytes. */
export const MOST_BYTES = 12_000_000
/** A signed message may be this old, or this far ahead, s. */
const WINDOW_S = 300

export const signatureOf = (key: string, timestamp: number | string, subject: string, body: string): string =>
  createHmac('sha256', key).update(`${timestamp}.${subject}.${body}`).digest('hex')

export interface SignedMessage {
  readonly timestamp: string
  readonly signature: string
  readonly subject: string
  readonly body: string
}

export const isSignedBy = (key: string, { timestamp, signature, subject, body }: SignedMessage, now: Date): boolean => {
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now.getTime() / 1000 - Number(timestamp)) > WINDOW_S) return false
  if (!/^[0-9a-f]{64}$/.test(signature)) return false
  return timingSafeEqual(Buffer.from(signatureOf(key, timestamp, subject, body), 'hex'), Buffer.from(signature, 'hex'))
}

const isWebp = (data: string): boolean => {
  const bytes = Buffer.from(data, 'base64')
  return bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP'
}

/** The case that a request hands in; undefined if it is none. */
export const caseIn = (text: string): CaseBody | undefined => {
  try {
    const body: unknown = JSON.parse(text)
    return Check(CaseBody, body) && body.pictures.every(({ data }) => isWebp(data)) ? body : undefined
  } catch {
    return undefined
  }
}

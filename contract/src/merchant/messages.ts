import Type, { type Static } from 'typebox'
import { SecretName, optional, strict } from './merchant-fields.ts'

const Budget = Type.Object(
  { perDay: optional(Type.Integer({ minimum: 1 })), perCountryPerDay: optional(Type.Integer({ minimum: 1, description: 'only for SMS' })) },
  { ...strict, description: 'how many codes may be sent per day' },
)
const Outbox = Type.Object(
  {
    provider: Type.Literal('outbox', { description: 'messages are only kept, and shown at /dev/outbox; not in production' }),
    budget: optional(Budget),
  },
  strict,
)

/** Which provider sends SMS. Without it the outbox does, and in production nothing: what needs a code is then not offered. */
export const SmsSettings = Type.Union([
  Outbox,
  Type.Object(
    {
      provider: Type.Literal('gateway', { description: 'an HTTP gateway in the form of Twilio’s Messages resource' }),
      url: optional(
        Type.String({
          pattern: '^https?://[^?#]+$',
          message: 'must be an address like https://sms.brand.com, without ? and #',
          description: 'the gateway’s own address; Twilio’s if absent',
        }),
      ),
      account: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$', message: 'must be 1 to 64 letters, digits, _ or -' }),
      token: SecretName,
      from: Type.String({
        pattern: '^(\\+[0-9]{6,15}|MG[0-9a-f]{32}|[A-Za-z0-9 ]{1,11})$',
        message: 'must be a number like +15005550006, a messaging service like MG…, or up to 11 letters and digits',
        description: 'number, messaging service or sender name',
      }),
      budget: optional(Budget),
    },
    strict,
  ),
])
export type SmsSettings = Static<typeof SmsSettings>

/** Which provider sends e-mail; without it the same holds as for SMS. */
export const EmailSettings = Type.Union([
  Outbox,
  Type.Object(
    {
      provider: Type.Literal('smtp'),
      host: Type.String({ pattern: '^[a-zA-Z0-9.:-]+$', message: 'must be a host name or an address, without protocol and port' }),
      port: Type.Integer({ minimum: 1, maximum: 65_535 }),
      security: optional(
        Type.Union([Type.Literal('tls'), Type.Literal('starttls'), Type.Literal('none')], {
          default: 'starttls',
          description: 'tls: from the first byte (port 465); starttls: required; none: for a relay on the same machine',
        }),
      ),
      user: optional(Type.String({ maxLength: 320 })),
      password: optional(SecretName),
      from: Type.String({
        pattern: '^[^\\r\\n]{3,320}$',
        message: 'must be an address, or Name <address>, on one line',
        description: 'address, or "Name <address>"',
      }),
      budget: optional(Budget),
    },
    strict,
  ),
])
export type EmailSettings = Static<typeof EmailSettings>

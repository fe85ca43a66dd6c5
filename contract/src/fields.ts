import Type from 'typebox'
import { languageCodes, type LanguageCode } from './languages.ts'
import { CODE_PATTERN, EMAIL_PATTERN, USERNAME_PATTERN } from './patterns.ts'

/** Field shapes that several calls share. Patterns are strict: these values reach logs, mails and addresses. */

export const Username = Type.String({
  pattern: USERNAME_PATTERN,
  description: '4–20 letters, digits or _, beginning with a letter; upper and lower case count as the same',
  examples: ['river_fox'],
})
export const Password = Type.String({ minLength: 1, maxLength: 128, examples: ['Lantern-42-river'] })
export const PASSWORD_MIN_LENGTH = 6 // spec 1 §9: the policy's default
export const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: '256 random bits, base64url' })
export const HandoffCode = Type.String({ pattern: '^ho_[A-Za-z0-9_-]{43}$', description: '`ho_`, then 256 random bits in base64url' })
export const DeviceTrust = Type.Array(Token, {
  maxItems: 4,
  description: 'what this device holds since members trusted it after a second factor; one for each of them',
})
export const AffiliateCode = Type.String({ pattern: CODE_PATTERN })
export const Email = Type.String({ pattern: EMAIL_PATTERN, examples: ['player@brand.com'] })
/** A mobile number as typed, next to its country's code (spec 1 §3, SMS send request). */
export const mobileFields = {
  countryDialingCode: Type.String({ pattern: '^[1-9][0-9]{0,3}$', description: 'without +; one of the merchant’s countries', examples: ['90'] }),
  mobileNum: Type.String({
    minLength: 1,
    maxLength: 32,
    description: 'as typed: with or without a leading 0, spaces, + and dialling code',
    examples: ['532 000 00 00'],
  }),
}
export const DeviceId = Type.String({
  pattern: '^[0-9a-f]{32}$',
  description: 'a random id in the form of an MD5 hash, kept on the device (spec 1 §9, Device id)',
})
/** The device kind of spec 1 §3; absent means an ordinary browser, `H5` in the `Device` header. */
export const DeviceKind = Type.Union([Type.Literal('IPAD'), Type.Literal('PWA'), Type.Literal('WEBCLIP')])
/** One of these texts. */
export const oneOf = <const Value extends string>(values: readonly Value[], options: { readonly description?: string } = {}) =>
  Type.Unsafe<Value>(
    Type.Union(
      values.map(value => Type.Literal(value)),
      options,
    ),
  )
export const orNull = <const Schema extends Type.TSchema>(schema: Schema, options: { readonly description?: string } = {}) =>
  Type.Union([schema, Type.Null()], options)
/** The number of a row. The database keeps it in 64 bits, but JSON is exact up to 2^53 - 1. */
export const RowNumber = (description: string) => Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description })
/** A count that the database keeps in 32 bits. */
export const ShortCount = (description: string, minimum = 1) => Type.Integer({ minimum, maximum: 2 ** 31 - 1, description })
export const Moment = (description: string) => Type.String({ description: `ISO 8601: ${description}`, examples: ['2026-03-14T15:09:26.535Z'] })
export const Language = oneOf<LanguageCode>(languageCodes)
/** The currency of an answer's sums, which are in its smallest unit. */
export const currencyFields = {
  currency: Type.String({ description: 'the merchant’s, as the platform names it', examples: ['TRY'] }),
  decimals: Type.Integer({
    minimum: 0,
    description: 'of the currency: 2 where its smallest unit, in which the sums are, is a hundredth',
    examples: [2],
  }),
}
/** Where the next page of a list begins: the `next` of the answer before. */
export const PageCursor = Type.String({ pattern: '^[A-Za-z0-9_-]{1,200}$', description: '`next` of the page before; the first page if absent' })
export const NextPage = Type.Optional(
  Type.Unsafe<string>({ ...PageCursor, description: 'asks for the page after this one; absent on the last page' }),
)
export const LocalPath = Type.String({ pattern: '^/m/[A-Za-z0-9/_.-]*$', message: 'must be a path of these pages, like /m/home', maxLength: 200 })
/** A sum of an answer, in the currency's smallest unit. */
export const Sum = (description: string) => Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description })
/** Makes a form that is sent twice count once. */
export const FormKey = Type.String({
  pattern: '^[A-Za-z0-9_-]{16,64}$',
  description:
    'a random text that each form makes once: sent again with the same content it gets the same answer, with other content duplicate_transaction',
})
/** The sender's own id of a message. A message that is sent again under the same id is stored once. */
export const ClientId = Type.String({
  pattern: '^[A-Za-z0-9-]{8,64}$',
  description: 'made by the sender; a repeated send with it stores nothing new',
})

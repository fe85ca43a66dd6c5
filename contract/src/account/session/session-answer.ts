import Type from 'typebox'
import { MemberType } from '#account/member/member-type.ts'
import { Token } from '#fields.ts'

/** A new session: the answer of every way to sign in (spec 1 §3, Login response value). */
export const SessionAnswer = Type.Object({
  id: Type.String(),
  token: Token,
  userName: Type.String(),
  customerType: MemberType,
  firstTimeLogin: Type.Boolean({ description: 'this is the member’s first session' }),
  passwordExpired: Type.Boolean(),
  weakPassword: Type.Boolean({ description: 'the default or a common password was used; the web derives updatePassword' }),
  rememberToken: Type.Optional(
    Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'saved on the device instead of the password; replaced at each use' }),
  ),
})

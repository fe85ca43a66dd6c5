import Type from 'typebox'
import { Token } from '#fields.ts'

const Hint = (description: string) => Type.Optional(Type.String({ description }))

/** What a sign-in may be verified with (spec 1 §3, Login error). A back end of another maker may name only the flags. */
export const VerifyDemand = Type.Object({
  payeeName: Type.Boolean(),
  sms: Type.Boolean(),
  ga: Type.Boolean(),
  email: Type.Boolean(),
  passkey: Type.Boolean({ description: 'the member has a passkey, by which to sign in instead (`session.passkeyLogin`)' }),
  recoveryCode: Type.Boolean({ description: 'the member has recovery codes left' }),
  mobileHint: Hint('the last digits of the number that codes go to'),
  emailHint: Hint('the address that codes go to, with most of it hidden'),
  trustDays: Type.Integer({ minimum: 0, description: 'the days that this device may be trusted for; 0: it may not' }),
  firstStep: Type.Optional(
    Type.Unsafe<string>({ ...Token, description: 'where no password was given: stands for user name and password in the second step' }),
  ),
})

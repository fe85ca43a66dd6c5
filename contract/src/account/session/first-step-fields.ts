import Type from 'typebox'
import { Password, Token } from '#fields.ts'

/** How a second step repeats the first: user name and password (spec 1 §3, Two-factor request), or what stands for them after another way of signing in. */
export const FirstStepFields = {
  username: Type.Optional(Type.String({ minLength: 1, maxLength: 254 })),
  password: Type.Optional(Password),
  firstStep: Type.Optional(Type.Unsafe<string>({ ...Token, description: 'as `login_verify_required` named it, in place of user name and password' })),
}

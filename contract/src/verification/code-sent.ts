import Type from 'typebox'

/** A one-time code is on its way, or would be if the recipient were a member's: the answer is the same. */
export const CodeSent = Type.Object({
  expirationTime: Type.Integer({
    minimum: 0,
    description: 'seconds from now until another code may be asked for: the countdown begins here (spec 1 §4)',
  }),
  codeLifetime: Type.Integer({ minimum: 1, description: 'seconds from now for which the code is good' }),
})

export const VerificationCode = Type.String({ pattern: '^[0-9]{6}$', description: 'a one-time code' })

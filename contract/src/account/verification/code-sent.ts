import Type from 'typebox'

/** A one-time code is on its way. The answer is the same if the recipient belongs to no member and nothing is sent. */
export const CodeSent = Type.Object({
  expirationTime: Type.Integer({
    minimum: 0,
    description: 'seconds from now until another code may be asked for; the countdown starts here (spec 1 §4)',
  }),
  codeLifetime: Type.Integer({ minimum: 1, description: 'seconds from now until the code expires' }),
})

export const VerificationCode = Type.String({ pattern: '^[0-9]{6}$', description: 'a one-time code' })

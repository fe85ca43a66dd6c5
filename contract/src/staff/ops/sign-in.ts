import Type from 'typebox'
import { declareOp } from '#ops/op.ts'

export const signIn = declareOp({
  method: 'POST',
  path: '/ops/session/signIn',
  summary: 'Begin a session, with all three parts at once: a wrong one gives the same answer as every other',
  permission: 'stranger',
  scope: 'house',
  event: 'session.signed-in',
  request: Type.Object({
    login: Type.String({ minLength: 1, maxLength: 60 }),
    password: Type.String({ minLength: 1, maxLength: 200 }),
    code: Type.String({ minLength: 1, maxLength: 20, description: 'the six digits of the authenticator app' }),
  }),
  answer: Type.Object({}),
  errors: ['staff.sign.in.refused'],
})

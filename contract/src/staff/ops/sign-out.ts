import Type from 'typebox'
import { declareOp } from '#ops/op.ts'

export const signOut = declareOp({
  method: 'POST',
  path: '/ops/session/signOut',
  summary: 'End this session',
  permission: 'signed-in',
  scope: 'house',
  event: 'session.signed-out',
  atConsole: true,
  request: Type.Object({}),
  answer: Type.Object({}),
  errors: [],
})

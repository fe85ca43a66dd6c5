import Type from 'typebox'
import { declareOp } from '#ops/op.ts'
import { TOKEN_DAYS } from '#staff/token-days.ts'

const when = Type.String({ description: 'ISO 8601' })
const tokenId = Type.String({ minLength: 1, maxLength: 100 })

export const Token = Type.Object({
  id: tokenId,
  name: Type.String(),
  mayAct: Type.Boolean({ description: 'false: it reads alone' }),
  createdAt: when,
  expiresAt: when,
  seenAt: Type.Union([when, Type.Null()], { description: 'its last use, to within a minute' }),
})

export const listTokens = declareOp({
  method: 'GET',
  path: '/ops/tokens/list',
  summary: 'Your own tokens for programs',
  permission: 'signed-in',
  scope: 'house',
  request: Type.Object({}),
  answer: Type.Object({ tokens: Type.Array(Token) }),
  errors: [],
})

export const makeToken = declareOp({
  method: 'POST',
  path: '/ops/tokens/make',
  summary: 'Make a token by which a program does what you may',
  permission: 'signed-in',
  scope: 'house',
  event: 'token.made',
  atConsole: true,
  request: Type.Object({
    name: Type.String({ minLength: 1, maxLength: 60, pattern: String.raw`\S`, description: 'the program; it stands in the trace' }),
    days: Type.Integer({ minimum: 1, maximum: TOKEN_DAYS }),
    mayAct: Type.Boolean({ description: 'false: it reads alone' }),
    code: Type.String({ minLength: 1, maxLength: 20, description: 'the six digits of the authenticator app' }),
  }),
  answer: Type.Object({ token: Type.String({ description: 'shown once' }), expiresAt: when }),
  errors: ['staff.code.wrong', 'staff.tokens.full'],
})

export const endToken = declareOp({
  method: 'POST',
  path: '/ops/tokens/end',
  summary: 'End a token of your own, at once',
  permission: 'signed-in',
  scope: 'house',
  event: 'token.ended',
  request: Type.Object({ id: tokenId }),
  answer: Type.Object({}),
  errors: ['staff.token.unknown'],
})

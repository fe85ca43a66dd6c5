import Type from 'typebox'
import { declareOp } from '#ops/op.ts'

export const listOps = declareOp({
  method: 'GET',
  path: '/ops/list',
  summary: 'Every call that you may make, for programs',
  permission: 'signed-in',
  scope: 'house',
  request: Type.Object({}),
  answer: Type.Object({
    ops: Type.Array(
      Type.Object({
        name: Type.String(),
        method: Type.Enum(['GET', 'POST']),
        path: Type.String(),
        summary: Type.String(),
        scope: Type.Enum(['merchant', 'house'], { description: 'merchant: the header `Merchant` names which' }),
        request: Type.Unknown({ description: 'the JSON Schema of its query (GET) or JSON body (POST)' }),
      }),
    ),
  }),
  errors: [],
})

import Type from 'typebox'
import { DrawId } from '#lottery/lottery-fields.ts'
import { Reason } from '#ops/fields.ts'
import { declareOp } from '#ops/op.ts'

/** What is published, signed, when a draw is declared void: the same bounds as of every reason. */
export const Statement = {
  id: DrawId,
  by: Type.String({ minLength: 3, maxLength: 100, description: 'who declares it, as the public reads it' }),
  reason: Reason,
}

export const askVoid = declareOp({
  method: 'POST',
  path: '/ops/draws/void',
  summary: 'Ask a second person to declare a draw void: every ticket is paid back, and the reason is published, signed',
  permission: 'games.void',
  scope: 'merchant',
  event: 'draw.void-asked',
  request: Type.Object(Statement),
  answer: Type.Object({ approval: Type.String() }),
  errors: ['draw.unknown', 'draw.decided'],
})

import Type from 'typebox'
import { MemberId, Reason } from '#ops/fields.ts'
import { declareOp } from '#ops/op.ts'

export const makeAgent = declareOp({
  method: 'POST',
  path: '/ops/agents/make',
  summary: 'Make a member an agent: whom the member registers or invites stands below from now on',
  permission: 'agents.make',
  scope: 'merchant',
  event: 'agent.made',
  request: Type.Object({ username: Type.String({ minLength: 1, maxLength: 64 }), reason: Reason }),
  answer: Type.Object({ id: MemberId }),
  errors: ['member.unknown', 'agent.restricted'],
})

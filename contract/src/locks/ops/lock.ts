import Type from 'typebox'
import { Moment, orNull } from '#fields.ts'
import { Done, LockScopeField, MemberId, Reason } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'

const Scopes = Type.Array(LockScopeField, { minItems: 1, maxItems: 4, uniqueItems: true })

export const lockMembers = declareOp({
  method: 'POST',
  path: '/ops/members/lock',
  summary: 'Locks signing in, deposits, bets or withdrawals of members: at once, also for what is under way',
  permission: 'members.lock',
  scope: 'merchant',
  event: 'member.locked',
  request: Type.Object({
    ids: Type.Array(MemberId, { minItems: 1, maxItems: 100, uniqueItems: true }),
    scopes: Scopes,
    until: orNull(Moment('its end, in the future; null: until it is lifted')),
    reason: Reason,
  }),
  answer: Done,
  errors: ['member.unknown', 'member.lock.past'],
})

export const UnlockContent = { memberId: MemberId, scopes: Scopes, reason: Reason }

export const unlockMember = declareOp({
  method: 'POST',
  path: '/ops/members/unlock',
  summary: 'Lifts locks of a member; where one of them is of risk or compliance, a second person is asked',
  permission: 'members.unlock',
  scope: 'merchant',
  event: 'member.unlocked',
  request: Type.Object({ id: MemberId, scopes: Scopes, reason: Reason }),
  answer: Type.Object({
    lifted: Type.Array(LockScopeField),
    approval: orNull(Type.String({ description: 'of the second person, where one is asked' })),
  }),
  errors: ['member.unknown'],
})

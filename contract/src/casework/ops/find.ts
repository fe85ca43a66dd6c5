import Type, { type Static } from 'typebox'
import { currencyFields, Moment, NextPage, oneOf, orNull, PageCursor } from '#fields.ts'
import { LockScopeField, Sum } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'
import { memberStates } from './member-states.ts'

/** What a member can be found by. */
export const foundBy = ['name', 'number', 'email', 'id', 'payment', 'transaction', 'ticket', 'device', 'payee'] as const
export type FoundBy = (typeof foundBy)[number]

export const MemberRow = Type.Object({
  id: Type.String(),
  username: Type.String(),
  foundBy: orNull(oneOf(foundBy), { description: 'null in a list that was not searched' }),
  rank: orNull(Type.String({ description: 'in the merchant’s first language' })),
  balance: Sum('what can be spent'),
  depositCount: Type.Integer(),
  deposited: Sum('all deposits'),
  registeredAt: Moment('when the member registered'),
  seenAt: orNull(Moment('the last use of a session that is still there')),
  closed: Type.Boolean(),
  pause: orNull(oneOf(['break', 'exclusion'] as const)),
  pausedUntil: orNull(Moment('its end')),
  locks: Type.Array(Type.Object({ scope: LockScopeField, until: orNull(Moment('its end')) })),
  tags: Type.Array(Type.String()),
})
export type MemberRow = Static<typeof MemberRow>

export const findMembers = declareOp({
  method: 'GET',
  path: '/ops/members/find',
  summary:
    'Members by one field: beginning of a name, number, e-mail address, id, payment, transaction, ticket, device or beginning of a payee’s name',
  permission: 'members.read',
  scope: 'merchant',
  mayLag: true,
  event: 'member.searched',
  about: ['search', 'q'],
  request: Type.Object({
    q: Type.Optional(Type.String({ maxLength: 254, description: 'all members, the newest first, if absent' })),
    state: Type.Optional(oneOf(memberStates)),
    tag: Type.Optional(Type.String({ maxLength: 40 })),
    after: Type.Optional(PageCursor),
  }),
  answer: Type.Object({ ...currencyFields, rows: Type.Array(MemberRow), next: NextPage }),
  errors: [],
})

import Type from 'typebox'
import { Moment, orNull } from '#fields.ts'
import { ofMember, Reason } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'

// What is kept of a member, and how it is handed out or ended.

export const giveData = declareOp({
  method: 'POST',
  path: '/ops/members/data',
  summary: 'Everything that is kept of a member as a file for the member; no secrets, and nothing of other people',
  permission: 'privacy.act',
  scope: 'merchant',
  event: 'member.data-given',
  request: Type.Object({ ...ofMember, reason: Reason }),
  answer: Type.Object({
    name: Type.String({ description: 'of the file' }),
    text: Type.String({ description: 'JSON' }),
    isComplete: Type.Boolean({ description: 'false: a table has more rows than a file takes, or old lines are in the archive; the file says which' }),
  }),
  errors: ['member.unknown'],
})

export const memberFates = declareOp({
  method: 'GET',
  path: '/ops/members/fates',
  summary: 'What is kept of a member by table, why, what ends with the account, and what the law keeps until when',
  permission: 'privacy.read',
  scope: 'merchant',
  event: 'member.read',
  about: ['member', 'id'],
  request: Type.Object(ofMember),
  answer: Type.Object({
    closedAt: orNull(Moment('when the account was closed')),
    retainedUntil: orNull(Moment('when the rest goes; null while the account is open')),
    tables: Type.Array(
      Type.Object({
        table: Type.String(),
        rows: Type.Integer(),
        holds: Type.Array(Type.String({ description: 'what it holds of the person, in words' })),
        why: Type.String(),
        ends: Type.String({ description: 'when it goes, in words' }),
      }),
    ),
  }),
  errors: ['member.unknown'],
})

export const retention = declareOp({
  method: 'GET',
  path: '/ops/privacy/retention',
  summary: 'What each table holds of people, why and how long; when each sweep runs next, and how many closed accounts were ended',
  permission: 'privacy.read',
  scope: 'merchant',
  request: Type.Object({}),
  answer: Type.Object({
    closedAccountYears: Type.Integer(),
    closed: Type.Integer({ description: 'accounts whose books are kept' }),
    ended: Type.Integer({ description: 'closed accounts of which nothing is left but the books' }),
    tables: Type.Array(Type.Object({ table: Type.String(), holds: Type.Array(Type.String()), why: Type.String(), ends: Type.String() })),
    sweeps: Type.Array(
      Type.Object({ name: Type.String(), nextAt: Moment('when it runs next'), failure: orNull(Type.String({ description: 'why it was given up' })) }),
    ),
  }),
  errors: [],
})

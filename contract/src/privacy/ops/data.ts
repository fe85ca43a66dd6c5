import Type from 'typebox'
import { Moment, NextPage, orNull, PageCursor } from '#fields.ts'
import { Done, ofMember, Reason } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'

// What is kept of a member, who was sent what, and how it is handed out or ended.

const Choice = Type.Object({
  at: Moment('when it was made'),
  version: Type.String({ description: 'of the text that was shown' }),
  measurement: Type.Boolean(),
  marketing: Type.Boolean(),
  globalPrivacyControl: Type.Boolean({ description: 'the browser said no by itself' }),
})

export const memberTracked = declareOp({
  method: 'GET',
  path: '/ops/members/tracked',
  summary: 'What tracking has noticed of a member and to whom it was sent; the devices with every choice, as the proof of it',
  permission: 'privacy.read',
  scope: 'merchant',
  event: 'member.tracked-read',
  about: ['member', 'id'],
  request: Type.Object({ ...ofMember, after: Type.Optional(PageCursor) }),
  answer: Type.Object({
    version: Type.String({ description: 'of the text that is shown today' }),
    devices: Type.Array(
      Type.Object(
        { device: Type.String(), seenAt: Moment('when'), browser: Type.String(), choices: Type.Array(Choice) },
        { description: 'on the first page alone' },
      ),
    ),
    moments: Type.Array(
      Type.Object({
        id: Type.String(),
        at: Moment('when'),
        moment: Type.String(),
        sent: Type.Array(
          Type.Object({ provider: Type.String(), state: Type.String(), reason: orNull(Type.String()), at: Moment('when the state changed') }),
        ),
      }),
    ),
    next: NextPage,
  }),
  errors: ['member.unknown'],
})

export const forgetTracked = declareOp({
  method: 'POST',
  path: '/ops/members/forget',
  summary: 'Deletes what tracking has noticed of a member, and says no on every device of theirs, with the proof of it',
  permission: 'privacy.act',
  scope: 'merchant',
  event: 'member.forgotten',
  request: Type.Object({ ...ofMember, reason: Reason }),
  answer: Done,
  errors: ['member.unknown'],
})

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
    isComplete: Type.Boolean({ description: 'false: a table has more rows than a file takes; the file says which' }),
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

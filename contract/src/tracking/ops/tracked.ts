import Type from 'typebox'
import { Moment, NextPage, orNull, PageCursor } from '#fields.ts'
import { Done, ofMember, Reason } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'

// What tracking has noticed of a member, and how it is forgotten.

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
  mayLag: true,
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

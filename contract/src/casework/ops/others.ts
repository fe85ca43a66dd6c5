import Type from 'typebox'
import { Moment, NextPage, orNull, PageCursor, RowNumber } from '#fields.ts'
import { Done, ofMember, Reason, Sum } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'
import { Note } from './get.ts'

export const memberRewards = declareOp({
  method: 'GET',
  path: '/ops/members/rewards',
  summary: 'Rewards that a member has taken, and play credit with its terms',
  permission: 'members.read',
  scope: 'merchant',
  event: 'member.read',
  about: ['member', 'id'],
  request: Type.Object(ofMember),
  answer: Type.Object({
    points: Type.Integer(),
    claims: Type.Array(
      Type.Object({
        promotionId: Type.String(),
        name: Type.String(),
        turn: Type.String(),
        points: Type.Integer(),
        credit: orNull(Sum('play credit')),
        ticket: orNull(Type.String()),
        claimedAt: Moment('when'),
      }),
    ),
    credits: Type.Array(
      Type.Object({
        amount: Sum('it'),
        needed: Sum('what must be staked'),
        staked: Sum('what was staked'),
        state: Type.String(),
        endsAt: Moment('when'),
        endedAt: orNull(Moment('when')),
      }),
    ),
  }),
  errors: ['member.unknown'],
})

export const memberMessages = declareOp({
  method: 'GET',
  path: '/ops/members/messages',
  summary: 'Codes and pushes that were sent to a member: never a code itself',
  permission: 'members.read',
  scope: 'merchant',
  event: 'member.read',
  about: ['member', 'id'],
  request: Type.Object(ofMember),
  answer: Type.Object({
    codes: Type.Array(Type.Object({ at: Moment('when'), purpose: Type.String(), channel: Type.String(), isRefused: Type.Boolean() })),
    pushes: Type.Array(
      Type.Object({
        at: Moment('when'),
        kind: Type.String(),
        title: Type.String(),
        path: Type.String(),
        state: Type.String(),
        accepted: Type.Integer({ description: 'devices whose push service took it' }),
        shown: Type.Integer(),
        tapped: Type.Integer(),
      }),
    ),
    sent: Type.Array(
      Type.Object({
        at: Moment('when'),
        channel: Type.String(),
        what: Type.String({ description: 'what it was for, never what it said' }),
        to: Type.String({ description: 'masked' }),
        outcome: Type.String(),
      }),
      { description: 'SMS and e-mails of the last 90 days, the latest first' },
    ),
    refused: Type.Array(Type.String(), { description: 'kinds of pushes that the member has turned off' }),
  }),
  errors: ['member.unknown'],
})

const Invited = Type.Object({ id: Type.String(), username: Type.String(), way: Type.String(), joinedAt: Moment('when') })

export const memberInvited = declareOp({
  method: 'GET',
  path: '/ops/members/invited',
  summary: 'Who invited a member, and whom the member invited',
  permission: 'members.read',
  scope: 'merchant',
  event: 'member.read',
  about: ['member', 'id'],
  request: Type.Object({ ...ofMember, after: Type.Optional(PageCursor) }),
  answer: Type.Object({
    by: orNull(Invited),
    totals: Type.Object({ friends: Type.Integer(), depositors: Type.Integer(), deposited: Sum('their deposits'), points: Type.Integer() }),
    friends: Type.Array(Type.Object({ ...Invited.properties, depositCount: Type.Integer(), deposited: Sum('deposits'), points: Type.Integer() })),
    next: NextPage,
  }),
  errors: ['member.unknown'],
})

export const memberStaffActs = declareOp({
  method: 'GET',
  path: '/ops/members/staff-acts',
  summary: 'What staff did to a member, and who looked, the latest first',
  permission: 'members.read',
  scope: 'merchant',
  event: 'member.read',
  about: ['member', 'id'],
  request: Type.Object({ ...ofMember, before: Type.Optional(RowNumber('events before the one with this number')) }),
  answer: Type.Object({
    rows: Type.Array(
      Type.Object({
        number: Type.Integer(),
        at: Moment('when'),
        login: Type.String(),
        event: Type.String(),
        reason: Type.String({ description: 'may be empty' }),
        what: Type.String({ description: 'facts of the act, as JSON; may be empty' }),
      }),
    ),
    more: Type.Boolean(),
  }),
  errors: ['member.unknown'],
})

export const addNote = declareOp({
  method: 'POST',
  path: '/ops/members/note',
  summary: 'Writes a note for other staff',
  permission: 'members.note',
  scope: 'merchant',
  event: 'member.noted',
  request: Type.Object({ ...ofMember, text: Type.String({ minLength: 1, maxLength: 2_000 }) }),
  answer: Note,
  errors: ['member.unknown'],
})

export const removeNote = declareOp({
  method: 'POST',
  path: '/ops/members/note/remove',
  summary: 'Removes a note; who wrote and removed it stays in the audit',
  permission: 'members.note',
  scope: 'merchant',
  event: 'member.note-removed',
  request: Type.Object({ ...ofMember, note: RowNumber('of the note') }),
  answer: Done,
  errors: ['member.unknown'],
})

const Tag = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,31}$', description: 'lower-case letters, digits and -' })

export const tagMember = declareOp({
  method: 'POST',
  path: '/ops/members/tag',
  summary: 'Adds a tag to members, or takes it away',
  permission: 'members.note',
  scope: 'merchant',
  event: 'member.tagged',
  request: Type.Object({ ids: Type.Array(ofMember.id, { minItems: 1, maxItems: 100 }), tag: Tag, on: Type.Boolean() }),
  answer: Type.Object({ changed: Type.Integer() }),
  errors: ['member.unknown'],
})

export const closeMember = declareOp({
  method: 'POST',
  path: '/ops/members/close',
  summary: 'Closes the account of a member who asks for it, under the rules of closing it oneself',
  permission: 'members.close',
  scope: 'merchant',
  event: 'member.closed',
  request: Type.Object({ ...ofMember, reason: Reason }),
  answer: Done,
  errors: ['member.unknown', 'act.refused'],
})

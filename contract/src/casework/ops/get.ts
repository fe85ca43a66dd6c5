import Type, { type Static } from 'typebox'
import { Moment, oneOf, orNull } from '#fields.ts'
import { legalDocuments } from '#legal/documents.ts'
import { ofMember, OpenLock, PauseField, Person, Sum } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'

/** A line of what happened to a member lately, from several subjects. */
const Happening = Type.Object({
  at: Moment('when'),
  area: oneOf(['money', 'play', 'security', 'staff'] as const),
  /** Of money a kind of movement, of play `round`, of security the name of the event, of staff what was done. */
  what: Type.String(),
  detail: Type.String({ description: 'the game, the channel, who of the staff; may be empty' }),
  amount: orNull(Sum('what it changed')),
  balance: orNull(Sum('what could be spent after it')),
})
export type Happening = Static<typeof Happening>

export const Note = Type.Object({
  id: Type.Integer(),
  text: Type.String(),
  by: Type.String({ description: 'login of whoever wrote it' }),
  at: Moment('when'),
})

export const getMember = declareOp({
  method: 'GET',
  path: '/ops/members/get',
  summary: 'A member’s page: who it is (masked), money, locks, pauses, limits, notes, tags and what happened lately',
  permission: 'members.read',
  scope: 'merchant',
  event: 'member.read',
  about: ['member', 'id'],
  request: Type.Object(ofMember),
  answer: Type.Object({
    id: Type.String(),
    username: Type.String(),
    kind: oneOf(['member', 'agent', 'guest'] as const),
    rank: orNull(Type.String()),
    language: orNull(Type.String()),
    currency: Type.String(),
    decimals: Type.Integer(),
    registeredAt: Moment('when'),
    registeredBy: orNull(Type.String({ description: 'how, e.g. H5 or sms' })),
    firstDepositAt: orNull(Moment('when')),
    closedAt: orNull(Moment('when the account was closed')),
    person: Person,
    balances: Type.Object({
      main: Sum('what can be spent'),
      held: Sum('held'),
      credit: Sum('play credit'),
      points: Type.Integer(),
      owed: Sum('owed'),
    }),
    deposited: Type.Object({ count: Type.Integer(), sum: Sum('all deposits') }),
    paidOut: Type.Object({ count: Type.Integer(), sum: Sum('all payouts') }),
    locks: Type.Array(OpenLock, { description: 'those that hold' }),
    pause: orNull(PauseField),
    limits: Type.Array(Type.Object({ kind: Type.String(), period: Type.String(), most: Type.Integer(), used: Type.Integer() })),
    open: Type.Array(
      Type.Object({
        kind: oneOf(['deposit', 'withdrawal', 'ticket', 'chat', 'feedback'] as const),
        id: Type.String(),
        amount: orNull(Sum('of a payment or ticket')),
        since: Moment('when'),
      }),
      { description: 'payments under way, tickets that are not decided, a chat or feedback that waits for an answer' },
    ),
    notes: Type.Array(Note, { description: 'the latest first' }),
    tags: Type.Array(Type.String()),
    accepted: Type.Array(Type.Object({ document: oneOf(legalDocuments), version: Type.String(), at: Moment('when') }), {
      description: 'the documents of the house that the member accepted, the latest first',
    }),
    counts: Type.Object({ sessions: Type.Integer(), limits: Type.Integer(), notes: Type.Integer(), invited: Type.Integer() }),
    lately: Type.Array(Happening, { description: 'the latest first' }),
  }),
  errors: ['member.unknown'],
})

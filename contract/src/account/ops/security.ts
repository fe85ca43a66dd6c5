import Type from 'typebox'
import { Moment, oneOf, orNull } from '#fields.ts'
import { ofMember, Reason } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'

/** What a member verifies with, and staff can remove for one who has lost it. */
export const factorNames = ['mobile', 'email', 'authenticator', 'passkeys', 'payeeName', 'recoveryCodes'] as const
export type FactorName = (typeof factorNames)[number]

export const memberSecurity = declareOp({
  method: 'GET',
  path: '/ops/members/security',
  summary: 'How a member signs in and verifies, and the latest events of the account’s safety',
  permission: 'members.read',
  scope: 'merchant',
  event: 'member.read',
  about: ['member', 'id'],
  request: Type.Object(ofMember),
  answer: Type.Object({
    hasPassword: Type.Boolean(),
    passwordChangedAt: Moment('when'),
    alwaysAsk: Type.Boolean(),
    factors: Type.Array(
      Type.Object({ factor: oneOf(factorNames), shown: Type.String({ description: 'masked; may be empty' }), isLastWay: Type.Boolean() }),
    ),
    identities: Type.Array(
      Type.Object({ channel: orNull(Type.String()), issuer: Type.String(), boundAt: Moment('when'), lastUsedAt: Moment('when') }),
    ),
    events: Type.Array(
      Type.Object({
        at: Moment('when'),
        event: Type.String(),
        network: Type.String(),
        userAgent: Type.String(),
        detail: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
      }),
      { description: 'the latest first' },
    ),
  }),
  errors: ['member.unknown'],
})

export const resetFactor = declareOp({
  method: 'POST',
  path: '/ops/members/reset-factor',
  summary: 'Removes what a member verifies with, and has lost; the member always hears of it',
  permission: 'members.resetFactor',
  scope: 'merchant',
  event: 'member.factor-reset',
  request: Type.Object({ ...ofMember, factor: Type.Optional(oneOf(factorNames, { description: 'all if absent' })), reason: Reason }),
  answer: Type.Object({ removed: Type.Array(Type.String()), numberKept: Type.Boolean({ description: 'it is the only way into the account' }) }),
  errors: ['member.unknown'],
})

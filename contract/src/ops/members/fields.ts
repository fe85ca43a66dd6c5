import Type, { type Static } from 'typebox'
import { Moment, oneOf, orNull } from '#fields.ts'
import { LOCK_SCOPES } from '#locks/lock-scopes.ts'

// Fields that the ops about members share. Sums are in the smallest unit of the member's currency.

export const MemberId = Type.String({ pattern: '^[A-Za-z0-9_.-]{1,64}$', description: 'of the member' })
/** Whoever opens the member's page next needs it. */
export const Reason = Type.String({ minLength: 3, maxLength: 500, description: 'why, in the words of whoever does it' })
export const LockScopeField = oneOf(LOCK_SCOPES)
export const Sum = (description: string) => Type.Integer({ description: `${description}, in the smallest unit` })

export const OpenLock = Type.Object({
  scope: LockScopeField,
  reason: Type.String(),
  until: orNull(Moment('its end; null: until it is lifted')),
  by: Type.String({ description: 'login of whoever locked' }),
  at: Moment('since when'),
})
export type OpenLock = Static<typeof OpenLock>

export const PauseField = Type.Object({
  kind: oneOf(['break', 'exclusion'] as const),
  since: Moment('when it began'),
  until: orNull(Moment('its end; null: without end')),
  endsAt: orNull(Moment('when playing is possible again; null where a self-exclusion has not been ended')),
})

/** What says who somebody is: in clear only for a while, to those who may see it. */
export const Person = Type.Object({
  payeeName: orNull(Type.String({ description: 'as the member gave it for the bank' })),
  mobile: orNull(Type.String({ description: 'with + and dialling code' })),
  mobileProven: Type.Boolean(),
  email: orNull(Type.String()),
  emailProven: Type.Boolean(),
  birthday: orNull(Type.String({ description: 'MM-DD' })),
})
export type Person = Static<typeof Person>

/** What is only about whom: every read of a member names one. */
export const ofMember = { id: MemberId }
export const Done = Type.Object({})

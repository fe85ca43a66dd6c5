import Type, { type Static } from 'typebox'
import { declareCall } from '#call.ts'
import { Moment as MomentOfTime, oneOf } from '#fields.ts'
import { trackingProviders } from './provider-events.ts'
import { VisitorId } from './tracking-event.ts'

/**
 * How a merchant asks: `ask` = nothing is collected before a yes; `notice` = it is told, and collected until a no; `off` = nobody is asked, which only
 * few laws allow.
 */
export const consentModes = ['ask', 'notice', 'off'] as const
export type ConsentMode = (typeof consentModes)[number]

/** What a visitor can agree to: counting moments for the merchant, and telling advertising companies of them. */
export const purposeFields = { measurement: Type.Boolean(), marketing: Type.Boolean() }

/** What a visitor has chosen, and which version of the text was shown. */
export const Choice = Type.Object({
  ...purposeFields,
  version: Type.String({ pattern: '^[A-Za-z0-9_.-]{1,32}$' }),
})
export type Choice = Static<typeof Choice>

export const policy = declareCall({
  method: 'GET',
  path: '/wps/tracking/policy',
  summary: 'Whether and how consent is asked for, who gets what, and what this visitor has chosen',
  session: 'none',
  moduleId: 'TRACK3',
  request: Type.Object({ visitor: VisitorId }),
  answer: Type.Object({
    mode: Type.Union([oneOf(consentModes), Type.Null()], { description: 'null: nothing is tracked here at all' }),
    version: Type.String({ description: 'of the text; a choice of another version is asked for anew' }),
    choice: Type.Optional(Type.Object({ ...Choice.properties, at: MomentOfTime('when it was chosen') })),
    receivers: Type.Array(Type.Object({ name: oneOf(trackingProviders), events: Type.Array(Type.String()) }), {
      description: 'the companies that are told, and of which moments',
    }),
  }),
  errors: [],
})

export const choose = declareCall({
  method: 'POST',
  path: '/wps/tracking/consent',
  summary: 'What the visitor agrees to from now on; a no also stops what was not sent yet',
  session: 'optional',
  moduleId: 'TRACK3',
  request: Type.Object({
    visitor: VisitorId,
    ...Choice.properties,
    globalPrivacyControl: Type.Boolean({ description: 'the browser sends Global Privacy Control, which counts as a no' }),
  }),
  answer: Type.Object({}),
  errors: ['TOO_MANY_REQUEST'],
})

import Type, { type Static, type TSchema } from 'typebox'
import { permissions, roles, type Permission } from './permissions.ts'

const none = Type.Object({})
const wait = Type.Object({ retryAfter: Type.Integer({ minimum: 1, description: 'seconds until another try makes sense' }) })

/** Every error code of the console: its HTTP status and the shape of its data. Its words stand in the console's texts, under the same code. */
export const opErrors = {
  'request.invalid': {
    status: 400,
    data: Type.Object({ fields: Type.Array(Type.Object({ path: Type.String({ description: 'a JSON pointer' }), reason: Type.String() })) }),
  },
  'request.not.found': { status: 404, data: none },
  'request.too.large': { status: 413, data: none },
  'request.type.unsupported': { status: 415, data: none },
  // A page of another site cannot act for whoever is signed in here.
  'request.origin.wrong': { status: 403, data: none },
  'request.too.many': { status: 429, data: wait },
  'server.error': { status: 500, data: Type.Object({ retryAfter: Type.Optional(Type.Integer({ minimum: 1 })) }) },

  // Sessions: 401 means only that there is none, or no longer.
  'staff.signed.out': { status: 401, data: none },
  // One code, whichever part of a sign-in is wrong.
  'staff.sign.in.refused': { status: 403, data: none },
  'staff.forbidden': {
    status: 403,
    data: Type.Object({
      permission: Type.Enum(Object.keys(permissions) as Permission[]),
      roles: Type.Array(Type.Enum([...roles]), { description: 'whom to ask' }),
    }),
  },
  'merchant.unknown': { status: 404, data: none },
  // Never made, taken, or older than a day.
  'staff.invite.invalid': { status: 403, data: none },
  'staff.password.weak': { status: 422, data: Type.Object({ shortest: Type.Integer({ description: 'characters' }) }) },
  'staff.code.wrong': { status: 422, data: none },
  'staff.login.taken': { status: 409, data: none },
  'staff.unknown': { status: 404, data: none },
  'staff.role.there': { status: 409, data: none },
  // Without an owner of the whole house nobody could make another one.
  'staff.owner.last': { status: 409, data: none },

  // Passkeys of staff
  // No browser has passkeys at this address.
  'staff.passkey.off': { status: 409, data: none },
  // One code, whatever is wrong with the proof.
  'staff.passkey.refused': { status: 403, data: none },
  'staff.passkey.invalid': { status: 422, data: none },
  'staff.passkey.unknown': { status: 404, data: none },
  'staff.passkeys.full': { status: 409, data: Type.Object({ most: Type.Integer() }) },

  // Tokens of programs
  'staff.token.unknown': { status: 404, data: none },
  'staff.tokens.full': { status: 409, data: Type.Object({ most: Type.Integer() }) },
  'staff.token.reads': { status: 403, data: none },
  // What a person does in the console, and no token.
  'staff.at.console': { status: 403, data: none },

  // Acts of two people
  'approval.unknown': { status: 404, data: none },
  // Whoever asked for it does not decide about it.
  'approval.own': { status: 403, data: none },
  // Somebody else has decided.
  'approval.ended': { status: 409, data: Type.Object({ state: Type.String() }) },
  'approval.expired': { status: 409, data: none },
  // A fact that may not differ does, or what stands in the database is not what was asked for.
  'approval.changed': { status: 409, data: Type.Object({ facts: Type.Array(Type.String()) }) },
  // A fact differs from what whoever decides has seen: look again.
  'approval.moved': { status: 409, data: none },

  'job.unknown': { status: 404, data: none },
  'provider.unknown': { status: 404, data: none },
  // No such kind of key at this place.
  'key.unknown': { status: 404, data: none },

  // Identity and age of members
  'identity.unknown': { status: 404, data: none },
  'identity.decided': { status: 409, data: Type.Object({ state: Type.String({ description: 'in which it is' }) }) },
  'identity.not.accepted': { status: 409, data: Type.Object({ state: Type.String({ description: 'in which it is' }) }) },
  'identity.asked': { status: 409, data: none },
  'identity.too.young': { status: 422, data: Type.Object({ minimumAge: Type.Integer() }) },
  'identity.document.ended': { status: 422, data: none },

  'payment.unknown': { status: 404, data: none },
  'payment.decided': { status: 409, data: Type.Object({ state: Type.String({ description: 'in which the payment is by now' }) }) },
  'member.unknown': { status: 404, data: none },
  'finding.unknown': { status: 404, data: none },
  'feedback.unknown': { status: 404, data: none },
  'feedback.answered': { status: 409, data: none },
  'order.unknown': { status: 404, data: none },
  'order.decided': { status: 409, data: Type.Object({ state: Type.String({ description: 'in which the order is' }) }) },
  'order.note.missing': { status: 400, data: none },
  'round.unknown': { status: 404, data: none },
  'round.void': { status: 409, data: none },
  // Its lines are no longer in the ledger.
  'round.archived': { status: 409, data: none },
  'draw.unknown': { status: 404, data: none },
  // Its numbers are known, or it is void already.
  'draw.decided': { status: 409, data: Type.Object({ state: Type.String({ description: 'in which the draw is' }) }) },
  'payment.company.silent': { status: 502, data: none },

  // A guest, or whom an operator has restricted.
  'agent.restricted': { status: 409, data: none },

  // Members
  // No proven number or address.
  'member.contact.missing': { status: 409, data: none },
  'member.number.wrong': { status: 422, data: none },
  // A lock's end must lie ahead.
  // Nobody allowed it, it was somebody else’s, or it has run out.
  'export.not.allowed': { status: 403, data: none },
  // It came after now, or too long ago.
  'privacy.request.when': { status: 422, data: none },
  'privacy.request.unknown': { status: 404, data: none },
  'privacy.request.ended': { status: 409, data: none },
  'member.lock.past': { status: 422, data: none },

  // Content of merchants
  'content.unknown': { status: 404, data: none },
  // Somebody else has changed the draft, or published it, since it was read.
  'content.changed': { status: 409, data: none },
  'content.time.past': { status: 422, data: none },
  // The checks of the merchant's files: the place is a JSON pointer in the file.
  'content.faulty': {
    status: 422,
    data: Type.Object({ faults: Type.Array(Type.Object({ file: Type.String(), path: Type.String(), reason: Type.String() })) }),
  },

  // Campaigns
  'campaign.unknown': { status: 404, data: none },
  // Somebody else has changed it since it was read.
  'campaign.changed': { status: 409, data: none },
  // It was approved: it can only be stopped.
  'campaign.begun': { status: 409, data: none },
  'campaign.ended': { status: 409, data: Type.Object({ state: Type.String() }) },
  'campaign.uncounted': { status: 409, data: none },
  'campaign.faulty': { status: 422, data: Type.Object({ faults: Type.Array(Type.Object({ path: Type.String(), reason: Type.String() })) }) },
  'campaign.test.reward': { status: 409, data: none },
  'campaign.test.refused': { status: 409, data: Type.Object({ reason: Type.String({ description: 'what keeps the member from offers' }) }) },
  'segment.unknown': { status: 404, data: none },

  // Risk
  'case.unknown': { status: 404, data: none },
  // The member has another case that is not closed.
  'case.there': { status: 409, data: none },

  // What a rule of the house refuses; `code` is that of the rule, as in the players' contract.
  'act.refused': { status: 409, data: Type.Object({ code: Type.String() }) },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly data: TSchema }>>

export type OpErrorCode = keyof typeof opErrors
export type OpErrorData<Code extends OpErrorCode> = Static<(typeof opErrors)[Code]['data']>

/** What every op may answer, besides the errors that it declares. */
export const COMMON_OP_ERRORS = [
  'request.invalid',
  'request.not.found',
  'request.too.large',
  'request.type.unsupported',
  'request.origin.wrong',
  'request.too.many',
  'server.error',
  'staff.signed.out',
  'staff.forbidden',
  'staff.token.reads',
  'staff.at.console',
  'merchant.unknown',
] as const satisfies readonly OpErrorCode[]

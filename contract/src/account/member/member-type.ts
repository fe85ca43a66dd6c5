import Type from 'typebox'

/** Member types by number (spec 1 §1, Member types). A visitor has no session, hence no type: no call gives or takes -1. */
export const MemberType = Type.Integer({ minimum: 0, maximum: 4, description: '0 member, 1 and 2 agents, 4 restricted' })

/** Whether the member is a free-play guest (spec 1 §6). Not every restricted member is one: an operator may restrict anybody. */
export const Guest = Type.Boolean({ description: 'a free-play guest: deleted within a day, so no password or second factor can be set' })

export const ORDINARY = 0
export const AGENTS: readonly number[] = [1, 2]
export const RESTRICTED = 4

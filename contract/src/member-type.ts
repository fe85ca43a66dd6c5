import Type from 'typebox'

/** Member types by number (spec 1 §1). 0 is an ordinary member. */
export const MemberType = Type.Integer({ minimum: -1, maximum: 4, description: '-1 anonymous, 0 member, 1 and 2 agents, 4 restricted' })

/** Whether the member is a free-play guest (spec 1 §6). Not every restricted member is one: an operator may restrict anybody. */
export const Guest = Type.Boolean({ description: 'a free-play guest: deleted within a day, so no password or second factor can be set' })

export const ANONYMOUS = -1
export const ORDINARY = 0
export const AGENTS: readonly number[] = [1, 2]
export const RESTRICTED = 4

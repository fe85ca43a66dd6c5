import type { Deps } from '#kernel/deps.ts'
import type { ConsolePart } from '#kernel/subject.ts'
import { calendar, draw, pools } from './draws.ts'
import { memberTickets, ticketProof } from './member-tickets.ts'
import { askVoid, voidDrawApproval } from './void-draw.ts'

export const ops = (deps: Deps) =>
  ({
    'members.tickets': memberTickets(deps),
    'members.ticketProof': ticketProof(deps),
    'draws.calendar': calendar(deps),
    'draws.get': draw(deps),
    'draws.pools': pools(deps),
    'draws.askVoid': askVoid(deps),
  }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>

export const approvals = (deps: Deps) => ({ 'draws.void': voidDrawApproval(deps) }) satisfies ReturnType<NonNullable<ConsolePart['approvals']>>

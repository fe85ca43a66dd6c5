import type { Deps } from '#kernel/deps.ts'
import type { ConsolePart } from '#kernel/subject.ts'
import { memberTickets, ticketProof } from './member-tickets.ts'

export const ops = (deps: Deps) =>
  ({ 'members.tickets': memberTickets(deps), 'members.ticketProof': ticketProof(deps) }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>

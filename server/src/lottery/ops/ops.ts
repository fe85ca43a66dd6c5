import type { ConsolePart } from '#kernel/console-part.ts'
import { publicKeyOf } from '#kernel/crypto/signing-keys.ts'
import type { Deps } from '#kernel/deps.ts'
import { keptOwnKey } from '#kernel/ops/kept-own-key.ts'
import { calendar, draw } from './draws.ts'
import { memberTickets, ticketProof } from './member-tickets.ts'
import { pools } from './pools.ts'
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

export const keys = ({ lotteryKeys }: Deps) =>
  ({ lottery: keptOwnKey(lotteryKeys.kept, publicKeyOf) }) satisfies ReturnType<NonNullable<ConsolePart['keys']>>

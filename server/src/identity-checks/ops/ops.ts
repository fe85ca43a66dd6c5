import type { ConsoleDeps, ConsolePart } from '#kernel/console-part.ts'
import { acceptAct, acceptIdentity, refuseIdentity, takeBackIdentity } from './decide.ts'
import { getIdentity, listIdentity } from './look.ts'

export const ops = (deps: ConsoleDeps) =>
  ({
    'identity.list': listIdentity(deps),
    'identity.get': getIdentity(deps),
    'identity.accept': acceptIdentity(deps),
    'identity.refuse': refuseIdentity(deps),
    'identity.takeBack': takeBackIdentity(deps),
  }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>

export const approvals = (deps: ConsoleDeps) => ({ 'identity.accept': acceptAct(deps) }) satisfies ReturnType<NonNullable<ConsolePart['approvals']>>

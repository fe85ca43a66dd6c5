import type { ConsolePart } from '#kernel/console-part.ts'
import type { Deps } from '#kernel/deps.ts'
import { makeAgent } from './make-agent.ts'
import { memberInvited } from './member-invited.ts'

export const ops = (deps: Deps) =>
  ({ 'members.invited': memberInvited(deps), 'agents.make': makeAgent(deps) }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>

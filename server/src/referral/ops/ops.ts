import type { Deps } from '#kernel/deps.ts'
import type { ConsolePart } from '#kernel/subject.ts'
import { makeAgent } from './make-agent.ts'
import { memberInvited } from './member-invited.ts'

export const ops = (deps: Deps) =>
  ({ 'members.invited': memberInvited(deps), 'agents.make': makeAgent(deps) }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>

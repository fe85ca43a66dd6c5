import type { ConsolePart } from '#kernel/console-part.ts'
import type { Deps } from '#kernel/deps.ts'
import { forgetTracked, memberTracked } from './tracked.ts'

export const ops = (deps: Deps) =>
  ({ 'members.tracked': memberTracked(deps), 'members.forget': forgetTracked(deps) }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>

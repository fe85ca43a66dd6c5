import type { Deps } from '#kernel/deps.ts'
import type { ConsolePart } from '#kernel/subject.ts'
import { funnel, money, state } from './reports.ts'

export const ops = (deps: Deps) =>
  ({ 'reports.state': state(deps), 'reports.money': money(deps), 'reports.funnel': funnel(deps) }) satisfies ReturnType<
    NonNullable<ConsolePart['ops']>
  >

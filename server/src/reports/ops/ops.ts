import type { ConsolePart } from '#kernel/console-part.ts'
import type { Deps } from '#kernel/deps.ts'
import * as agents from './agents.ts'
import { funnel, money, state } from './reports.ts'

export const ops = (deps: Deps) =>
  ({
    'agents.list': agents.list(deps),
    'agents.statement': agents.statement(deps),
    'agents.players': agents.players(deps),
    'reports.state': state(deps),
    'reports.money': money(deps),
    'reports.funnel': funnel(deps),
  }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>

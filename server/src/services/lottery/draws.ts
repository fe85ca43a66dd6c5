import type { Deps } from '#deps.ts'
import { Refusal } from '#refusal.ts'
import type { Service } from '#services/service.ts'

export const draws =
  (_deps: Deps): Service<'lottery.draws'> =>
  async () => ({ draws: [] })

export const draw =
  (_deps: Deps): Service<'lottery.draw'> =>
  async () => {
    throw new Refusal('lottery.draw.unknown')
  }

import type { Deps } from '#deps.ts'
import { Refusal } from '#refusal.ts'
import type { Service } from '#services/service.ts'

export const buyTickets =
  (_deps: Deps): Service<'lottery.buyTickets'> =>
  async () => {
    throw new Refusal('lottery.draw.unknown')
  }

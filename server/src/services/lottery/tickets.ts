import type { Deps } from '#deps.ts'
import { Refusal } from '#refusal.ts'
import type { Service } from '#services/service.ts'

export const tickets =
  ({ clock }: Deps): Service<'lottery.tickets'> =>
  async (_asked, { merchant }) => ({ now: clock().toISOString(), currency: merchant.settings.currency, tickets: [] })

export const ticket =
  (_deps: Deps): Service<'lottery.ticket'> =>
  async () => {
    throw new Refusal('lottery.ticket.unknown')
  }

import type { Deps } from '#deps.ts'
import type { Service } from '#services/service.ts'

export const depositSettings =
  ({ stores }: Pick<Deps, 'stores'>): Service<'relay.depositSettings'> =>
  async (_asked, { merchant, session: { member } }) => ({
    firstDeposit: (await stores.deposits.countArrived(merchant.code, member.id)) > 0 ? 'Y' : 'N',
  })

export const depositStats =
  ({ stores }: Pick<Deps, 'stores'>): Service<'relay.depositStats'> =>
  async (_asked, { merchant, session: { member } }) => ({
    totalDepositSuccessCount: await stores.deposits.countArrived(merchant.code, member.id),
  })

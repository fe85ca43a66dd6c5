import type { Service } from '#services/service.ts'

export const depositSettings: Service<'relay.depositSettings'> = async (_asked, { session: { member } }) => ({
  firstDeposit: member.depositCount > 0 ? 'Y' : 'N',
})

export const depositStats: Service<'relay.depositStats'> = async (_asked, { session: { member } }) => ({
  totalDepositSuccessCount: member.depositCount,
})

import type { Service } from '#services/service.ts'

export const depositSettings: Service<'wallet.depositSettings'> = async (_asked, { session: { member } }) => ({
  firstDeposit: member.firstDepositAt ? 'Y' : 'N',
})

export const depositStats: Service<'wallet.depositStats'> = async (_asked, { session: { member } }) => ({
  totalDepositSuccessCount: member.depositCount,
})

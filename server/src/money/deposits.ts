import type { Service } from '#kernel/service.ts'

export const depositSettings: Service<'wallet.depositSettings'> = async (_request, { session: { member } }) => ({
  firstDeposit: member.firstDepositAt ? 'Y' : 'N',
})

export const depositStats: Service<'wallet.depositStats'> = async (_request, { session: { member } }) => ({
  totalDepositSuccessCount: member.depositCount,
})

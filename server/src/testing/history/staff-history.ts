import { consoleOn, opValue } from '#staff/testing/console-stage.ts'
import type { TestApp } from '#testing/test-app.ts'

/** Staff correct a member's balance: one person asks, another one approves, and both leave events in the chain of alpha. */
export const liveStaffHistory = async ({ system }: TestApp, memberId: string): Promise<void> => {
  const { app, staff } = await consoleOn(system)
  const maker = await staff('finance', { at: 'alpha' })
  const checker = await staff('finance', { at: 'alpha' })
  const { approval: id } = opValue(await maker.call('ledger.adjust', { memberId, act: 'give', amount: 1_500, reason: 'A bet was charged twice.' }))
  const key = { merchant: 'alpha', id }
  const { seen } = opValue(await checker.call('approvals.get', key))
  opValue(await checker.call('approvals.decide', { ...key, decision: 'approve', answer: 'Looked at.', seen: seen ?? '' }))
  await app.close()
}

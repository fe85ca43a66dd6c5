import type { Moment } from '@foyer/contract/tracking/moments'
import type { Deps } from '#kernel/deps.ts'
import type { MoneyEvent } from '#money/money-listeners.ts'
import { isTracked, recordOfMember } from './record-of-member.ts'

/** spec 1 §4: a deposit is told of at every arrival; the first one and later ones have moments of their own besides. */
const momentsOf = ({ event, first }: MoneyEvent): readonly Moment[] => {
  if (event === 'withdraw') return ['withdraw']
  return first ? ['deposit', 'firstDepositArrival', 'startTrial'] : ['deposit', 'redeposit']
}

/** Notes what the ledger says of money that came or went. The job for it was queued in the transaction of the money (`money-listeners.ts`). */
export const trackMoney = (deps: Pick<Deps, 'stores' | 'inUnit' | 'merchants' | 'clock' | 'trackingOf'>) => {
  const record = recordOfMember(deps)
  return async (code: string, transferId: number): Promise<void> => {
    const merchant = deps.merchants.byCode(code)
    if (!merchant || !isTracked(deps, merchant)) return
    const event = await deps.stores.ledger.eventOf(code, transferId)
    if (!event) return
    const { memberId, amount, asset, at } = event
    const deviceId = await deps.stores.payments.deviceOfTransfer(code, transferId)
    const moments = momentsOf(event).map(moment => ({ moment, cause: String(transferId), money: { amount, asset }, at }))
    await deps.inUnit(unit => record(unit, merchant, { merchant: code, memberId, deviceId }, moments))
  }
}

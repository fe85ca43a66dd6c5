import type { Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import type { Correction } from '#payments/correct-balance.ts'

interface Wanted {
  readonly memberId: string
  readonly act: Correction
  readonly amount: number
}

export const balancesOf = async (stores: Pick<Stores, 'ledger'>, merchant: string, memberId: string) => {
  const accounts = await stores.ledger.accountsOf(merchant, memberId)
  const of = (kind: (typeof accounts)[number]['kind']) => accounts.find(one => one.kind === kind)?.balance ?? 0
  return { main: of('main'), held: of('held'), owed: of('owed') }
}

/** The lines that a correction has now: of each account what leaves it and what comes into it. They add up to 0. */
export const linesOf = async (stores: Stores, merchant: string, { memberId, act, amount }: Wanted) => {
  const { main, owed } = await balancesOf(stores, merchant, memberId)
  const house = new Map((await stores.reconcile.houseBalances(merchant)).map(({ kind, balance }) => [kind, balance]))
  const line = (account: string, of: 'member' | 'house', change: number, before: number) => ({
    account,
    of,
    debit: Math.max(0, -change),
    credit: Math.max(0, change),
    before,
    after: before + change,
  })
  const corrections = house.get('corrections') ?? 0
  if (act === 'give') return [line('corrections', 'house', -amount, corrections), line('main', 'member', amount, main)]
  if (act === 'write off') return [line('losses', 'house', owed, house.get('losses') ?? 0), line('owed', 'member', -owed, owed)]
  const recovered = Math.min(Math.max(0, main), amount - owed)
  return [
    line('main', 'member', -recovered, main),
    line('owed', 'member', recovered - amount, owed),
    line('corrections', 'house', amount, corrections),
  ].filter(({ debit, credit }) => debit + credit > 0)
}

/** Refuses what cannot be done: a sum of nothing, or giving up what is not owed. */
export const checked = async (stores: Stores, merchant: Merchant, wanted: Wanted) => {
  const member = await stores.members.byId(merchant.code, wanted.memberId)
  if (!member) throw new OpRefusal('member.unknown')
  if (wanted.act !== 'write off' && wanted.amount < 1) throw new OpRefusal('act.refused', { code: 'amount.invalid' })
  if (wanted.act === 'write off' && (await balancesOf(stores, merchant.code, wanted.memberId)).owed === 0)
    throw new OpRefusal('act.refused', { code: 'nothing.owed' })
  return member
}

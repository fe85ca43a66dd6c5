import type { Deps } from '#kernel/deps.ts'
import type { ApprovalAct, ApprovalFacts } from '#kernel/ops/approval-act.ts'
import { currencyFacts } from '#kernel/ops/currency-facts.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { correctBalance } from '#payments/correct-balance.ts'
import { checked, linesOf, balancesOf } from './correction-lines.ts'

/** Random bytes by which a correction that was asked for is made once. */
const KEY_BYTES = 12

export const preview =
  ({ stores }: Pick<Deps, 'stores'>): OpService<'ledger.preview'> =>
  async (wanted, { merchant }) => {
    const { id, username } = await checked(stores, merchant, wanted)
    return { ...currencyFacts(merchant), member: { id, username }, lines: await linesOf(stores, merchant.code, wanted) }
  }

/** Asks a second person for a correction. */
export const adjust =
  ({ inUnit, randomToken }: Pick<Deps, 'inUnit' | 'randomToken'>): OpService<'ledger.adjust'> =>
  async ({ reason, ...wanted }, caller) =>
    await inUnit(async unit => {
      await checked(unit, caller.merchant, wanted)
      const content = { ...wanted, amount: wanted.act === 'write off' ? 0 : wanted.amount, key: randomToken(KEY_BYTES), reason }
      const { id: approval } = await caller.ask(unit, { kind: 'ledger.adjust', content, reason })
      await caller.record(unit, { about: { kind: 'member', id: wanted.memberId }, after: { act: wanted.act, amount: wanted.amount }, reason })
      return { approval }
    })

/** The second person makes the correction: the lines are made anew from what stands then. */
export const adjustApproval = (deps: Pick<Deps, 'clock'>): ApprovalAct<'ledger.adjust'> => {
  const correct = correctBalance(deps)
  return {
    async facts(stores, { memberId, act, amount }, merchant): Promise<ApprovalFacts> {
      const member = await stores.members.byId(merchant, memberId)
      if (!member) throw new OpRefusal('member.unknown')
      const { main, held, owed } = await balancesOf(stores, merchant, memberId)
      if (act === 'write off' && owed === 0) throw new OpRefusal('act.refused', { code: 'nothing.owed' })
      return { member: member.username, act, amount: act === 'write off' ? -owed : amount, balance: main, held, owed: Math.abs(owed) }
    },
    // Of what is given up the sum is what is owed: it may not have changed.
    sealed: ['member', 'act', 'amount'],
    async carryOut(unit, { memberId, act, amount, key, reason }, caller) {
      const { merchant, person } = caller
      const before = await balancesOf(unit, merchant.code, memberId)
      await correct(unit, { merchant, memberId, act, amount, reference: `staff:${key}`, by: person.login, reason })
      const after = await balancesOf(unit, merchant.code, memberId)
      await caller.record(unit, { about: { kind: 'member', id: memberId }, event: 'ledger.adjusted', before, after, reason })
    },
  }
}

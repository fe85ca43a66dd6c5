import { maskedName } from '#account/member/masked.ts'
import { knownMember } from '#account/ops/known-member.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { ApprovalAct } from '#kernel/ops/approval-act.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import type { Owner } from '#kernel/owner-of.ts'

/** A name that a bank account was added by has been relied on: money has left, or could leave, under it. */
const isReliedOn = async ({ payoutAccounts }: Pick<Stores, 'payoutAccounts'>, owner: Owner): Promise<boolean> =>
  (await payoutAccounts.ofMember(owner)).length > 0

/** Corrects a member’s name, or asks a second person where it was relied on. */
export const renameMember =
  ({ inUnit }: Pick<Deps, 'inUnit'>): OpService<'members.rename'> =>
  async ({ memberId, name: typed, reason }, caller) =>
    await inUnit(async unit => {
      const name = typed.trim()
      const owner = { merchant: caller.merchant.code, memberId }
      await knownMember(unit, caller, memberId)
      const { payeeName } = await unit.factors.of(owner.merchant, memberId)
      const note = { about: { kind: 'member', id: memberId } as const, before: { name: payeeName && maskedName(payeeName) }, reason }
      if (await isReliedOn(unit, owner)) {
        const { id: approval } = await caller.ask(unit, { kind: 'members.rename', content: { memberId, name, reason }, reason })
        await caller.record(unit, { ...note, event: 'member.rename-asked' })
        return { approval }
      }
      await unit.factors.set(owner, { payeeName: name })
      await caller.record(unit, { ...note, after: { name: maskedName(name) } })
      return { approval: null }
    })

/** The second person corrects it. Bank accounts keep the holder with whom they were added. */
export const renameApproval = (): ApprovalAct<'members.rename'> => ({
  async facts(stores, { memberId, name }, merchant) {
    const member = await stores.members.byId(merchant, memberId)
    if (!member) throw new OpRefusal('member.unknown')
    const { payeeName } = await stores.factors.of(merchant, memberId)
    const banks = await stores.payoutAccounts.ofMember({ merchant, memberId })
    return { member: member.username, oldName: payeeName, newName: name, holders: [...new Set(banks.map(({ holder }) => holder))].join(', ') }
  },
  sealed: ['member', 'oldName', 'newName'],
  async carryOut(unit, { memberId, name, reason }, caller) {
    await unit.factors.set({ merchant: caller.merchant.code, memberId }, { payeeName: name })
    await caller.record(unit, { about: { kind: 'member', id: memberId }, reason, event: 'member.renamed', after: { name: maskedName(name) } })
  },
})

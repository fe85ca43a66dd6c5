import { knownMember } from '#account/ops/known-member.ts'
import type { Deps } from '#kernel/deps.ts'
import type { ApprovalAct, ApprovalFacts } from '#kernel/ops/approval-act.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { lockMember, unlockMember as lift } from '#locks/lock-member.ts'
import type { MemberLock } from '#locks/lock-store.ts'

type LockDeps = Pick<Deps, 'inUnit' | 'clock'>

/** All of them or none. In the order of their ids, so that two who lock the same members do not wait for each other. */
export const lockMembers = (deps: LockDeps): OpService<'members.lock'> => {
  const lock = lockMember(deps)
  return async ({ ids, scopes, until: end, reason }, caller) => {
    const until = end === null ? null : new Date(end)
    if (until && !(until > deps.clock())) throw new OpRefusal('member.lock.past')
    // What risk or compliance lock, nobody lifts alone.
    const isFirm = caller.may('members.approveUnlock')
    await deps.inUnit(async unit => {
      for (const id of ids.toSorted()) {
        await knownMember(unit, caller, id)
        await lock(unit, { merchant: caller.merchant.code, memberId: id }, { scopes, until, reason, by: caller.person.login, isFirm })
        await caller.record(unit, { about: { kind: 'member', id }, reason, after: { scopes, until: end, isFirm } })
      }
    })
    return {}
  }
}

const noted = (locks: readonly MemberLock[]) => ({
  locks: locks.map(({ scope, until, by, reason }) => ({ scope, until: until?.toISOString() ?? null, by, reason })),
})

/** Lifts locks; where one of them is of risk or compliance, a second person is asked and nothing is lifted yet. */
export const unlockMember = (deps: LockDeps): OpService<'members.unlock'> => {
  const unlock = lift(deps)
  return async ({ id, scopes, reason }, caller) =>
    await deps.inUnit(async unit => {
      await knownMember(unit, caller, id)
      const owner = { merchant: caller.merchant.code, memberId: id }
      const open = (await unit.locks.openOf(owner.merchant, [id], deps.clock())).filter(({ scope }) => scopes.includes(scope))
      if (open.some(({ isFirm }) => isFirm)) {
        const { id: approval } = await caller.ask(unit, { kind: 'members.unlock', content: { memberId: id, scopes, reason }, reason })
        await caller.record(unit, { about: { kind: 'member', id }, event: 'member.unlock-asked', reason, before: noted(open) })
        return { lifted: [], approval }
      }
      const lifted = await unlock(unit, owner, { scopes, reason, by: caller.person.login })
      await caller.record(unit, { about: { kind: 'member', id }, reason, before: noted(lifted), after: { lifted: lifted.map(({ scope }) => scope) } })
      return { lifted: lifted.map(({ scope }) => scope), approval: null }
    })
}

/** The second person lifts it. */
export const unlockApproval = ({ clock }: Pick<Deps, 'clock'>): ApprovalAct<'members.unlock'> => {
  const unlock = lift({ clock })
  return {
    async facts(stores, { memberId, scopes }, merchant): Promise<ApprovalFacts> {
      const member = await stores.members.byId(merchant, memberId)
      if (!member) throw new OpRefusal('member.unknown')
      const open = (await stores.locks.openOf(merchant, [memberId], clock())).filter(({ scope }) => scopes.includes(scope))
      return {
        member: member.username,
        lifts: open
          .map(({ scope }) => scope)
          .toSorted()
          .join(', '),
        lockedBy: [...new Set(open.map(({ by }) => by))].join(', '),
        lockReason: [...new Set(open.map(({ reason }) => reason))].join('; '),
        lockedSince: open.map(({ at }) => at.toISOString()).toSorted()[0] ?? null,
      }
    },
    // A lock that somebody has added or replaced meanwhile was not what was looked at.
    sealed: ['member', 'lifts', 'lockedBy', 'lockReason', 'lockedSince'],
    async carryOut(unit, { memberId, scopes, reason }, caller) {
      const lifted = await unlock(unit, { merchant: caller.merchant.code, memberId }, { scopes, reason, by: caller.person.login })
      await caller.record(unit, {
        about: { kind: 'member', id: memberId },
        event: 'member.unlocked',
        reason,
        before: noted(lifted),
        after: { lifted: lifted.map(({ scope }) => scope) },
      })
    },
  }
}

import { AGENTS, ORDINARY, RESTRICTED } from '@foyer/contract/account/member/member-type'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'

/** Makes a member an agent. One who is one already stays it. */
export const makeAgent =
  ({ inUnit }: Pick<Deps, 'inUnit'>): OpService<'agents.make'> =>
  async ({ username, reason }, caller) =>
    await inUnit(async unit => {
      const { code } = caller.merchant
      const found = await unit.members.byUsername(code, username.trim())
      const member = found && (await unit.members.lock(code, found.id))
      if (!member || member.closedAt) throw new OpRefusal('member.unknown')
      if (member.type === RESTRICTED) throw new OpRefusal('agent.restricted')
      const isAgent = AGENTS.includes(member.type)
      const type = isAgent ? member.type : (AGENTS[0] ?? ORDINARY)
      if (!isAgent) await unit.members.setType(code, member.id, type)
      await caller.record(unit, { about: { kind: 'member', id: member.id }, before: { type: member.type }, after: { type }, reason })
      return { id: member.id }
    })

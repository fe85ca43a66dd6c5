import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { answerChat } from '#support/chat/answer-chat.ts'

type ActDeps = Pick<Deps, 'inUnit' | 'clock' | 'newId'>

export const answer = (deps: ActDeps): OpService<'inbox.answer'> => {
  const send = answerChat(deps)
  return async ({ memberId, clientId, text }, caller) =>
    await deps.inUnit(async unit => {
      const owner = { merchant: caller.merchant.code, memberId }
      if (!(await unit.members.byId(owner.merchant, memberId))) throw new OpRefusal('member.unknown')
      const { seq } = await send(unit, owner, { clientId, text: text.trim() })
      // Who answers has read what was written before.
      await unit.chats.read(owner, 'support', seq)
      await caller.record(unit, { about: { kind: 'member', id: memberId }, after: { seq } })
      return { seq }
    })
}

export const assign =
  ({ inUnit, clock }: ActDeps): OpService<'inbox.assign'> =>
  async ({ memberId, to }, caller) =>
    await inUnit(async unit => {
      const owner = { merchant: caller.merchant.code, memberId }
      const thread = await unit.chats.thread(owner)
      if (!thread) throw new OpRefusal('member.unknown')
      const assignedTo = to === 'me' ? caller.person.login : null
      await unit.chats.assign(owner, { to: assignedTo, at: clock(), isClosed: to === 'closed' })
      if (to !== 'nobody') await unit.chats.read(owner, 'support', thread.lastSeq)
      await caller.record(unit, { about: { kind: 'member', id: memberId }, before: { assignedTo: thread.assignedTo }, after: { assignedTo, to } })
      return { assignedTo }
    })

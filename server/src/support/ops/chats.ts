import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { wordsFor } from '#ranks/standing.ts'
import { answerChat } from '#support/chat/answer-chat.ts'

/** Chats and messages that are shown. */
const CHATS = 100
const MESSAGES = 100
/** Characters of the latest message that a list shows. */
const BEGINNING = 120

const textOf = (at: Date): string => at.toISOString()

export const chats =
  ({ stores }: Pick<Deps, 'stores'>): OpService<'inbox.chats'> =>
  async (_request, { merchant }) => {
    const [waiting, found] = await Promise.all([stores.chats.countWaiting(merchant.code), stores.chats.desk(merchant.code, CHATS)])
    return {
      waiting,
      items: found.map(({ memberId, username, lastAt, waitingSince, supportUnread, assignedTo, lastBy, lastText }) => ({
        member: { id: memberId, username },
        lastAt: textOf(lastAt),
        waitingSince: waitingSince && textOf(waitingSince),
        unread: supportUnread,
        last: { by: lastBy, text: lastText.slice(0, BEGINNING) },
        assignedTo,
      })),
    }
  }

export const chat =
  ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): OpService<'inbox.chat'> =>
  async ({ memberId }, { merchant }) => {
    const owner = { merchant: merchant.code, memberId }
    const [member, thread, messages, pause] = await Promise.all([
      stores.members.byId(merchant.code, memberId),
      stores.chats.thread(owner),
      stores.chats.messages(owner, {}, MESSAGES),
      stores.safePlay.pauseOf(owner, clock()),
    ])
    if (!member) throw new OpRefusal('member.unknown')
    return {
      member: {
        id: memberId,
        username: member.username,
        language: member.language ?? merchant.file.languages[0] ?? 'EN',
        since: textOf(member.registeredAt),
        closedAt: member.closedAt && textOf(member.closedAt),
        pausedUntil: pause ? (pause.endsAt ? textOf(pause.endsAt) : 'open') : null,
      },
      assignedTo: thread?.assignedTo ?? null,
      waitingSince: thread?.waitingSince ? textOf(thread.waitingSince) : null,
      seenTo: thread?.memberSeenTo ?? 0,
      messages: messages.map(({ seq, by, at, text, picture: size }) => ({ seq, by, at: textOf(at), text, picture: size })),
    }
  }

export const picture =
  ({ stores }: Pick<Deps, 'stores'>): OpService<'inbox.picture'> =>
  async ({ memberId, seq }, { merchant }) => {
    const image = await stores.chats.picture({ merchant: merchant.code, memberId }, seq)
    return { webp: image ? Buffer.from(image).toString('base64') : null }
  }

export const canned: OpService<'inbox.canned'> = ({ language }, { merchant }) => {
  const known = merchant.file.languages.find(code => code === language) ?? merchant.file.languages[0] ?? 'EN'
  const questions = merchant.content.chat?.questions ?? []
  return Promise.resolve({ items: questions.map(({ id, answer }) => ({ id, text: wordsFor(merchant, known, answer) })) })
}

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

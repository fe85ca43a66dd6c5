import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { wordsFor } from '#ranks/standing.ts'

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

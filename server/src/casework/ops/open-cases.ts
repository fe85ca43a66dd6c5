import type { Stores } from '#kernel/deps.ts'
import type { Owner } from '#kernel/owner-of.ts'

/** So many of each kind the page shows of what is under way. */
const OPEN_SHOWN = 10

/** What of a member is under way: payments, tickets that are not decided, and what waits for an answer. */
export const openOf = async ({ payments, tickets, chats, feedback }: Stores, owner: Owner) => {
  const [underWay, undecided, chat, sent] = await Promise.all([
    payments.underWay(owner, OPEN_SHOWN),
    tickets.ofMember(owner, { states: ['sold'], limit: OPEN_SHOWN }),
    chats.thread(owner),
    feedback.ofMember(owner, OPEN_SHOWN),
  ])
  const unanswered = sent.filter(({ answer }) => answer === null)
  return [
    ...underWay.map(({ kind, id, amount, createdAt }) => ({ kind, id, amount, since: createdAt.toISOString() })),
    ...undecided.map(({ number, price, boughtAt }) => ({
      kind: 'ticket' as const,
      id: String(number),
      amount: price,
      since: boughtAt.toISOString(),
    })),
    ...(chat?.waitingSince ? [{ kind: 'chat' as const, id: owner.memberId, amount: null, since: chat.waitingSince.toISOString() }] : []),
    ...unanswered.map(({ id, sentAt }) => ({ kind: 'feedback' as const, id: String(id), amount: null, since: sentAt.toISOString() })),
  ]
}

import type { CallAnswers } from '@foyer/contract'

type ThreadAnswer = CallAnswers['chat.thread']
export type Message = ThreadAnswer['messages'][number]

/** What is known of the chat. */
export interface Thread {
  /** By their numbers, without gaps. */
  readonly messages: readonly Message[]
  /** Whether there are earlier ones that were not asked for. */
  readonly earlier: boolean
  readonly unread: number
  readonly seenTo: number
}

/** A message on its way; the same client id is sent again after a failure, so that it is stored once. */
export interface Outgoing {
  readonly clientId: string
  readonly text: string
  /** The picture to send, and an address under which it is shown meanwhile. */
  readonly picture?: { readonly file: Blob; readonly shown: string }
  /** The id of one of the merchant's questions. */
  readonly question?: string
  /** Why it did not arrive, in words for the player; empty where nobody answered. */
  readonly failed?: string
}

export const lastSeq = (thread: Thread | undefined): number => thread?.messages[thread.messages.length - 1]?.seq ?? 0

const together = (one: readonly Message[], other: readonly Message[]): readonly Message[] =>
  [...new Map([...one, ...other].map(message => [message.seq, message])).values()].sort((one, other) => one.seq - other.seq)

/** Takes newer messages in: the answer to `after`, or the first one. */
export const withNewer = (thread: Thread | undefined, { messages, more, unread, seenTo }: ThreadAnswer): Thread => ({
  messages: together(thread?.messages ?? [], messages),
  earlier: thread ? thread.earlier : more,
  unread,
  seenTo,
})

/** Takes earlier messages in: the answer to `before`. */
export const withEarlier = (thread: Thread, { messages, more }: ThreadAnswer): Thread => ({
  ...thread,
  messages: together(thread.messages, messages),
  earlier: more,
})

/** Takes in what the server has just stored. If others came between, the next look brings them all. */
export const withSent = (thread: Thread, sent: readonly Message[]): Thread =>
  sent[0]?.seq === lastSeq(thread) + 1 ? { ...thread, messages: together(thread.messages, sent) } : thread

/** Those on their way that the server does not have yet. */
export const stillOut = (outgoing: readonly Outgoing[], { messages }: Pick<Thread, 'messages'>): readonly Outgoing[] => {
  const stored = new Set(messages.map(({ clientId }) => clientId))
  return outgoing.filter(({ clientId }) => !stored.has(clientId))
}

export interface Day {
  /** The local day, as a key. */
  readonly key: string
  readonly at: string
  readonly messages: readonly Message[]
}

const dayKey = (at: Date): string => [at.getFullYear(), at.getMonth(), at.getDate()].join('-')

/** Messages by the reader's local day, in order. */
export const byDay = (messages: readonly Message[]): readonly Day[] => {
  const days = new Map<string, Message[]>()
  for (const message of messages) {
    const key = dayKey(new Date(message.at))
    days.set(key, [...(days.get(key) ?? []), message])
  }
  return [...days].map(([key, own]) => ({ key, at: own[0]?.at ?? '', messages: own }))
}

/** How a day is called beside today. */
export const dayName = (at: string, now: Date): 'today' | 'yesterday' | 'date' => {
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  const key = dayKey(new Date(at))
  return key === dayKey(now) ? 'today' : key === dayKey(before) ? 'yesterday' : 'date'
}

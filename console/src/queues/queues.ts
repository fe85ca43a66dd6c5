import type { OpName } from '@foyer/contract/ops/index'
import { DAY_S, HOUR_S, MINUTE_S } from '@foyer/contract/time-units'
import type { OpAnswer, OpRequest } from '#request/call.ts'
import type { Texts } from '#texts/keys.gen.ts'
import type { WaitingAt } from './queue-rules.ts'

type Waiting = Omit<WaitingAt, 'merchant'>

interface Line<Name extends OpName> {
  /** Answers with what waits, at one merchant or in the house. */
  readonly op: Name
  readonly request: OpRequest<Name>
  /** What of the answer waits, and since when. */
  readonly read: (answer: OpAnswer<Name>) => Waiting
  /** Its name in the catalogue `shell`. */
  readonly title: keyof Texts['shell'] & `queue_${string}`
  /** Within which time each is to be done, seconds. */
  readonly promise: number
  /** The page where it is done; the number stands beside it. */
  readonly href: `/${string}`
}

/** Something that waits for somebody: a line of *Today* and the number beside its page. */
export interface QueueEntry extends Omit<Line<OpName>, 'read' | 'request'> {
  readonly request: object
  readonly read: (answer: unknown) => Waiting
}

const line = <Name extends OpName>(entry: Line<Name>): QueueEntry => ({ ...entry, read: answer => entry.read(answer as OpAnswer<Name>) })

const listOf = (items: readonly { readonly id: string; readonly createdAt: string }[], total = items.length): Waiting => ({
  total,
  waiting: items.map(({ id, createdAt }) => ({ id, since: createdAt })),
})

/** Acts of the house and of every merchant come in one answer. */
export const HOUSE = '*'

/** Every queue, in the order of *Today*. Whoever may ask its op sees it. */
export const queues: readonly QueueEntry[] = [
  line({
    op: 'approvals.list',
    request: { state: 'waiting' },
    title: 'queue_approvals',
    promise: DAY_S,
    href: '/approvals',
    read: ({ approvals }) => ({
      total: approvals.length,
      waiting: approvals.map(({ id, merchant, askedAt }) => ({ id, merchant, since: askedAt })),
    }),
  }),
  line({
    op: 'payments.queue',
    request: {},
    title: 'queue_withdrawals',
    promise: 4 * HOUR_S,
    href: '/payments',
    read: ({ items, total }) => listOf(items, total),
  }),
  line({ op: 'payments.stuck', request: {}, title: 'queue_stuck', promise: 2 * HOUR_S, href: '/payments', read: ({ items }) => listOf(items) }),
  line({
    op: 'payments.contradictions',
    request: {},
    title: 'queue_contradictions',
    promise: HOUR_S,
    href: '/payments',
    read: ({ items }) => listOf(items),
  }),
  line({
    op: 'inbox.chats',
    request: {},
    title: 'queue_chats',
    promise: 15 * MINUTE_S,
    href: '/inbox',
    read: ({ waiting, items }) => ({
      total: waiting,
      waiting: items.flatMap(({ member, waitingSince }) => (waitingSince === null ? [] : [{ id: member.id, since: waitingSince }])),
    }),
  }),
  line({
    op: 'inbox.orders',
    request: { which: 'open' },
    title: 'queue_orders',
    promise: 3 * DAY_S,
    href: '/inbox/orders',
    read: ({ items }) => listOf(items.map(({ id, orderedAt }) => ({ id: String(id), createdAt: orderedAt }))),
  }),
  line({
    op: 'inbox.feedback',
    request: { which: 'waiting' },
    title: 'queue_feedback',
    promise: 3 * DAY_S,
    href: '/inbox/feedback',
    read: ({ items }) => listOf(items.map(({ id, sentAt }) => ({ id: String(id), createdAt: sentAt }))),
  }),
  line({
    op: 'identity.list',
    request: { which: 'waiting' },
    title: 'queue_identity',
    promise: DAY_S,
    href: '/compliance/identity',
    read: ({ items }) => listOf(items.map(({ id, sentAt }) => ({ id: String(id), createdAt: sentAt }))),
  }),
  line({
    op: 'requests.list',
    request: { which: 'open' },
    title: 'queue_requests',
    promise: 30 * DAY_S,
    href: '/compliance',
    read: ({ items }) => listOf(items.map(({ number, askedAt }) => ({ id: String(number), createdAt: askedAt }))),
  }),
]

import type { OpAnswer, OpRequest } from '#request/call.ts'
import type { Texts } from '#texts/keys.gen.ts'
import { promises, type WaitingOp } from './promises.ts'
import type { WaitingAt } from './queue-rules.ts'

type Waiting = Omit<WaitingAt, 'merchant'>

interface Line<Name extends WaitingOp> {
  /** Answers with what waits, at one merchant or in the house. */
  readonly op: Name
  readonly request: OpRequest<Name>
  /** What of the answer waits, and since when. */
  readonly read: (answer: OpAnswer<Name>) => Waiting
  /** Its name in the catalogue `shell`. */
  readonly title: keyof Texts['shell'] & `queue_${string}`
  /** The page where it is done; the number stands beside it. */
  readonly href: `/${string}`
}

/** Something that waits for somebody: a line of *Today* and the number beside its page. */
export interface QueueEntry extends Omit<Line<WaitingOp>, 'read' | 'request'> {
  /** Within which time each is to be done, seconds. */
  readonly promise: number
  readonly request: object
  readonly read: (answer: unknown) => Waiting
}

const line = <Name extends WaitingOp>(entry: Line<Name>): QueueEntry => ({
  ...entry,
  promise: promises[entry.op],
  read: answer => entry.read(answer as OpAnswer<Name>),
})

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
    href: '/payments',
    read: ({ items, total }) => listOf(items, total),
  }),
  line({ op: 'payments.stuck', request: {}, title: 'queue_stuck', href: '/payments', read: ({ items }) => listOf(items) }),
  line({
    op: 'payments.contradictions',
    request: {},
    title: 'queue_contradictions',
    href: '/payments',
    read: ({ items }) => listOf(items),
  }),
  line({
    op: 'inbox.chats',
    request: {},
    title: 'queue_chats',
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
    href: '/inbox/orders',
    read: ({ items }) => listOf(items.map(({ id, orderedAt }) => ({ id: String(id), createdAt: orderedAt }))),
  }),
  line({
    op: 'inbox.feedback',
    request: { which: 'waiting' },
    title: 'queue_feedback',
    href: '/inbox/feedback',
    read: ({ items }) => listOf(items.map(({ id, sentAt }) => ({ id: String(id), createdAt: sentAt }))),
  }),
  line({
    op: 'risk.cases',
    request: { state: 'open' },
    title: 'queue_risk',
    href: '/risk',
    read: ({ items, total }) =>
      listOf(
        items.map(({ id, openedAt }) => ({ id: String(id), createdAt: openedAt })),
        total,
      ),
  }),
  line({
    op: 'identity.list',
    request: { which: 'waiting' },
    title: 'queue_identity',
    href: '/compliance/identity',
    read: ({ items }) => listOf(items.map(({ id, sentAt }) => ({ id: String(id), createdAt: sentAt }))),
  }),
  line({
    op: 'requests.list',
    request: { which: 'open' },
    title: 'queue_requests',
    href: '/compliance',
    read: ({ items }) => listOf(items.map(({ number, askedAt }) => ({ id: String(number), createdAt: askedAt }))),
  }),
]

import { pathTo } from '#frame/paths.ts'
import { entryOf, listOf, type QueueEntry } from './queue-entry.ts'

/** Acts of the house and of every merchant come in one answer. */
export const HOUSE = '*'

/** Every queue, in the order of *Today*. Whoever may ask its op sees it. */
export const queues: readonly QueueEntry[] = [
  entryOf({
    op: 'approvals.list',
    request: { state: 'waiting' },
    title: 'queue_approvals',
    href: pathTo('approvals'),
    read: ({ approvals }) => ({
      total: approvals.length,
      waiting: approvals.map(({ id, merchant, askedAt }) => ({ id, merchant, since: askedAt })),
    }),
  }),
  entryOf({
    op: 'payments.queue',
    request: {},
    title: 'queue_withdrawals',
    href: pathTo('payments'),
    read: ({ items, total }) => listOf(items, total),
  }),
  entryOf({ op: 'payments.stuck', request: {}, title: 'queue_stuck', href: pathTo('payments'), read: ({ items }) => listOf(items) }),
  entryOf({
    op: 'payments.contradictions',
    request: {},
    title: 'queue_contradictions',
    href: pathTo('payments'),
    read: ({ items }) => listOf(items),
  }),
  entryOf({
    op: 'inbox.chats',
    request: {},
    title: 'queue_chats',
    href: pathTo('inbox'),
    read: ({ waiting, items }) => ({
      total: waiting,
      waiting: items.flatMap(({ member, waitingSince }) => (waitingSince === null ? [] : [{ id: member.id, since: waitingSince }])),
    }),
  }),
  entryOf({
    op: 'inbox.orders',
    request: { which: 'open' },
    title: 'queue_orders',
    href: pathTo('inbox', 'orders'),
    read: ({ items }) => listOf(items.map(({ id, orderedAt }) => ({ id: String(id), createdAt: orderedAt }))),
  }),
  entryOf({
    op: 'inbox.feedback',
    request: { which: 'waiting' },
    title: 'queue_feedback',
    href: pathTo('inbox', 'feedback'),
    read: ({ items }) => listOf(items.map(({ id, sentAt }) => ({ id: String(id), createdAt: sentAt }))),
  }),
  entryOf({
    op: 'risk.cases',
    request: { state: 'open' },
    title: 'queue_risk',
    href: pathTo('risk'),
    read: ({ items, total }) =>
      listOf(
        items.map(({ id, openedAt }) => ({ id: String(id), createdAt: openedAt })),
        total,
      ),
  }),
  entryOf({
    op: 'identity.list',
    request: { which: 'waiting' },
    title: 'queue_identity',
    href: pathTo('compliance', 'identity'),
    // What a company is about to decide waits for nobody here.
    read: ({ items }) =>
      listOf(items.filter(({ company }) => company?.decides !== true).map(({ id, sentAt }) => ({ id: String(id), createdAt: sentAt }))),
  }),
  entryOf({
    op: 'requests.list',
    request: { which: 'open' },
    title: 'queue_requests',
    href: pathTo('compliance'),
    read: ({ items }) => listOf(items.map(({ number, askedAt }) => ({ id: String(number), createdAt: askedAt }))),
  }),
]

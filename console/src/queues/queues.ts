import type { OpName } from '@foyer/contract/ops/index'
import type { OpAnswer } from '#request/call.ts'
import type { Texts } from '#texts/keys.gen.ts'
import { DAY, HOUR } from '#ui/age-rules.ts'
import type { WaitingAt } from './queue-rules.ts'

type Waiting = Omit<WaitingAt, 'merchant'>

interface Line<Name extends OpName> {
  /** Answers with what waits at one merchant, and needs no request. */
  readonly op: Name
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
export interface QueueEntry extends Omit<Line<OpName>, 'read'> {
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
    title: 'queue_approvals',
    promise: DAY,
    href: '/approvals',
    read: ({ approvals }) => ({
      total: approvals.length,
      waiting: approvals.map(({ id, merchant, askedAt }) => ({ id, merchant, since: askedAt })),
    }),
  }),
  line({
    op: 'payments.queue',
    title: 'queue_withdrawals',
    promise: 4 * HOUR,
    href: '/payments',
    read: ({ items, total }) => listOf(items, total),
  }),
  line({ op: 'payments.stuck', title: 'queue_stuck', promise: 2 * HOUR, href: '/payments', read: ({ items }) => listOf(items) }),
  line({ op: 'payments.contradictions', title: 'queue_contradictions', promise: HOUR, href: '/payments', read: ({ items }) => listOf(items) }),
]

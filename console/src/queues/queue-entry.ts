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

export const entryOf = <Name extends WaitingOp>(entry: Line<Name>): QueueEntry => ({
  ...entry,
  promise: promises[entry.op],
  read: answer => entry.read(answer as OpAnswer<Name>),
})

export const listOf = (items: readonly { readonly id: string; readonly createdAt: string }[], total = items.length): Waiting => ({
  total,
  waiting: items.map(({ id, createdAt }) => ({ id, since: createdAt })),
})

import { createHash } from 'node:crypto'
import { type Order, OtherContent, type Payment } from './order.ts'

/** How many payments the book keeps: of a busy test the oldest go. */
const MOST = 2_000

/** Every payment since the start, in memory: the sandbox forgets when it stops. */
export const createBook = (newId: () => string, clock: () => Date) => {
  const byId = new Map<string, Payment>()
  const byReference = new Map<string, Payment & { readonly hash: string }>()
  const nameOf = ({ account, kind, reference }: Pick<Order, 'account' | 'kind' | 'reference'>) => JSON.stringify([account, kind, reference])

  /** Before it nothing is known. */
  const beganAt = clock()

  return {
    beganAt,
    /** The payment of this order, new or as it was made before; throws `OtherContent`. */
    open(order: Order): Payment {
      const hash = createHash('sha256').update(JSON.stringify(order)).digest('hex')
      const known = byReference.get(nameOf(order))
      if (known && known.hash !== hash) throw new OtherContent()
      if (known) return known
      const payment = { ...order, id: newId(), at: clock(), changedAt: clock(), state: 'pending' as const, refunded: false, sent: [], hash }
      byId.set(payment.id, payment)
      byReference.set(nameOf(order), payment)
      const [oldest] = byId.size > MOST ? byId.values() : []
      if (oldest) {
        byId.delete(oldest.id)
        byReference.delete(nameOf(oldest))
      }
      return payment
    },
    byId: (id: string): Payment | undefined => byId.get(id),
    find: (name: Pick<Order, 'account' | 'kind' | 'reference'>): Payment | undefined => byReference.get(nameOf(name)),
    /** Those of an account that came into their state in this time, the oldest first. */
    between: (account: string, since: Date, until: Date): readonly Payment[] =>
      [...byId.values()]
        .filter(payment => payment.account === account && payment.changedAt >= since && payment.changedAt < until)
        .toSorted((one, other) => one.changedAt.getTime() - other.changedAt.getTime()),
    /** The latest first. */
    all: (): readonly Payment[] => [...byId.values()].toReversed(),
  }
}

export type Book = ReturnType<typeof createBook>

import type { Act } from './act.ts'
import type { Callbacks } from './callbacks.ts'
import type { Payment } from './order.ts'

/** Does an act with a payment. What it does later is not waited for. */
export const perform = async (
  { steps, afterMs }: Act,
  payment: Payment,
  { callbacks, later }: { readonly callbacks: Callbacks; readonly later: (ms: number, work: () => void) => void },
): Promise<void> => {
  const work = async (): Promise<void> => {
    for (const step of steps) await step(payment, callbacks)
  }
  if (afterMs === undefined) return await work()
  later(afterMs, () => {
    if (payment.state === 'pending') void work()
  })
}

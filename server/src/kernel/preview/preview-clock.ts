import { AsyncLocalStorage } from 'node:async_hooks'

const moment = new AsyncLocalStorage<Date>()

/** The clock; within what a draft is looked at with, the moment at which it is shown. */
export const withPreviews =
  (clock: () => Date): (() => Date) =>
  () =>
    moment.getStore() ?? clock()

/** Does something as it would be done at another moment: reading alone, so that nothing is ever written with it. */
export const asAt = <Result>(at: Date, work: () => Result): Result => moment.run(at, work)

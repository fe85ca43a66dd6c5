import type { CallAnswers } from '@foyer/contract'
import type { Request } from '#request/request-client.ts'
import { RequestError } from '#request/request-error.ts'
import type { EventQueue } from './event-queue.ts'

const LOCK = 'SHELL_tracking'
/** After the first failure, ms; every further wait is twice as long. */
const FIRST_WAIT = 5_000
const LONGEST_WAIT = 10 * 60_000

type Answer = CallAnswers['tracking.track']

export interface SenderParts {
  readonly queue: EventQueue
  readonly request: Request
  readonly visitor: string
  /** Lets one tab after the other send: they share the queue. */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>
  readonly schedule: (work: () => void, ms: number) => () => void
  /** Called with what the scripts of the page have to know. */
  readonly news?: (pixels: NonNullable<Answer['pixels']>) => void
}

/** One tab after the other; a browser without locks has a server that counts no event twice. */
export const inTurnOfTabs = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work()

/** How long the server asks to wait, ms. */
const requestedWait = (error: RequestError): number => {
  const { retryAfter } = (error.value ?? {}) as { readonly retryAfter?: unknown }
  return typeof retryAfter === 'number' ? retryAfter * 1000 : 0
}

/** Sends what waits until there is no more. After a failure it tries again by itself, and whenever it is called. */
export const createSender = ({ queue, request, visitor, inTurn, schedule, news }: SenderParts) => {
  let failures = 0
  let cancel: () => void = () => undefined
  let running: Promise<void> | undefined
  /** Whether `send` was called since the sender last began: a call that comes while it ends must not be lost. */
  let isRequested = false

  const sendAll = async (): Promise<void> => {
    for (let events = queue.next(); events.length > 0; events = queue.next()) {
      const ids = events.map(({ eventID }) => eventID)
      try {
        const { settled, pixels } = await request('tracking.track', { visitor, events: JSON.stringify(events) }, { alert: false })
        queue.settle(settled)
        if (pixels) news?.(pixels)
        // An answer that names none of them would be asked for again at once, without end.
        if (!ids.some(id => settled.includes(id))) return later(0)
        failures = 0
      } catch (error) {
        // What the server cannot read today it cannot read tomorrow.
        if (error instanceof RequestError && error.code === 'request.invalid') queue.settle(ids)
        else return later(error instanceof RequestError ? requestedWait(error) : 0)
      }
    }
  }

  const sendWhileRequested = async (): Promise<void> => {
    while (isRequested) {
      isRequested = false
      cancel()
      await inTurn(sendAll)
    }
  }

  const later = (least: number): void => {
    const wait = Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT)
    failures += 1
    isRequested = false
    cancel = schedule(() => void send(), Math.max(wait, least))
  }

  const send = async (): Promise<void> => {
    isRequested = true
    running ??= sendWhileRequested().finally(() => {
      running = undefined
    })
    await running
  }

  return { send, stop: () => cancel() }
}

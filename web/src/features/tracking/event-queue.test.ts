import type { TrackingEvent } from '@foyer/contract/tracking/tracking-event'
import { describe, expect, test } from 'vitest'
import { createTextStore } from '#device/storage.ts'
import type { Request } from '#request/request-client.ts'
import { RequestError } from '#request/request-error.ts'
import { createEventQueue } from './event-queue.ts'
import { createSender } from './send-events.ts'

/** A browser's storage, which outlives the page. */
const storage = () => {
  const kept = new Map<string, string>()
  const browser = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  }
  // `Object.keys` of a real storage gives the names of what is stored.
  return new Proxy(browser, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }) as unknown as Storage
}
const queueOn = (browser: Storage) => createEventQueue(createTextStore(() => browser))

let made = 0
const event = (at = 1_767_225_600_000): TrackingEvent => ({
  eventID: `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`,
  eventName: 'login',
  at,
  eventValue: {},
})

const refused = (code: string, value: object = {}) => new RequestError('api', { status: 400, body: { success: false, errorCode: code, value } })

/** A server that is down or answers, and what it was sent. */
const server = () => {
  const sent: string[][] = []
  const state: { failure: unknown; forgets: boolean } = { failure: undefined, forgets: false }
  const request = (async (_name: string, { events }: { events: string }) => {
    if (state.failure !== undefined) throw state.failure
    const ids = (JSON.parse(events) as TrackingEvent[]).map(({ eventID }) => eventID)
    sent.push(ids)
    return { settled: state.forgets ? [] : ids }
  }) as unknown as Request
  return { sent, state, request }
}
const waits: number[] = []
const schedule = (_work: () => void, ms: number) => {
  waits.push(ms)
  return () => undefined
}
const inTurn = <Result>(work: () => Promise<Result>) => work()
const senderOf = (queue: ReturnType<typeof queueOn>, request: Request) => createSender({ queue, request, visitor: '0'.repeat(32), inTurn, schedule })

describe('events that wait in the browser', () => {
  // Proves tracking-15.
  test('survive a reload and the time without a network, and go in the order in which they happened', async () => {
    const browser = storage()
    const [late, early] = [event(1_767_225_700_000), event(1_767_225_600_000)]
    queueOn(browser).add(late)
    queueOn(browser).add(early)
    const { sent, state, request } = server()
    state.failure = new RequestError('network', { status: 0, body: undefined })
    const queue = queueOn(browser)
    const sender = senderOf(queue, request)
    await sender.send()
    expect(sent).toEqual([])
    state.failure = undefined
    await sender.send()
    expect(sent).toEqual([[early.eventID, late.eventID]])
    expect(queueOn(browser).next()).toEqual([])
  })

  // Proves tracking-15.
  test('of two tabs are sent by one of them, and each removes only what the server named', async () => {
    const browser = storage()
    const [one, other] = [queueOn(browser), queueOn(browser)]
    const [first, second] = [event(), event()]
    one.add(first)
    other.add(second)
    one.settle([first.eventID])
    expect(other.next()).toEqual([second])
  })

  test('go in calls of twenty', async () => {
    const queue = queueOn(storage())
    for (let count = 0; count < 45; count += 1) queue.add(event())
    const { sent, request } = server()
    await senderOf(queue, request).send()
    expect(sent.map(ids => ids.length)).toEqual([20, 20, 5])
  })

  // Proves tracking-15.
  test('noticed while the sender ends are sent too', async () => {
    const queue = queueOn(storage())
    queue.add(event())
    const { sent, request } = server()
    const late = event()
    let isFirst = true
    const sender = createSender({
      queue,
      request,
      visitor: '0'.repeat(32),
      schedule,
      // The browser takes its time to give a lock back.
      async inTurn(work) {
        const result = await work()
        if (isFirst) {
          isFirst = false
          queue.add(late)
          void sender.send()
        }
        return result
      },
    })
    await sender.send()
    expect(sent.flat()).toContain(late.eventID)
    expect(queue.next()).toEqual([])
  })

  test('are two hundred at most: the oldest make room', () => {
    const queue = queueOn(storage())
    const all = Array.from({ length: 203 }, (_, place) => event(1_767_225_600_000 + place))
    for (const one of all) queue.add(one)
    expect(queue.next()[0]).toEqual(all[3])
  })

  test('that somebody wrote into the storage are removed', () => {
    const browser = storage()
    browser.setItem('SHELL_event:000001767225600:x', '{"eventID":"y"}')
    expect(queueOn(browser).next()).toEqual([])
    expect(Object.keys(browser)).toEqual([])
  })
})

describe('a failure', () => {
  test('is followed by longer and longer waits, and by as long a one as the server asks for', async () => {
    waits.length = 0
    const queue = queueOn(storage())
    queue.add(event())
    const { state, request } = server()
    const sender = senderOf(queue, request)
    state.failure = new RequestError('network', { status: 0, body: undefined })
    for (let count = 0; count < 3; count += 1) await sender.send()
    state.failure = refused('TOO_MANY_REQUEST', { retryAfter: 90 })
    await sender.send()
    expect(waits).toEqual([5_000, 10_000, 20_000, 90_000])
    expect(queue.next()).toHaveLength(1)
  })

  test('of the kind that stays drops the events; an answer that names none of them is not asked for without end', async () => {
    const queue = queueOn(storage())
    queue.add(event())
    const { sent, state, request } = server()
    state.failure = refused('request.invalid')
    await senderOf(queue, request).send()
    expect(queue.next()).toEqual([])

    state.failure = undefined
    state.forgets = true
    queue.add(event())
    await senderOf(queue, request).send()
    expect(sent).toHaveLength(1)
    expect(queue.next()).toHaveLength(1)
  })
})

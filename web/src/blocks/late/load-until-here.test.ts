import { expect, test, vi } from 'vitest'
import { loadUntilHere } from './load-until-here.ts'

/** Loads whose outcome the test decides, and what was reported. */
const start = (again?: readonly ('online' | 'click')[]) => {
  const network = new EventTarget()
  const tries: { readonly promise: Promise<string>; succeed(): void; fail(): void }[] = []
  const reports: string[] = []
  const load = () => {
    let succeed = () => {}
    let fail = () => {}
    const promise = new Promise<string>((resolve, reject) => {
      succeed = () => resolve('here')
      fail = () => reject(new Error('no network'))
    })
    tries.push({ promise, succeed, fail })
    return promise
  }
  const stop = loadUntilHere(load, { loaded: value => reports.push(value), failed: () => reports.push('failed') }, network, again)
  return {
    reports,
    stop,
    tries,
    online: () => network.dispatchEvent(new Event('online')),
    tap: () => network.dispatchEvent(new Event('click')),
    fail: () => tries[tries.length - 1]?.fail(),
    succeed: () => tries[tries.length - 1]?.succeed(),
  }
}

test('loads at once, and then stops', async () => {
  const { reports, tries, succeed, online } = start()
  succeed()
  await vi.waitFor(() => expect(reports).toEqual(['here']))
  online()
  expect(tries).toHaveLength(1)
})

// Proves notices-13, notices-16.
test('reports a failure, and tries again each time the network returns', async () => {
  const { reports, tries, fail, succeed, online } = start()
  fail()
  await vi.waitFor(() => expect(reports).toEqual(['failed']))
  expect(tries).toHaveLength(1)
  online()
  expect(tries).toHaveLength(2)
  // A network that returns during an attempt does not start a second one.
  online()
  expect(tries).toHaveLength(2)
  fail()
  await vi.waitFor(() => expect(reports).toEqual(['failed', 'failed']))
  online()
  succeed()
  await vi.waitFor(() => expect(reports).toEqual(['failed', 'failed', 'here']))
})

// Proves notices-13.
test('a waiting player tries again by a tap', async () => {
  const { reports, tries, fail, succeed, tap, online } = start(['online', 'click'])
  fail()
  await vi.waitFor(() => expect(reports).toEqual(['failed']))
  tap()
  // One attempt at a time.
  online()
  expect(tries).toHaveLength(2)
  succeed()
  await vi.waitFor(() => expect(reports).toEqual(['failed', 'here']))
  tap()
  expect(tries).toHaveLength(2)
})

test('reports nothing and tries no more after it is stopped', async () => {
  const under = start()
  under.stop()
  under.fail()
  await Promise.allSettled(under.tries.map(({ promise }) => promise))
  under.online()
  expect([under.reports, under.tries.length]).toEqual([[], 1])

  const waiting = start()
  waiting.fail()
  await vi.waitFor(() => expect(waiting.reports).toEqual(['failed']))
  waiting.stop()
  waiting.online()
  expect(waiting.tries).toHaveLength(1)
})

test('a failure is reported with its error', async () => {
  const error = new Error('no network')
  const failed = vi.fn<(reason: unknown) => void>()
  loadUntilHere(() => Promise.reject(error), { loaded: () => undefined, failed }, new EventTarget())
  await vi.waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith(error))
})

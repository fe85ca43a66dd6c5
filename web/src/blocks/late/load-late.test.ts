import { expect, test, vi } from 'vitest'
import { loadLate } from './load-late.ts'

/** A page that is idle when the test says so, and loads that fail until the test mends them. */
const start = (wanted: boolean) => {
  const network = new EventTarget()
  const reports: string[] = []
  let becomeIdle = () => {}
  let mended = false
  const load = vi.fn<() => Promise<string>>(() => (mended ? Promise.resolve('here') : Promise.reject(new Error('no network'))))
  const whenIdle = (task: () => void) => {
    becomeIdle = task
    return () => {
      becomeIdle = () => {}
    }
  }
  const stop = loadLate(load, wanted, { loaded: value => reports.push(value), missing: () => reports.push('missing') }, { whenIdle, network })
  return {
    reports,
    load,
    stop,
    idle: () => becomeIdle(),
    mend: () => {
      mended = true
    },
    online: () => network.dispatchEvent(new Event('online')),
  }
}

test('what the player waits for is loaded at once, and each failure is told', async () => {
  const { reports, load, mend, online } = start(true)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(reports).toEqual(['missing']))
  online()
  await vi.waitFor(() => expect(reports).toEqual(['missing', 'missing']))
  mend()
  online()
  await vi.waitFor(() => expect(reports).toEqual(['missing', 'missing', 'here']))
})

test('the rest waits until the page is idle, and fails without a word until the network is back', async () => {
  const { reports, load, idle, mend, online } = start(false)
  expect(load).not.toHaveBeenCalled()
  idle()
  expect(load).toHaveBeenCalledTimes(1)
  mend()
  // The failure reaches the loader after this test; the network is back only then.
  await vi.waitFor(() => {
    online()
    expect(reports).toEqual(['here'])
  })
  expect(load).toHaveBeenCalledTimes(2)
})

test('nothing is loaded after it is stopped', async () => {
  const before = start(false)
  before.stop()
  before.idle()
  expect(before.load).not.toHaveBeenCalled()

  const during = start(false)
  during.idle()
  during.stop()
  await Promise.allSettled(during.load.mock.results.map(({ value }) => value))
  during.online()
  expect([during.reports, during.load.mock.calls.length]).toEqual([[], 1])
})

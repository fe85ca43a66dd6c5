import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTextStore } from '#device/storage.ts'
import type { UrlCall } from '#request/request-client.ts'
import { localFailure, RequestError } from '#request/request-error.ts'
import { createUpdateCheck } from './update-check.ts'
import { CHECK_EVERY } from './update-rules.ts'
import { watchUpdates } from './update-watch.ts'

const OURS = '/m/asset-manifest.json'
const MERCHANTS = '/mobile/mc/asset-manifest.json'
const ENTRY = '/m/assets/entry-1.js'
const manifest = (version: string, entry = ENTRY) => ({ version, entrypoints: [entry] })
const missing = new RequestError('api', { status: 404, body: {} })

const memory = () => {
  const items = new Map<string, string>()
  return createTextStore(
    () => ({ getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => void items.set(key, value) }) as Storage,
  )
}

/** A page that runs `entry-1.js` with a server that gives these answers. */
const page = (answers: Record<string, unknown>, store = memory()) => {
  const requests: UrlCall[] = []
  const reports: boolean[] = []
  let now = 0
  const updates = createUpdateCheck({
    requestUrl: async call => {
      requests.push(call)
      const answer = answers[call.url ?? '']
      if (answer instanceof Error) throw answer
      return answer
    },
    store,
    clock: () => now,
    scripts: () => [ENTRY],
    report: found => reports.push(found),
  })
  const later = () => {
    now += 60_000
    return updates.check()
  }
  return { updates, later, requests, answers, store, found: () => reports[reports.length - 1] }
}

// Proves requests-37.
test('both manifests are fetched with the time, past every cache (spec 2 §7)', async () => {
  const { later, requests } = page({ [OURS]: manifest('1'), [MERCHANTS]: manifest('1') })
  await later()
  expect(requests).toEqual([OURS, MERCHANTS].map(url => ({ url, data: { time: '60000' }, fresh: true, alert: false, authorization: false })))
})

test('several events at the same moment fetch once', async () => {
  const { updates, requests } = page({ [OURS]: manifest('1'), [MERCHANTS]: manifest('1') })
  await Promise.all([updates.check(), updates.check(), updates.check()])
  expect(requests).toHaveLength(2)
})

// Proves updates-3.
test.each([OURS, MERCHANTS])('another %s is an update', async changed => {
  const { later, answers, found } = page({ [OURS]: manifest('1'), [MERCHANTS]: manifest('1') })
  await later()
  expect(found()).toBe(false)
  answers[changed] = manifest('2')
  await later()
  expect(found()).toBe(true)
})

test('a missing manifest counts as an answer, one that cannot be fetched does not', async () => {
  const { later, answers, found } = page({ [OURS]: manifest('1'), [MERCHANTS]: missing })
  await later()
  answers[MERCHANTS] = localFailure('network', '')
  await expect(later()).rejects.toThrow(RequestError)
  expect(found()).toBe(false)
  answers[MERCHANTS] = missing
  await later()
  expect(found()).toBe(false)
})

// Proves updates-3.
test('a refresh happens once per build, and the next page of the tab remembers it (spec 2 §4, What it compares)', async () => {
  const store = memory()
  const stale = { [OURS]: manifest('2', '/m/assets/entry-2.js'), [MERCHANTS]: missing }
  const before = page(stale, store)
  await before.later()
  expect(before.found()).toBe(true)
  before.updates.remember()

  const after = page(stale, store)
  await after.later()
  expect(after.found()).toBe(false)
  after.answers[OURS] = manifest('3', '/m/assets/entry-3.js')
  await after.later()
  expect(after.found()).toBe(true)
})

test('an update that the player closed is not offered again', async () => {
  const { updates, later, answers, found } = page({ [OURS]: manifest('1'), [MERCHANTS]: missing })
  await later()
  answers[OURS] = manifest('2')
  await later()
  updates.settle()
  expect(found()).toBe(false)
  await later()
  expect(found()).toBe(false)
})

describe('a page checks for updates (spec 2 §4, §9)', () => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible', scripts: [] })
  const window = new EventTarget()
  let stop = () => {}
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', document)
    vi.stubGlobal('window', window)
    document.visibilityState = 'visible'
  })
  afterEach(() => {
    stop()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  /** Starts watching and counts the checks; each one fetches both manifests. */
  const watch = () => {
    let requests = 0
    stop = watchUpdates(async () => {
      requests += 1
      return {}
    })
    return () => requests / 2
  }

  // Proves constants-10, updates-2.
  test('at once and every hour', async () => {
    expect(CHECK_EVERY).toBe(3_600_000)
    const checks = watch()
    expect(checks()).toBe(1)
    await vi.advanceTimersByTimeAsync(CHECK_EVERY - 1)
    expect(checks()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(checks()).toBe(2)
    await vi.advanceTimersByTimeAsync(CHECK_EVERY)
    expect(checks()).toBe(3)
  })

  // Proves updates-2.
  test.each<[string, EventTarget]>([
    ['visibilitychange', document],
    ['pageshow', window],
    ['focus', window],
  ])('when it comes back, on %s', async (name, target) => {
    const checks = watch()
    await vi.advanceTimersByTimeAsync(1_000)
    target.dispatchEvent(new Event(name))
    expect(checks()).toBe(2)
  })

  test('not when it is hidden, and not after it was stopped', async () => {
    const checks = watch()
    await vi.advanceTimersByTimeAsync(1_000)
    document.visibilityState = 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
    expect(checks()).toBe(1)
    stop()
    document.visibilityState = 'visible'
    document.dispatchEvent(new Event('visibilitychange'))
    for (const name of ['pageshow', 'focus']) window.dispatchEvent(new Event(name))
    await vi.advanceTimersByTimeAsync(CHECK_EVERY)
    expect(checks()).toBe(1)
  })
})

// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useClock } from './use-clock.ts'

const request = vi.fn<() => Promise<object>>(async () => ({ sitting: { minutes: 1, staked: 0, won: 0 }, check: null, mayPlay: true }))
vi.mock('#request/request-context.ts', () => ({ useRequest: () => ({ request }) }))
vi.mock('#session/session-store.ts', () => ({ useSession: () => ({ id: 'session' }) }))
vi.mock('#request/use-polling.ts', () => ({ usePolling: () => undefined }))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('after the last of rounds that follow each other quickly the result is asked for once more', async () => {
  const Game = () => (
    <button type="button" onClick={useClock(true).roundEnded}>
      ended
    </button>
  )
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(<Game />))
  expect(request).toHaveBeenCalledTimes(1)
  await act(async () => vi.advanceTimersByTimeAsync(5_000))
  for (let round = 0; round < 3; round += 1) await act(async () => place.querySelector('button')?.click())
  await act(async () => vi.advanceTimersByTimeAsync(9_999))
  expect(request).toHaveBeenCalledTimes(1)
  await act(async () => vi.advanceTimersByTimeAsync(1))
  expect(request).toHaveBeenCalledTimes(2)
  await act(async () => root.unmount())
})

// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import useSWR from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAnswersAfterReturn } from './use-answers-after-return.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => (work(0), 0))
})
afterEach(() => vi.unstubAllGlobals())

/** What a browser says to a page that it shows. `persisted`: it had kept the page. */
const show = (persisted: boolean) => act(async () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))

// Proves session-16.
test('a call that was lost when the page was left is made again when the browser shows the kept page', async () => {
  const lost = new Promise<string>(() => undefined)
  const answers = vi.fn<() => Promise<string>>().mockReturnValueOnce(lost).mockResolvedValue('paid')
  const Payment = () => {
    useAnswersAfterReturn()
    return <p>{useSWR('a payment', answers).data ?? 'waiting'}</p>
  }
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () => root.render(<Payment />))
  // A page that is shown for the first time has just made its calls.
  await show(false)
  expect([place.textContent, answers.mock.calls.length]).toEqual(['waiting', 1])
  await show(true)
  expect(place.textContent).toBe('paid')
  await act(async () => root.unmount())
})

// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import useSWR from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAnswersAnew } from './use-answers-anew.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => (work(0), 0))
  // SWR's two seconds do not pass.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// Proves games-and-lottery-13.
test('the page after a game asks anew, however short the game was', async () => {
  const answers = vi.fn<() => Promise<string>>().mockResolvedValueOnce('crash').mockResolvedValue('dice')
  const Home = () => <p>{useSWR('games of the member', answers).data}</p>
  const Game = () => {
    useAnswersAnew()
    return <p>a round</p>
  }
  const place = document.createElement('div')
  const root = createRoot(place)
  const show = async (page: ReactNode) => {
    await act(async () => root.render(page))
    return place.textContent
  }
  expect(await show(<Home />)).toBe('crash')
  // Nothing was played: the answer is not two seconds old.
  expect(await show(<p>another page</p>)).toBe('another page')
  expect(await show(<Home />)).toBe('crash')
  expect(await show(<Game />)).toBe('a round')
  expect(await show(<Home />)).toBe('dice')
  expect(answers).toHaveBeenCalledTimes(2)
  await act(async () => root.unmount())
})

// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { createParts } from '#merchant/parts.ts'
import { PartsProvider } from '#merchant/use-parts.ts'
import { Late } from './late.tsx'

test('what could not be loaded is tried again on the next page view', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const load = vi.fn<() => Promise<() => ReactNode>>(async () => () => <p>here</p>).mockRejectedValueOnce(new Error('on purpose'))
  const parts = createParts({ catalogues: {}, content: {} }, async () => ({}))
  const place = document.createElement('div')
  const root = createRoot(place)
  const view = (name: string) =>
    act(async () =>
      root.render(
        <PartsProvider value={parts}>
          <Late load={load} wanted again={name} props={{}} />
        </PartsProvider>,
      ),
    )
  await view('/m/home')
  await view('/m/home')
  expect(load).toHaveBeenCalledOnce()
  expect(place.textContent).toBe('')
  await view('/m/games')
  expect(place.textContent).toBe('here')
  await view('/m/activity')
  expect(load).toHaveBeenCalledTimes(2)
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

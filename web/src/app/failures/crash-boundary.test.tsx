// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createParts } from '#merchant/parts.ts'
import { PartsProvider } from '#merchant/use-parts.ts'
import { TextsProvider } from '#texts/texts-provider.tsx'
import { CrashBoundary } from './crash-boundary.tsx'

const FAULT = new Error('thrown on purpose')
const received = vi.fn<Window['sendFault']>()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('sendFault', received)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

// Proves navigation-3.
test('a page that fails as a whole offers a reload, and its fault is sent home', async () => {
  const Failing = () => {
    throw FAULT
  }
  const shell = { crash_title: 'Stopped', crash_text: 'Please reload.', reload: 'Reload' }
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <PartsProvider value={createParts({ catalogues: { shell }, content: {} }, async () => ({}))}>
        <TextsProvider language="EN">
          <CrashBoundary>
            <Failing />
          </CrashBoundary>
        </TextsProvider>
      </PartsProvider>,
    ),
  )
  expect(place.querySelector('h1')?.textContent).toBe('Stopped')
  expect(place.querySelector('button')?.textContent).toBe('Reload')
  expect(received).toHaveBeenCalledExactlyOnceWith(FAULT, 'page')
  await act(async () => root.unmount())
})

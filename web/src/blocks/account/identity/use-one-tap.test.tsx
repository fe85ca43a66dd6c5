// @vitest-environment happy-dom
import type { PageData } from '@foyer/contract/page'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageDataProvider } from '#merchant/page-data.tsx'
import { offerOneTap } from './one-tap.ts'
import { useOneTap } from './use-one-tap.ts'

vi.mock(import('./one-tap.ts'), () => ({ offerOneTap: vi.fn<typeof offerOneTap>(async () => () => undefined) }))
vi.mock(import('#device/private-mode.ts'), async original => ({ ...(await original()), isPrivate: async () => false }))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  vi.mocked(offerOneTap).mockClear()
})
afterEach(() => void vi.unstubAllGlobals())

const Form = () => {
  useOneTap({ signInWith: async () => undefined })
  return null
}

/** The clients of Google that a form offers one-tap for. */
const offeredAt = async (flag: boolean, firebase: object | null): Promise<readonly string[]> => {
  const root = createRoot(document.createElement('div'))
  const page = { settings: { whitelabelVal: { GOOGLELOGIN3: flag }, firebase } } as unknown as PageData
  await act(async () =>
    root.render(
      <PageDataProvider page={page}>
        <Form />
      </PageDataProvider>,
    ),
  )
  // The browser is asked whether the window is private, and the code is loaded.
  await vi.dynamicImportSettled()
  await act(async () => root.unmount())
  return vi.mocked(offerOneTap).mock.calls.map(([clientId]) => clientId)
}
const GOOGLE = { channels: ['google'], googleWebClientId: 'the-client' }

// Proves product-and-roles-14.
test('Google’s one-tap is offered where GOOGLELOGIN3 is on and the merchant has a client of Google, and nowhere else', async () => {
  expect(await offeredAt(false, GOOGLE)).toEqual([])
  expect(await offeredAt(true, null)).toEqual([])
  expect(await offeredAt(true, { ...GOOGLE, channels: ['phone'] })).toEqual([])
  expect(await offeredAt(true, { channels: ['google'] })).toEqual([])
  expect(await offeredAt(true, GOOGLE)).toEqual(['the-client'])
})

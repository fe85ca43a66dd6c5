// @vitest-environment happy-dom
import type { PageData } from '@foyer/contract/page'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageDataProvider } from '#merchant/page-data.tsx'
import type { RequestClient } from '#request/request-client.ts'
import { RequestProvider } from '#request/request-context.ts'
import { useGift } from './use-gift.ts'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const Bar = () => <p>{useGift() ? 'a gift' : 'no gift'}</p>

/** What the bar says, and how often the promotions were requested for it. */
const shownWith = async (flags: { readonly REWCEN3: boolean }) => {
  const request = vi.fn<() => Promise<unknown>>().mockResolvedValue({ APP_DOWNLOAD: { enabled: true } })
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <PageDataProvider page={{ settings: { whitelabelVal: flags } } as unknown as PageData}>
        <RequestProvider value={{ request } as unknown as RequestClient}>
          <SWRConfig value={{ provider: () => new Map() }}>
            <Bar />
          </SWRConfig>
        </RequestProvider>
      </PageDataProvider>,
    ),
  )
  const shown = [place.textContent, request.mock.calls.length]
  await act(async () => root.unmount())
  return shown
}

// Proves install-16.
test('the promotions are requested where the reward centre is on, and never where it is off', async () => {
  expect(await shownWith({ REWCEN3: true })).toEqual(['a gift', 1])
  expect(await shownWith({ REWCEN3: false })).toEqual(['no gift', 0])
})

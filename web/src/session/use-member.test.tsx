// @vitest-environment happy-dom
import type { LanguageCode } from '@foyer/contract/languages'
import type { PageData } from '@foyer/contract/page'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageDataProvider } from '#merchant/page-data.tsx'
import type { RequestClient } from '#request/request-client.ts'
import { RequestProvider } from '#request/request-context.ts'
import { TextsProvider } from '#texts/texts-provider.tsx'
import { closeSession, openSession } from './session-store.ts'
import { useSessionRenewal } from './use-member.ts'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  closeSession()
  vi.unstubAllGlobals()
})

/** What every page has of the member. Home, for one, is not drawn anew in another language. */
const Renewal = () => {
  useSessionRenewal()
  return null
}

const page = { settings: { chat: null } } as unknown as PageData

// Proves language-and-country-13.
test('a language that is chosen on a page that is not drawn anew reaches the server at once', async () => {
  openSession({ id: '7', token: 'token', merchantCode: 'demo', userName: 'player', type: 0, firstTimeLogin: false })
  const sent: unknown[] = []
  const request = vi.fn<(name: string, input: object) => Promise<unknown>>(async (name, input) => {
    if (name === 'member.info') return { type: 0, language: 'EN' }
    sent.push([name, input])
    return {}
  })
  const provider = new Map()
  const root = createRoot(document.createElement('div'))
  const show = (language: LanguageCode) =>
    act(async () =>
      root.render(
        <PageDataProvider page={page}>
          <RequestProvider value={{ request } as unknown as RequestClient}>
            <SWRConfig value={{ provider: () => provider }}>
              <TextsProvider language={language}>
                <Renewal />
              </TextsProvider>
            </SWRConfig>
          </RequestProvider>
        </PageDataProvider>,
      ),
    )
  await show('EN')
  expect(sent).toEqual([])
  await show('TR')
  expect(sent).toEqual([['member.language', { language: 'TR' }]])
  await act(async () => root.unmount())
})

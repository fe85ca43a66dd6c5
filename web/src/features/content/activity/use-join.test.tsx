// @vitest-environment happy-dom
import type { PageData } from '@foyer/contract/page'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageDataProvider } from '#merchant/page-data.tsx'
import { createParts } from '#merchant/parts.ts'
import { PartsProvider } from '#merchant/use-parts.ts'
import type { RequestClient } from '#request/request-client.ts'
import { RequestProvider } from '#request/request-context.ts'
import { closeSession, openSession } from '#session/session-store.ts'
import { dropSignInDialog, useSignInWanted } from '#sign-in/sign-in-dialog.ts'
import { TextsProvider } from '#texts/texts-provider.tsx'
import { useJoin } from './use-join.ts'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  closeSession()
  dropSignInDialog()
  vi.unstubAllGlobals()
})

const parts = createParts({ catalogues: { shell: {}, errors: {} }, content: {} }, async () => ({}))
const GUEST = 4
const ORDINARY = 0

const Page = () => {
  const { join } = useJoin('lanterns')
  return (
    <button type="button" onClick={join}>
      {useSignInWanted() ? 'sign in' : 'take part'}
    </button>
  )
}

/** What a tap on "Take part" comes to: the calls that it makes, and whether the sign-in is shown. */
const tapAs = async (type: number | undefined) => {
  if (type !== undefined) openSession({ id: '1', token: 't', merchantCode: 'demo', userName: 'ann', type, firstTimeLogin: false })
  const calls: string[] = []
  const request = (name: string) => {
    calls.push(name)
    return Promise.resolve(name === 'member.info' ? { type, guest: type === GUEST } : { ids: [] })
  }
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <PageDataProvider page={{ settings: { chat: null } } as unknown as PageData}>
        <PartsProvider value={parts}>
          <TextsProvider language="EN">
            <RequestProvider value={{ request } as unknown as RequestClient}>
              <SWRConfig value={{ provider: () => new Map() }}>
                <Page />
              </SWRConfig>
            </RequestProvider>
          </TextsProvider>
        </PartsProvider>
      </PageDataProvider>,
    ),
  )
  await act(async () => place.querySelector('button')?.click())
  const shown = place.textContent
  await act(async () => root.unmount())
  return { shown, joins: calls.filter(name => name === 'activities.join').length }
}

test('a visitor and a guest sign in before they take part, because the server refuses a guest; a member takes part at once', async () => {
  expect(await tapAs(undefined)).toEqual({ shown: 'sign in', joins: 0 })
  dropSignInDialog()
  expect(await tapAs(GUEST)).toEqual({ shown: 'sign in', joins: 0 })
  dropSignInDialog()
  expect(await tapAs(ORDINARY)).toEqual({ shown: 'take part', joins: 1 })
})

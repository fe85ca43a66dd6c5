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
import type { Pause } from '#session/pause.ts'
import { closeSession, openSession } from '#session/session-store.ts'
import { TextsProvider } from '#texts/texts-provider.tsx'
import { BalanceChip } from './balance-chip.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  openSession({ id: '1', token: 't', merchantCode: 'demo', userName: 'ann', type: 0, firstTimeLogin: false })
})
afterEach(() => {
  closeSession()
  vi.unstubAllGlobals()
})

const parts = createParts({ catalogues: { wallet: { balance: 'Balance', deposit: 'Deposit' } }, content: {} }, async () => ({}))
const page = { settings: { chat: null, currency: 'PHP', decimals: 2 } } as unknown as PageData

/** The sum that the chip shows, and the ways to a deposit in it. */
const drawnFor = async (pause: Partial<Pause> | undefined, onDeposit?: () => void, main = 12_345) => {
  const answers = {
    'member.info': { guest: false, walletVersion: 1, ...(pause && { pause }) },
    'wallet.balance': { main, held: 0, points: 0 },
  }
  const request = async (name: keyof typeof answers) => answers[name]
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <PageDataProvider page={page}>
        <PartsProvider value={parts}>
          <TextsProvider language="EN">
            <RequestProvider value={{ request } as unknown as RequestClient}>
              <SWRConfig value={{ provider: () => new Map() }}>
                <BalanceChip {...(onDeposit && { onDeposit })} />
              </SWRConfig>
            </RequestProvider>
          </TextsProvider>
        </PartsProvider>
      </PageDataProvider>,
    ),
  )
  const drawn = { sum: place.querySelector('bdi')?.textContent, ways: place.querySelectorAll('[aria-label=Deposit]').length }
  await act(async () => root.unmount())
  return drawn
}

test.each([undefined, () => undefined])('during a break or self-exclusion the balance stays and shows no way to a deposit', async onDeposit => {
  const sum = expect.stringContaining('123.45')
  expect(await drawnFor(undefined, onDeposit)).toEqual({ sum, ways: 1 })
  for (const kind of ['break', 'exclusion'] as const) expect(await drawnFor({ kind }, onDeposit)).toEqual({ sum, ways: 0 })
})

test('a sum of more than 13 characters is shown in whole units, and never as more than it is', async () => {
  const sumOf = async (main: number) => (await drawnFor(undefined, undefined, main)).sum
  expect(await sumOf(123_456_799)).toBe('₱1,234,567.99')
  expect(await sumOf(1_234_567_899)).toBe('₱12,345,678')
})

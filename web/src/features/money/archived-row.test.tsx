// @vitest-environment happy-dom
import type { PageData } from '@foyer/contract/page'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageDataProvider } from '#merchant/page-data.tsx'
import { createParts } from '#merchant/parts.ts'
import { PartsProvider } from '#merchant/use-parts.ts'
import { TextsProvider } from '#texts/texts-provider.tsx'
import { EntryRow } from './entry-row.tsx'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => void vi.unstubAllGlobals())

test('the end of the statement says from which day on it is whole', async () => {
  const parts = createParts({ catalogues: { rounds: { statement_archived: 'Archived before {{date}}.' } }, content: {} }, async () => ({}))
  const place = document.createElement('ul')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <PageDataProvider page={{ settings: { currency: 'PHP', decimals: 2 } } as unknown as PageData}>
        <PartsProvider value={parts}>
          <TextsProvider language="EN">
            <EntryRow row={{ archivedUntil: '2025-06-01T12:00:00.000Z' }} />
          </TextsProvider>
        </PartsProvider>
      </PageDataProvider>,
    ),
  )
  expect(place.textContent).toBe('Archived before Jun 1, 2025.')
})

import type { PageData } from '@foyer/contract/page'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageDataProvider } from '#merchant/page-data.tsx'
import { createParts } from '#merchant/parts.ts'
import { PartsProvider } from '#merchant/use-parts.ts'
import { TextsProvider } from '#texts/texts-provider.tsx'
import { Rating } from './rating.tsx'

const drawnWith = (rating: number | null) =>
  renderToStaticMarkup(
    <PageDataProvider page={{ settings: { download: { rating } } } as PageData}>
      <PartsProvider value={createParts({ catalogues: { install: {} }, content: {} }, async () => ({}))}>
        <TextsProvider language="EN">
          <Rating />
        </TextsProvider>
      </PartsProvider>
    </PageDataProvider>,
  )

// Proves install-4.
test('stars are shown only where the merchant sets a rating (spec 2 §2, Sticky download bar)', () => {
  expect(drawnWith(null)).toBe('')
  expect(drawnWith(4.5)).toContain('<bdi>4.5</bdi>')
})

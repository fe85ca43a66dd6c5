import type { PageData } from '@foyer/contract/page'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageDataProvider } from '#merchant/page-data.tsx'
import { InstallTheme } from './install-theme.tsx'

const drawnWith = (theme: 'light' | 'dark') => {
  const page = { settings: { install: { theme } } } as PageData
  return renderToStaticMarkup(
    <PageDataProvider page={page}>
      <InstallTheme>words</InstallTheme>
    </PageDataProvider>,
  )
}

// Proves install-26.
test('the prompt has the theme that the merchant chose for it, light or dark (spec 2 §4, Install prompt)', () => {
  expect(drawnWith('light')).toContain('data-look="light">words<')
  expect(drawnWith('dark')).toContain('data-look="dark">words<')
})

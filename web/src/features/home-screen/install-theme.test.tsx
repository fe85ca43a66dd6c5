import type { PageData } from '@foyer/contract/page'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageDataProvider } from '#merchant/page-data.tsx'
import { InstallTheme } from './install-theme.tsx'
import styles from './install-theme.module.css'

const drawnWith = (theme: 'light' | 'dark') => {
  const page = { settings: { install: { theme } } } as PageData
  return renderToStaticMarkup(
    <PageDataProvider page={page}>
      <InstallTheme>words</InstallTheme>
    </PageDataProvider>,
  )
}

test('the prompt has the theme that the merchant chose for it, light or dark (spec 2 §4, Install prompt)', () => {
  expect(styles['light']).not.toBe(styles['dark'])
  expect(drawnWith('light')).toBe(`<div class="${styles['light']}">words</div>`)
  expect(drawnWith('dark')).toBe(`<div class="${styles['dark']}">words</div>`)
})

import type { Linkage } from '@foyer/contract/content/linkage/linkage'
import type { PageData } from '@foyer/contract/page'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageDataProvider } from '#merchant/page-data.tsx'
import { OffersProvider } from '#navigation/offers.ts'
import { LinkageLink } from './linkage-link.tsx'

const page = { settings: { paths: { home: '/m/lobby' } } } as PageData

const htmlOf = (to: Linkage) =>
  renderToStaticMarkup(
    <PageDataProvider page={page}>
      <OffersProvider value={href => href.startsWith('/m/register')}>
        <LinkageLink to={to}>Coins</LinkageLink>
      </OffersProvider>
    </PageDataProvider>,
  )

// Proves banners-and-shortcuts-4.
test('a page that the merchant has opens in the app; without it there is no link (spec 2 §5, Banner external link)', () => {
  expect(htmlOf({ url: '/m/register?r=7' })).toBe('<a href="/m/register?r=7">Coins</a>')
  expect(htmlOf({ url: '/m/rewardCenter' })).toBe('<div>Coins</div>')
})

// Proves banners-and-shortcuts-4.
test('another site opens beside ours and gets no hold of our page', () => {
  expect(htmlOf({ url: 'brand.com/offer' })).toBe('<a target="_blank" rel="noopener" href="https://brand.com/offer">Coins</a>')
  expect(htmlOf({ url: 'javascript:alert(1)' })).toBe('<div>Coins</div>')
})

// Proves banners-and-shortcuts-5.
test('a game’s link leads to home, which starts it', () => {
  expect(htmlOf({ linkageType: 'P', vendor: 'LOTT', nodeId: '7' })).toBe('<a href="/m/lobby?card=LOTT&amp;linkageType=P&amp;nodeId=7">Coins</a>')
})

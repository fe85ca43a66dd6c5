import type { PageData } from '@foyer/contract/page'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { PageDataProvider } from '#merchant/page-data.tsx'
import { OffersProvider } from '#navigation/offers.ts'
import { BannerPicture } from './banner-picture.tsx'

const htmlOf = async (url: string, isOffered: (href: string) => boolean) => {
  const banner = { groupName: 'm_home', image: 'b.svg', alt: 'Coins', url }
  const { prelude } = await prerender(
    <PageDataProvider page={{ settings: { paths: { home: '/m/home' } } } as PageData}>
      <OffersProvider value={isOffered}>
        <BannerPicture banner={banner} first />
      </OffersProvider>
    </PageDataProvider>,
  )
  return new Response(prelude).text()
}

// Proves navigation-36.
test('a banner links to a page that the merchant has; without the page it is only a picture', async () => {
  expect(await htmlOf('/m/register', href => href === '/m/register')).toContain('href="/m/register"')
  const plain = await htmlOf('/m/register', () => false)
  expect(plain).not.toContain('href="/m/register"')
  expect(plain).toContain('alt="Coins"')
})

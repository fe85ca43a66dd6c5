import type { PageData } from '@foyer/contract/page'
import { renderToStaticMarkup } from 'react-dom/server'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageDataProvider } from '#merchant/page-data.tsx'
import type { RequestClient } from '#request/request-client.ts'
import { RequestProvider } from '#request/request-context.ts'
import { RequestError } from '#request/request-error.ts'
import { useAppLinks, type KnownLinks } from './use-app-links.ts'

beforeEach(() => {
  vi.stubGlobal('window', { location: { search: '' }, matchMedia: () => ({ matches: false }) })
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 13; Pixel 7) Chrome/120.0.0.0 Mobile Safari/537.36', maxTouchPoints: 5 })
})
afterEach(() => void vi.unstubAllGlobals())

const page = { settings: { install: { iosLiteKey: 'MOBILECONFIG', apkKey: 'Android', iconKey: 'AppDownloadIcon' } } } as PageData

const Probe = () => JSON.stringify(useAppLinks())

/** What the hook makes of an answer that is here already. */
const linksAfter = (answer: { readonly data?: unknown; readonly error?: unknown }): KnownLinks => {
  const cache = new Map([['downloads.downloadLinks', answer]])
  const html = renderToStaticMarkup(
    <PageDataProvider page={page}>
      <RequestProvider value={{} as RequestClient}>
        <SWRConfig value={{ provider: () => cache }}>
          <Probe />
        </SWRConfig>
      </RequestProvider>
    </PageDataProvider>,
  )
  return JSON.parse(html.replaceAll('&quot;', '"')) as KnownLinks
}

const refused = (status: number, errorCode: string) => new RequestError('api', { status, body: { success: false, errorCode } })

test('until the server has answered, nothing is known', () => {
  expect(linksAfter({})).toEqual({ known: false, closed: false })
})

test('the links are those for this device', () => {
  const links = [{ resourceType: 'Android', url: 'https://d.test/app.apk' }]
  expect(linksAfter({ data: { links } })).toMatchObject({ known: true, closed: false, app: 'https://d.test/app.apk' })
})

// Proves install-18.
test('maintenance and region restriction suppress the install prompt, other failures do not (spec 2 §4, Install prompt)', () => {
  expect(linksAfter({ error: refused(503, 'maintenance') })).toMatchObject({ known: true, closed: true })
  expect(linksAfter({ error: refused(451, 'region_restricted') })).toMatchObject({ known: true, closed: true })
  expect(linksAfter({ error: refused(500, 'internal') })).toMatchObject({ known: true, closed: false })
  expect(linksAfter({ error: new Error('no answer') })).toMatchObject({ known: true, closed: false })
})

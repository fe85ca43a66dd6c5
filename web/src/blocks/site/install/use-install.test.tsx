import type { PageData } from '@foyer/contract/page'
import { renderToStaticMarkup } from 'react-dom/server'
import { SWRConfig } from 'swr'
import { afterEach, expect, test, vi } from 'vitest'
import { PageDataProvider } from '#merchant/page-data.tsx'
import { createParts } from '#merchant/parts.ts'
import { PartsProvider } from '#merchant/use-parts.ts'
import type { RequestClient } from '#request/request-client.ts'
import { RequestProvider } from '#request/request-context.ts'
import { TextsProvider } from '#texts/texts-provider.tsx'
import { useInstall, type Install } from './use-install.ts'

afterEach(() => void vi.unstubAllGlobals())

const page = { settings: { install: { iosLiteKey: 'MOBILECONFIG', apkKey: 'Android', iconKey: 'AppDownloadIcon' } } } as PageData
const links = ['IOS', 'MOBILECONFIG'].map(resourceType => ({ resourceType, url: `https://d.test/${resourceType}` }))
const catalogue = { install_web: 'Add to Home Screen', install_menu: 'The menu has “{{add}}”.', footer_legacy: 'Open it in Safari.' }
const parts = createParts({ catalogues: { install: catalogue }, content: {} }, async () => ({}))

/** What there is to install in the browser that calls itself so, and where each way leads. */
const installIn = (userAgent: string, offered: readonly { readonly resourceType: string; readonly url: string }[] = links) => {
  const left: string[] = []
  const target = { addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('document', target)
  vi.stubGlobal('window', {
    ...target,
    location: { search: '', assign: (url: string) => left.push(url) },
    matchMedia: () => ({ matches: false }),
  })
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 })
  const drawn: Install[] = []
  const Probe = () => {
    drawn.push(useInstall())
    return null
  }
  renderToStaticMarkup(
    <PageDataProvider page={page}>
      <PartsProvider value={parts}>
        <TextsProvider language="EN">
          <RequestProvider value={{} as RequestClient}>
            <SWRConfig value={{ provider: () => new Map([['downloads.downloadLinks', { data: { links: offered } }]]) }}>
              <Probe />
            </SWRConfig>
          </RequestProvider>
        </TextsProvider>
      </PartsProvider>
    </PageDataProvider>,
  )
  return { left, install: drawn[0] }
}

const AGENT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

// Proves install-12.
test('with both links the profile button gets the profile, and the app button the app (spec 2 §3, Download link)', () => {
  const { left, install } = installIn(`${AGENT} Version/18.5 Mobile/15E148 Safari/604.1`)
  install?.getProfile?.()
  install?.getApp?.()
  expect(left).toEqual(['https://d.test/MOBILECONFIG', 'https://d.test/IOS'])
  expect(install?.addToScreen).toBeTypeOf('function')
})

// Proves install-2.
test('the web view of another app is offered neither a profile nor the home screen, which do not work there', () => {
  const { install } = installIn(`${AGENT} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]`)
  expect(install).toMatchObject({ getProfile: undefined, addToScreen: undefined })
  expect(install?.getApp).toBeTypeOf('function')
})

// Proves install-38.
test('where there is neither an app nor an offer of the browser, words say how it is done by hand', () => {
  const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
  expect(installIn(android, []).install).toMatchObject({ getApp: undefined, addToScreen: undefined, byHand: 'The menu has “Add to Home Screen”.' })
  expect(installIn(`${AGENT} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]`, []).install?.byHand).toBe('Open it in Safari.')
  expect(installIn(android, [{ resourceType: 'Android', url: 'https://d.test/app.apk' }]).install?.byHand).toBeUndefined()
})

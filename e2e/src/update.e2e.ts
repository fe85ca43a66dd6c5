import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults, test, textsOf } from './testing/phone.ts'

const MANIFEST = /\/asset-manifest\.json/

/** The page has looked once, and from now on the server has a newer build. */
const deployBehind = async (page: Page) => {
  await page.waitForResponse(MANIFEST)
  await page.route(MANIFEST, async route => {
    const response = await route.fetch()
    const manifest = (await response.json()) as object
    await route.fulfill({ json: { ...manifest, version: 'newer' } })
  })
}

/** The player comes back to the page; again until the dialog stands, for what comes at one moment is one check. */
const comeBack = async (page: Page, name: string) => {
  const dialog = page.getByRole('alertdialog', { name })
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('focus')))
        return dialog.isVisible()
      },
      { timeout: 10_000, interval: 300 },
    )
    .toBe(true)
  return dialog
}

test.for(['EN', 'UR'] as const)('%s: a newer build is told, and refreshed to in place, once (spec 2 §2, §4)', async (language, { phone }) => {
  const page = await phone.open('demo', '/m/login', language)
  const { shell } = textsOf(language)
  await deployBehind(page)
  const dialog = await comeBack(page, shell('pwa_update_title'))
  await dialog.getByText(shell('pwa_update_msg')).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  const loaded = page.waitForEvent('load')
  await dialog.getByRole('button', { name: shell('refresh') }).click()
  await loaded
  expect(new URL(page.url()).pathname).toBe('/m/login')
  await page.waitForResponse(MANIFEST)
  await page.waitForLoadState('networkidle')
  expect(await dialog.count()).toBe(0)
})

test('a page that does not reload in place is left for home, the visit’s codes along', async ({ phone }) => {
  const page = await phone.open('demo', '/m/nowhere?affiliateCode=abc123', 'EN')
  const { shell } = textsOf('EN')
  await deployBehind(page)
  const dialog = await comeBack(page, shell('pwa_update_title'))
  await dialog.getByRole('button', { name: shell('refresh') }).click()
  await page.waitForURL(url => url.pathname === '/m/home')
  expect(new URL(page.url()).searchParams.get('affiliateCode')).toBe('abc123')
})

test('a player who closes the dialog goes on, and is not asked about this build again', async ({ phone }) => {
  const page = await phone.open('demo', '/m/login', 'EN')
  const { shell } = textsOf('EN')
  await deployBehind(page)
  const dialog = await comeBack(page, shell('pwa_update_title'))
  await dialog.getByRole('button', { name: shell('close') }).click()
  await dialog.waitFor({ state: 'hidden' })
  let answers = 0
  page.on('response', response => void (MANIFEST.test(response.url()) && (answers += 1)))
  const askedAgain = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    return answers
  }
  // Two manifests each time; the first pair's answer has been worked with when the second is there.
  await expect.poll(askedAgain, { timeout: 10_000, interval: 300 }).toBeGreaterThanOrEqual(4)
  expect(await dialog.count()).toBe(0)
})

// vite#11804
test('a page whose file is gone after a deploy loads anew by itself, once', async ({ phone }) => {
  const page = await phone.open('demo', '/m/home', 'EN')
  const documents: string[] = []
  page.on('request', request => void (request.isNavigationRequest() && documents.push(request.url())))
  await page.route(/\/m\/assets\/register-page-.*\.js/, route => route.fulfill({ status: 404 }))
  await page
    .getByRole('link', { name: textsOf('EN').shell('register') })
    .first()
    .click()
  await expect.poll(() => documents.length).toBe(1)
  await page.waitForLoadState('networkidle')
  expect(documents).toHaveLength(1)
})

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { comeBackUntilOffered, comeBackUntilLooked, MANIFEST } from './testing/come-back.ts'
import { neverIdle } from './testing/never-idle.ts'
import { accessibilityFaults, test, textsOf, type Phone } from './testing/phone.ts'
import { closed } from './testing/wait-for.ts'

const serveBuild = (page: Page, version: string) =>
  page.route(MANIFEST, async route => {
    const response = await route.fetch()
    const manifest = (await response.json()) as object
    await route.fulfill({ json: { ...manifest, version } })
  })

/** Opens a page, and once it has checked the server has a newer build. */
const openBeforeDeploy = async (phone: Phone, path: string, language: 'EN' | 'UR') => {
  const checked = phone.page.waitForResponse(MANIFEST)
  const page = await phone.open('demo', path, language)
  await checked
  await serveBuild(page, 'newer')
  return page
}

// Proves navigation-15, updates-1.
test('the player is told of a newer build in their language; closed, the dialog does not ask about it again; the page changes in place to the next one (spec 2 §2, §4)', async ({
  phone,
}) => {
  const page = await openBeforeDeploy(phone, '/m/login', 'UR')
  const { shell } = textsOf('UR')
  const dialog = await comeBackUntilOffered(page, shell('pwa_update_title'))
  await dialog.getByText(shell('pwa_update_msg')).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: shell('close') }).click()
  await closed(dialog)
  await comeBackUntilLooked(page)
  expect(await dialog.count()).toBe(0)

  await page.unroute(MANIFEST)
  await serveBuild(page, 'newest')
  await comeBackUntilOffered(page, shell('pwa_update_title'))
  const loaded = page.waitForEvent('load')
  await dialog.getByRole('button', { name: shell('refresh') }).click()
  await loaded
  expect(new URL(page.url()).pathname).toBe('/m/login')
})

// Proves navigation-15.
test('a page that does not reload in place goes to home, with the visit’s codes', async ({ phone }) => {
  const page = await openBeforeDeploy(phone, '/m/nowhere?affiliateCode=abc123', 'EN')
  const { shell } = textsOf('EN')
  const dialog = await comeBackUntilOffered(page, shell('pwa_update_title'))
  await dialog.getByRole('button', { name: shell('refresh') }).click()
  await page.waitForURL(url => url.pathname === '/m/home')
  expect(new URL(page.url()).searchParams.get('affiliateCode')).toBe('abc123')
})

// vite#11804; that the reload brings the newer page is proven by second-build.e2e.ts
// Proves updates-5.
test('a page whose file is missing permanently reloads only once, and says that it cannot be shown', async ({ phone }) => {
  await neverIdle(phone.context)
  const page = await phone.open('demo', '/m/home', 'EN')
  const { shell } = textsOf('EN')
  const documents: string[] = []
  page.on('request', request => void (request.isNavigationRequest() && documents.push(new URL(request.url()).pathname)))
  await page.route(/\/m\/assets\/register-page-.*\.js/, route => route.fulfill({ status: 404 }))
  await page
    .getByRole('link', { name: shell('register') })
    .first()
    .click()
  await page.getByRole('heading', { name: shell('crash_title') }).waitFor()
  expect(documents).toEqual(['/m/register'])

  await page.unrouteAll()
  await page.getByRole('button', { name: shell('reload') }).click()
  await page.getByRole('button', { name: textsOf('EN').identity('register_submit') }).waitFor()
})

// Proves updates-5.
test('a file that is missing while it is loaded ahead takes no page away; one that the player waits for does', async ({ phone }) => {
  const REGISTER = /\/m\/assets\/register-page-.*\.js/
  let tries = 0
  await phone.context.route(REGISTER, route => {
    tries += 1
    return route.fulfill({ status: 404 })
  })
  const page = await phone.open('demo', '/m/home', 'EN')
  const { shell } = textsOf('EN')
  const documents: string[] = []
  page.on('request', request => void (request.isNavigationRequest() && documents.push(new URL(request.url()).pathname)))
  await expect.poll(() => tries).toBeGreaterThan(0)
  await page.getByRole('button', { name: shell('language') }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await closed(page.getByRole('dialog'))
  expect(documents).toEqual([])

  await page
    .getByRole('link', { name: shell('register') })
    .first()
    .click()
  await page.waitForEvent('load')
  expect(documents).toEqual(['/m/register'])
})

import { languageCodes, languages } from '@foyer/contract/languages'
import { expect } from 'vitest'
import { closeInTime } from './testing/close-in-time.ts'
import { movementOf, noteMovement } from './testing/movement.ts'
import { neverIdle } from './testing/never-idle.ts'
import { addressOf, test, textsOf } from './testing/phone.ts'

/** The limit of decision 14. */
const LAYOUT_SHIFT_LIMIT = 0.02

/** Both merchants and both directions, and two scripts whose lines end without spaces. */
const visits = [
  ['demo', 'EN'],
  ['aurora', 'UR'],
  ['demo', 'TH'],
  ['aurora', 'CN'],
] as const

test.for(visits)(
  '%s in %s: the page stands in the HTML, is taken over without a fault and does not move',
  async ([merchant, language], { phone }) => {
    await noteMovement(phone.page)
    const page = await phone.open(merchant, '/m/home?affiliateCode=x', language)
    const { html, dir } = languages[language]
    expect(await page.locator('html').getAttribute('lang')).toBe(html)
    expect(await page.locator('html').getAttribute('dir')).toBe(dir)
    await page
      .getByRole('link', { name: textsOf(language).shell('log_in') })
      .first()
      .waitFor()
    // A mismatch between server and browser (React 418) is among the complaints.
    expect(phone.complaints).toEqual([])
    expect(await movementOf(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT)
  },
)

test('home has the words, the language and the direction of every language, and is taken over in each without a fault', async ({ phone }) => {
  // What a page loads once it is idle is the same in every language, and half as much work again.
  await neverIdle(phone.context)
  for (const language of languageCodes) {
    const page = await phone.open('demo', '/m/home', language)
    const { html, dir } = languages[language]
    await page.locator(`html[lang="${html}"][dir="${dir}"]`).getByText(textsOf(language).shell('log_in'), { exact: true }).first().waitFor()
  }
  expect(phone.complaints).toEqual([])
})

// Proves navigation-21.
test.for([
  ['demo', '/'],
  ['aurora', '/m/index.html'],
] as const)('%s: home is there before any script has run', async ([merchant, path], { browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(addressOf(merchant, `${path}?language=EN`))
  await page.getByRole('navigation', { name: textsOf('EN').shell('main_navigation') }).waitFor()
  expect(await page.getByRole('region').count()).toBeGreaterThan(0)
  await closeInTime(context)
})

test('no policy is broken and no file is missing on the pages for signing in and registering', async ({ phone }) => {
  const missing: string[] = []
  phone.page.on('response', response => void (response.status() >= 400 && missing.push(response.url())))
  for (const path of ['/m/login', '/m/register.html']) await phone.open('demo', path, 'EN')
  expect(missing).toEqual([])
  expect(phone.complaints).toEqual([])
})

// Proves banners-and-shortcuts-2.
test('a member’s page has no word of signing up, from the first paint on; a visitor’s has both ways in before the app has started', async ({
  phone,
}) => {
  const { context, page } = phone
  await context.addInitScript(() => {
    if (location.protocol === 'http:' && location.search.includes('as=member')) sessionStorage.setItem('MC_SESSION_INFO', '{}')
  })
  // The page as the server made it: its app never arrives.
  await page.route('**/m/assets/entry-client*.js', () => {})
  const { shell } = textsOf('EN')
  const signUp = page.getByRole('link', { name: shell('register') }).filter({ visible: true })
  const logIn = page.getByRole('link', { name: shell('log_in') }).filter({ visible: true })
  for (const merchant of ['demo', 'aurora'] as const) {
    await page.goto(addressOf(merchant, '/m/home?language=EN'), { waitUntil: 'commit' })
    await signUp.first().waitFor()
    await logIn.first().waitFor()
    const banner = page.locator('main a[href*="/m/register"] img').first()
    await banner.waitFor()
    await page.goto(addressOf(merchant, '/m/home?language=EN&as=member'), { waitUntil: 'commit' })
    await page.locator('html[data-member]').waitFor({ state: 'attached' })
    await page.locator('main footer').waitFor()
    expect([await signUp.count(), await logIn.count(), await banner.isVisible()]).toEqual([0, 0, false])
  }
})

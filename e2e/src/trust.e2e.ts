import { textOf } from '@foyer/texts/load'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityFaults, addressOf, PHONE, test, textsOf, type Merchant } from './testing/phone.ts'
import { withoutOffers } from './testing/without-prompts.ts'

// What a stranger looks at before they trust a house with money: its documents, its answers, what it notes of them; and how it looks.

const LANGUAGES = { demo: 'EN', aurora: 'UR' } as const
const both = Object.keys(LANGUAGES) as readonly Merchant[]

describe('the documents of the house', () => {
  test.for(both)('at %s home’s footer leads to each; each has a title of its own, its text and its version', async (merchant, { phone }) => {
    const language = LANGUAGES[merchant]
    const { shell, lobby } = textsOf(language)
    const page = await phone.open(merchant, '/m/home', language)
    const titles = new Set<string>()
    for (const name of ['terms', 'privacyPolicy', 'licence', 'company'] as const) {
      const link = page.getByRole('navigation', { name: shell('terms') }).getByRole('link', { name: shell(name), exact: true })
      // What happens in the house comes above the footer once the player is near it, also after going back.
      await link.scrollIntoViewIfNeeded()
      await page.getByRole('heading', { name: lobby('next_draws') }).waitFor()
      await link.click()
      await page.waitForURL(`**/m/${name}**`)
      await page.getByRole('heading', { level: 1, name: shell(name) }).waitFor()
      await page
        .getByRole('article')
        .getByText(/2026-\d\d-\d\d/)
        .waitFor()
      expect(await page.getByRole('article').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1)
      expect(await accessibilityFaults(page)).toEqual([])
      await expect.poll(() => page.title()).toContain(shell(name))
      titles.add(await page.title())
      await page.getByRole('link', { name: shell('back') }).click()
      await page.waitForURL('**/m/home**')
    }
    expect(titles.size).toBe(4)
  })

  // Proves search-metadata-5.
  test('what search engines and shared links read of a document is its own; it names its translations', async ({ phone }) => {
    const page = await phone.open('demo', '/m/terms', 'EN')
    const { shell } = textsOf('EN')
    const contentOf = (css: string) => page.locator(css).getAttribute('content')
    const title = `${shell('terms')} · Lumina`
    expect([await page.title(), await contentOf('meta[property="og:title"]')]).toEqual([title, title])
    const description = await contentOf('meta[name=description]')
    expect(description).toBe(await contentOf('meta[property="og:description"]'))
    expect(await page.getByRole('article').getByRole('paragraph').first().textContent()).toContain(description?.slice(0, 40))
    expect(await contentOf('meta[property="og:image"]')).toMatch(/^http.*\/m\/pictures\/demo\/icon-512\./)
    expect(await page.locator('link[rel=alternate][hreflang]').count()).toBe(20)
    const map = await (await page.request.get(addressOf('demo', '/sitemap.xml'))).text()
    for (const name of ['terms', 'privacyPolicy', 'licence', 'company', 'support']) expect(map).toContain(`/m/${name}</loc>`)
  })
})

describe('the help center', () => {
  test.for(both)('at %s its answers are found by a word, and say so where there is none', async (merchant, { phone }) => {
    const language = LANGUAGES[merchant]
    const chat = textOf(language, 'chat')
    const page = await phone.open(merchant, '/m/support', language)
    const questions = page.getByRole('main').locator('details')
    const all = await questions.count()
    expect(all).toBeGreaterThanOrEqual(10)
    await questions.first().locator('summary').click()
    await questions.first().locator('p').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    const first = (await questions.first().locator('summary').textContent()) ?? ''
    const search = page.getByRole('searchbox', { name: chat('help_search') })
    await search.fill(first)
    await expect.poll(() => questions.count()).toBeLessThan(all)
    await page.getByText(first, { exact: true }).waitFor()
    await search.fill('zzzzqqqq')
    await page.getByRole('status').getByText(chat('help_none')).waitFor()
    await search.fill('')
    await expect.poll(() => questions.count()).toBe(all)
  })
})

// Proves common-store-5.
describe('dark and light', () => {
  test('a visitor’s choice shows at once, stays on every page and after a new load, and is whole in both', async ({ phone }) => {
    const page = await phone.open('demo', '/m/support', 'EN')
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--background').trim())
    const own = await background()
    for (const scheme of ['light', 'dark'] as const) {
      await page.evaluate(chosen => localStorage.setItem('SHELL_scheme', chosen), scheme)
      await page.reload({ waitUntil: 'networkidle' })
      expect(await page.evaluate(() => document.documentElement.dataset['scheme'])).toBe(scheme)
      expect(await accessibilityFaults(page)).toEqual([])
      expect((await background()) === own).toBe(scheme === 'dark')
    }
  })
})

describe('the question for consent, in both demo houses', () => {
  test.override({ consent: 'open' })

  // Proves tracking-7.
  test.for(both)(
    'at %s a no is as near as a yes, closes it for good, and can be changed where the privacy policy leads',
    async (merchant, { phone }) => {
      const language = LANGUAGES[merchant]
      const tracking = textOf(language, 'tracking')
      const legal = textOf(language, 'legal')
      const page = await phone.open(merchant, '/m/home', language)
      const sheet = page.getByRole('dialog', { name: tracking('consent_title') })
      await sheet.waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
      await sheet.getByRole('button', { name: tracking('consent_necessary'), exact: true }).click()
      await sheet.waitFor({ state: 'detached' })
      await phone.open(merchant, '/m/privacyPolicy', language)
      await page.getByRole('link', { name: legal('privacy_choice') }).click()
      await page.waitForURL(/\/m\/privacy(\?|$)/)
      await page.getByText('Voluum').waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
      const advertising = page.getByRole('checkbox', { name: tracking('consent_marketing') })
      expect(await advertising.isChecked()).toBe(false)
      await advertising.check()
      await page.getByRole('button', { name: tracking('consent_save') }).click()
      await page.getByText(tracking('privacy_saved')).first().waitFor()
      await page.reload({ waitUntil: 'networkidle' })
      expect(await advertising.isChecked()).toBe(true)
    },
  )
})

/** How many windows were opened in this tab, counted by the page itself: one that was closed counts too. */
const countWindows = (page: Page) =>
  page.addInitScript(() => {
    const show = HTMLDialogElement.prototype.showModal
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      sessionStorage.setItem('TEST_windows', String(Number(sessionStorage.getItem('TEST_windows') ?? '0') + 1))
      return show.call(this)
    }
  })

// Proves notices-17.
test('on the first three pages of a first visit one window opens by itself, and the next comes only after them', async ({ browser }) => {
  const context = await browser.newContext({ ...PHONE, announcements: true, consent: 'open' })
  await withoutOffers(context)
  const page = await context.newPage()
  await countWindows(page)
  const windows = () => page.evaluate(() => Number(sessionStorage.getItem('TEST_windows') ?? '0'))
  const { announcements } = textsOf('EN')
  const tracking = textOf('EN', 'tracking')
  const openHome = () => page.goto(addressOf('demo', '/m/home?language=EN'), { waitUntil: 'networkidle' })
  const popup = page.getByRole('dialog', { name: announcements('announcements') })

  await page.clock.install()
  /** Lets pass what windows wait for, and more: no window of the page comes later by itself. */
  const settle = async () => {
    for (let step = 0; step < 10; step += 1) await page.clock.fastForward(2_000)
  }

  await openHome()
  const sheet = page.getByRole('dialog', { name: tracking('consent_title') })
  await expect.poll(async () => (await settle(), sheet.isVisible())).toBe(true)
  await sheet.getByRole('button', { name: tracking('consent_necessary'), exact: true }).click()
  await settle()
  await sheet.waitFor({ state: 'detached' })
  for (let view = 2; view <= 3; view += 1) {
    const answer = page.waitForResponse(/wps\/announcements\/popups/)
    await openHome()
    await settle()
    await answer
    await settle()
    expect(await windows()).toBe(1)
  }
  await openHome()
  await expect.poll(async () => (await settle(), popup.isVisible())).toBe(true)
  expect(await windows()).toBe(2)
})

import { eventHandlers, xssFilterEvasion } from '@foyer/contract/html/testing/xss-filter-evasion'
import type { LanguageCode } from '@foyer/contract/languages'
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, describe, expect } from 'vitest'
import { closeInTime } from './testing/close-in-time.ts'
import { signInAtHome } from './testing/fresh-phone.ts'
import { signInByCall } from './testing/member-by-calls.ts'
import { accessibilityFaults, addressOf, PATIENCE, PHONE, test, textsOf, type Merchant, type TestBrowser } from './testing/phone.ts'
import { closed } from './testing/wait-for.ts'
import { withoutOffers } from './testing/without-prompts.ts'

const contexts: BrowserContext[] = []
afterEach(async () => {
  for (const context of contexts.splice(0)) await closeInTime(context)
})

/** A phone on which every prompt but those of this file has been closed. */
const phoneOf = async (browser: TestBrowser): Promise<Page> => {
  const context = await browser.newContext({ ...PHONE, announcements: true, acceptDownloads: true })
  contexts.push(context)
  await withoutOffers(context)
  return context.newPage()
}
const visit = (page: Page, merchant: Merchant, path: string, language: LanguageCode) =>
  page.goto(`${addressOf(merchant, path)}?language=${language}`, { waitUntil: 'networkidle' })

const popup = (page: Page, language: LanguageCode) => page.getByRole('dialog', { name: textsOf(language).announcements('announcements') })
const button = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

/** The slide in view; the others are inert. */
const slide = (page: Page) => page.getByRole('dialog').locator('li:not([inert])')

describe('announcements (spec 2 §4, Announcement popup)', () => {
  // Proves announcements-1, announcements-2.
  test('a visitor meets the visitor’s announcements, turns them and goes to the promotion', async ({ browser }) => {
    const page = await phoneOf(browser)
    const { announcements } = textsOf('EN')
    await visit(page, 'demo', '/m/home', 'EN')
    await popup(page, 'EN').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await slide(page).getByRole('heading', { name: 'Welcome to Lumina' }).waitFor()
    await button(page, announcements('next')).click()
    await slide(page).getByRole('heading', { name: 'Tonight’s draw' }).waitFor()
    await button(page, announcements('previous')).click()
    await slide(page).getByRole('heading', { name: 'Welcome to Lumina' }).waitFor()
    await slide(page)
      .getByRole('link', { name: textsOf('EN').shell('register') })
      .click()
    await page.waitForURL('**/m/register**')
    await popup(page, 'EN').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => localStorage.getItem('SHELL_PU_B'))).toContain('"show":false')
  })

  // Proves announcements-9.
  test('a visitor who closed his popup and signs in meets the member’s', async ({ browser }) => {
    const page = await phoneOf(browser)
    await visit(page, 'demo', '/m/home', 'EN')
    await popup(page, 'EN').waitFor()
    await button(page, textsOf('EN').shell('close')).click()
    await closed(popup(page, 'EN'))
    await signInAtHome(page)
    await popup(page, 'EN').getByText('Sign-in is safer now').waitFor({ state: 'attached' })
    await popup(page, 'EN').waitFor()
    const safer = slide(page).getByRole('heading', { name: 'Sign-in is safer now' })
    // At the player's first sign-in another one comes before it.
    await expect
      .poll(async () => {
        if (!(await safer.isVisible())) await button(page, textsOf('EN').announcements('next')).click()
        return safer.isVisible()
      })
      .toBe(true)
    // A link in the content leads on inside the app.
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
    await slide(page).getByRole('link', { name: 'security settings' }).click()
    await page.waitForURL('**/m/member/security**')
    await popup(page, 'EN').waitFor({ state: 'detached' })
    expect(await page.locator('body[data-same-document]').count()).toBe(1)
  })

  // Proves announcements-14.
  test('with forceRead, closing first steps through every slide', async ({ browser }) => {
    const page = await phoneOf(browser)
    const { announcements, shell } = textsOf('UR')
    await visit(page, 'aurora', '/m/home', 'UR')
    await popup(page, 'UR').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel(announcements('hide_forever')).check()
    expect(await button(page, shell('close')).count()).toBe(0)
    await page.keyboard.press('Escape')
    // It stays open, at the next slide.
    await popup(page, 'UR')
      .getByText(shell('banner_position', { position: 2, total: 2 }))
      .waitFor()
    await button(page, shell('close')).click()
    await closed(popup(page, 'UR'))
    expect(await page.evaluate(() => localStorage.getItem('SHELL_PU_B'))).toContain('"hideForever":1')
  })

  // Proves announcements-14.
  test('with forceRead, Esc after Esc turns the slides: Chrome closes a dialog at the second, whatever the page says', async ({ browser }) => {
    const page = await phoneOf(browser)
    const { shell } = textsOf('EN')
    const slides = ['One', 'Two', 'Three'].map(title => ({ id: title, title, content: title, category: 'news', execution: 'B' }))
    const value = { announcements: slides, hide: 'today', turn: 'arrows', forceRead: true }
    await page.route('**/wps/announcements/popups', route => route.fulfill({ json: { success: true, value } }))
    await visit(page, 'demo', '/m/home', 'EN')
    await slide(page).getByRole('heading', { name: 'One' }).waitFor()
    await page.keyboard.press('Escape')
    // It stays open.
    await slide(page).getByRole('heading', { name: 'Two' }).waitFor()
    await page.keyboard.press('Escape')
    // It stays open.
    await slide(page).getByRole('heading', { name: 'Three' }).waitFor()
    await button(page, shell('close')).click()
    await closed(popup(page, 'EN'))
  })

  // Proves announcements-7.
  test('of the published list of hostile HTML nothing acts in the web, whoever sent it', async ({ browser }) => {
    const page = await phoneOf(browser)
    const alerts: string[] = []
    page.on('dialog', dialog => {
      alerts.push(dialog.message())
      void dialog.dismiss()
    })
    const handlers = eventHandlers.map(name => `<p ${name}="alert(1)">XSS</p>`).join('')
    const vectors = [...xssFilterEvasion, ['Event handlers', handlers] as const]
    const hostile = vectors.map(([title, content], at) => ({ id: `n${at}`, title, content, category: 'news', execution: 'B' }))
    const value = { announcements: hostile, hide: 'today', turn: 'arrows', forceRead: false }
    await page.route('**/wps/announcements/popups', route => route.fulfill({ json: { success: true, value } }))
    await visit(page, 'demo', '/m/home', 'EN')
    await popup(page, 'EN').waitFor()
    const left = await page.evaluate(() =>
      [...document.querySelectorAll('dialog li > div > div:last-child *')].map(({ tagName, attributes }) => ({
        tag: tagName.toLowerCase(),
        attributes: [...attributes].map(({ name, value: text }) => `${name}=${text}`),
      })),
    )
    expect(left.length).toBeGreaterThan(20)
    expect(left.filter(({ tag }) => !/^(?:a|img|p|br|div|span|ul|li|table|tbody|tr|td|b|i)$/.test(tag))).toEqual([])
    const attributes = left.flatMap(element => element.attributes)
    expect(attributes.filter(text => !/^(?:href=(?:https?:\/\/|\/m\/)|src=(?:https:\/\/|\/(?!\/))|class=[a-z -]+$|alt=)/.test(text))).toEqual([])
    expect(alerts).toEqual([])
  })
})

// Proves announcements-4, announcements-5.
test('the list of messages knows what was read', async ({ browser }) => {
  const page = await phoneOf(browser)
  const { announcements } = textsOf('UR')
  await visit(page, 'aurora', '/m/messages', 'UR')
  const unread = page.getByRole('img', { name: announcements('unread') })
  await unread.first().waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.title()).toBe('Aurora: پیغامات')
  const before = await unread.count()
  await page.getByRole('main').getByRole('heading').getByRole('button').first().click()
  await expect.poll(() => unread.count()).toBe(before - 1)
  await page.getByRole('button', { name: announcements('mark_all_read') }).click()
  await expect.poll(() => unread.count()).toBe(0)
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('heading').first().waitFor()
  expect(await unread.count()).toBe(0)
})

// Proves announcements-2.
test.for([
  [0, 1],
  [3, 0],
] as const)('in the inbox a member of type %i has %i buttons to a promotion (spec 2 §3, Member info)', async ([type, buttons], { phone }) => {
  const { page } = phone
  await signInByCall(page)
  await page.addInitScript(own => {
    if (location.protocol !== 'http:') return
    const session = JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as object
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...session, type: own }))
  }, type)
  const jackpot = { id: 'jackpot', title: 'Jackpot', content: '<p>Tonight</p>', category: 'promotions', execution: 'A' }
  const promotion = { ...jackpot, promotionType: 'activity', url: '/m/activity?id=lantern-nights' }
  const items = [{ kind: 'news', key: 'news:jackpot', at: null, isNew: false, ...promotion }]
  await page.route('**/wps/inbox', route => route.fulfill({ json: { success: true, value: { items } } }))
  await phone.open('demo', '/m/messages', 'EN')
  await page.getByRole('button', { name: 'Jackpot' }).click()
  await page.getByText('Tonight').waitFor()
  expect(await page.getByRole('link', { name: textsOf('EN').announcements('go_to_activity') }).count()).toBe(buttons)
})

// Proves announcements-3, announcements-17.
test('a picture that was saved never shows again (spec 2 §4, Download-image popup)', async ({ browser }) => {
  const page = await phoneOf(browser)
  const { announcements, shell } = textsOf('EN')
  const value = { announcements: [], hide: 'none', turn: 'arrows', forceRead: false }
  await page.route('**/wps/announcements/popups', route => route.fulfill({ json: { success: true, value } }))
  // It is kept for those who come again.
  await page.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('SHELL_visits', '1')
  })
  await page.clock.install()
  await visit(page, 'demo', '/m/home', 'EN')
  const picture = (title: string) => page.getByRole('dialog', { name: title })
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(20_000)
        return picture('Keep this picture').isVisible()
      },
      { timeout: PATIENCE },
    )
    .toBe(true)
  await page.clock.fastForward(1_000)
  expect(await accessibilityFaults(page)).toEqual([])
  const download = page.waitForEvent('download')
  await button(page, announcements('save_picture')).click()
  expect((await download).suggestedFilename()).toMatch(/^Lumina-popup-1\.[0-9a-f]{8}\.png$/)
  await picture('A tip').waitFor()
  await button(page, shell('close')).click()
  await closed(picture('A tip'))
  expect(await page.evaluate(() => [localStorage.getItem('SHELL_popupImages'), sessionStorage.getItem('SHELL_popupImage')])).toEqual([
    expect.stringContaining('Lumina-popup-1.'),
    '0',
  ])
})

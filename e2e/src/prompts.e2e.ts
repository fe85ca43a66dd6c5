import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { agents, FORCED_SHOWN, kept, open, signIn, signInAtHome, test, visitAgain, withWords } from './testing/fresh-phone.ts'
import { textsOf } from './testing/phone.ts'
import { turnTo } from './testing/turn-to.ts'
import { closed } from './testing/wait-for.ts'

const { install, shell } = textsOf('EN')
const BRAND = { brand: 'Lumina' }

const forcedDownload = (page: Page) => page.getByRole('dialog').getByText(install('forced_title', BRAND))
const installFooter = (page: Page) => page.getByRole('complementary', { name: install('install_title', BRAND) })

describe('the one queue of prompts (spec 2 §4, Order of prompts)', () => {
  // Proves install-2, install-37.
  test('the footer stands above the tab bar; a visitor who signs in on home meets the forced download before the install prompt', async ({
    fresh,
  }) => {
    const page = await fresh(agents.ios18)
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route('**/MCSFE_getDepositStats', async route => {
      await held
      await route.continue()
    })
    await open(page, 'EN')
    await installFooter(page).waitFor()
    // It stands above the tab bar, in the place of the download bar.
    const footer = await installFooter(page).boundingBox()
    const tabs = await page
      .getByRole('navigation', { name: shell('main_navigation') })
      .getByRole('list')
      .boundingBox()
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0)
    expect(await page.getByRole('complementary', { name: 'Lumina', exact: true }).count()).toBe(0)

    await signInAtHome(page)
    // The visitor's answer does not apply to the member, and nobody is asked right after signing in.
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await installFooter(page).waitFor({ state: 'detached' })
    const request = page.waitForRequest('**/MCSFE_getDepositStats')
    const again = visitAgain(page)
    await request
    // It is not known yet whether the forced download is due.
    expect(await installFooter(page).count()).toBe(0)
    answer()
    await again
    await forcedDownload(page).waitFor()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: shell('close') })
      .click()
    await closed(page.getByRole('dialog'))
    // It was the only prompt of this page view.
    expect(await installFooter(page).count()).toBe(0)
  })

  // Proves install-29.
  test('nothing asks to install right after signing in, nor on the first visit', async ({ fresh }) => {
    const page = await fresh(agents.ios18)
    await page.addInitScript(() => {
      if (location.protocol === 'http:' && sessionStorage.getItem('SHELL_visit') === null) localStorage.setItem('SHELL_visits', '0')
    })
    await open(page, 'EN')
    const bar = page.getByRole('complementary', { name: 'Lumina', exact: true })
    await bar.waitFor()
    expect(await installFooter(page).count()).toBe(0)
    await signInAtHome(page)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await bar.waitFor()
    expect(await forcedDownload(page).count()).toBe(0)
  })

  // Proves notices-15.
  test('a page view starts with the page: what was closed opens again, what a tap opened is closed', async ({ fresh }) => {
    const page = await fresh()
    await withWords(page, '"maxCloseTimes":0', '"maxCloseTimes":5')
    await signIn(page)
    await forcedDownload(page).waitFor()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: shell('close') })
      .click()
    await closed(page.getByRole('dialog'))

    await page
      .getByRole('link', { name: shell('tab_member') })
      .last()
      .click()
    await page.waitForURL('**/m/member/home')
    await page.getByRole('link', { name: shell('tab_home') }).click()
    await forcedDownload(page).waitFor()
    expect(await kept(page, FORCED_SHOWN)).toBe('2')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: shell('close') })
      .click()
    await closed(page.getByRole('dialog'))

    const bar = page.getByRole('complementary', { name: 'Lumina', exact: true })
    await bar.getByRole('button', { name: shell('close') }).click()
    await closed(bar)
    await page.getByRole('dialog').getByText(install('install_title', BRAND)).waitFor()
    // Two steps at once: a single one would only close the dialog.
    await page.evaluate(() => history.go(-2))
    await page.waitForURL('**/m/member/home')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  // Proves notices-16.
  test('a feature that cannot be loaded delays no other, and is tried again when the network returns', async ({ fresh }) => {
    const page = await fresh(agents.ios18)
    // Without an answer the question for consent is due, as soon as tracking is there.
    await page.addInitScript(() => location.protocol === 'http:' && localStorage.removeItem('SHELL_consent'))
    const TRACKING = /\/m\/assets\/tracking-[^/]*\.js$/
    let refused = 0
    await page.route(TRACKING, route => {
      refused += 1
      return route.abort()
    })
    await open(page, 'EN')
    await installFooter(page).waitFor()
    expect(refused).toBeGreaterThan(0)
    const question = page.getByRole('dialog')
    expect(await question.count()).toBe(0)

    await page.unroute(TRACKING)
    const again = page.waitForResponse(TRACKING)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    expect((await again).ok()).toBe(true)
    // One prompt opens by itself on a page view, so the question comes on the next one.
    await installFooter(page)
      .getByRole('button', { name: shell('close') })
      .click()
    await closed(installFooter(page))
    await turnTo(page, '/m/games')
    await question.waitFor()
  })

  // Proves notices-16.
  test('a window that cannot be loaded is skipped: the page stays, and it opens on a later page view', async ({ fresh }) => {
    const page = await fresh()
    const WINDOW = /\/m\/assets\/forced-download-modal-[^/]*\.js$/
    let refused = 0
    let loads = 0
    page.on('domcontentloaded', () => (loads += 1))
    await page.route(WINDOW, route => {
      refused += 1
      return route.abort()
    })
    await signIn(page)
    await expect.poll(() => refused).toBeGreaterThan(0)
    await page
      .getByRole('link', { name: shell('tab_member') })
      .last()
      .click()
    await page.waitForURL('**/m/member/home')
    await page.unroute(WINDOW)
    await page.getByRole('link', { name: shell('tab_home') }).click()
    await forcedDownload(page).waitFor()
    // The tab's page before, and home. Nobody waits for a window that comes by itself, so no page is reloaded for it.
    expect(loads).toBe(2)
  })
})

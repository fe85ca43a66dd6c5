import { describe, expect } from 'vitest'
import { FORCED_SHOWN, offer, open, test, withPageData } from './testing/fresh-phone.ts'
import { signInByCall } from './testing/member-by-calls.ts'
import { addressOf } from './testing/phone.ts'

// Demo `player` is a Lantern (level 1). Of the conditions for Moon (level 2), the deposits are met, but not the amount.

describe('member and VIP benefits (spec 2 §2, §4)', () => {
  test('a visitor signs in first', async ({ fresh }) => {
    const page = await fresh()
    await page.goto(addressOf('demo', '/m/member/benefits'))
    await page.waitForURL('**/m/login**')
  })

  test('home and the account lead to the member’s level, the way to the next, and all of them; the download bar uses the same level', async ({
    fresh,
  }) => {
    const page = await fresh()
    await page.addInitScript(key => location.protocol === 'http:' && localStorage.setItem(key, '99'), FORCED_SHOWN)
    await signInByCall(page, { remember: false })
    // With minRankLevel 1 a Lantern sees the bar (spec 2 §4).
    await withPageData(page, '"minRankLevel":null', '"minRankLevel":1')
    const { benefits, install, shell } = await open(page, 'EN')
    const bar = page.getByText(install('bar_download'))
    await bar.waitFor()
    const label = { name: benefits('progress_label', { level: 'Moon' }) }
    const level = page.getByRole('main').getByRole('link', { name: /^Lantern Goals/ })
    const ofHome = level.getByRole('progressbar', label)
    await ofHome.waitFor()
    expect(await ofHome.evaluate((progress: HTMLProgressElement) => progress.position)).toBe(0.5)
    await level.click()
    await page.waitForURL('**/m/member/benefits**')

    await page.goBack()
    await level.waitFor()
    await page
      .getByRole('link', { name: shell('tab_member') })
      .last()
      .click()
    await page.waitForURL('**/m/member/home**')
    const way = page.getByRole('progressbar', label)
    await way.waitFor()
    expect(await way.evaluate((progress: HTMLProgressElement) => progress.position)).toBe(0.5)
    expect(await way.getAttribute('aria-valuetext')).toBe(benefits('goals_reached', { completed: 1, total: 2 }))

    await page.getByRole('link', { name: benefits('benefits_title') }).click()
    await page.waitForURL('**/m/member/benefits**')
    await page.getByRole('heading', { name: benefits('goals', { level: 'Moon' }) }).waitFor()
    const goal = async (name: 'condition_deposits' | 'condition_deposited') =>
      page.getByRole('progressbar', { name: benefits(name) }).evaluate((progress: HTMLProgressElement) => progress.position)
    expect([await goal('condition_deposits'), await goal('condition_deposited')]).toEqual([1, 0.625])
    expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Spark', 'Lantern', 'Moon', 'Sunrise'])
    expect(await page.locator('[aria-current="true"]').innerText()).toContain('Lantern')

    // With minRankLevel 2 not.
    await page.unroute('**/m/home?**')
    await withPageData(page, '"minRankLevel":null', '"minRankLevel":2')
    const member = page.waitForResponse('**/wps/member/info')
    await open(page, 'EN')
    await member
    // Once this window opens, the bar would have been shown as well.
    await offer(page, 'accepted')
    await page.getByRole('dialog').waitFor()
    expect(await bar.count()).toBe(0)
  })

  test('a member without a level, and one whose request fails, get a message', async ({ fresh }) => {
    const page = await fresh()
    await page.addInitScript(key => location.protocol === 'http:' && localStorage.setItem(key, '99'), FORCED_SHOWN)
    await signInByCall(page, { remember: false })
    await page.route('**/MCSFE_getPlayerRankProgress', route => route.fulfill({ status: 502, body: '' }))
    const { benefits, shell } = await open(page, 'EN', 'demo', '/m/member/benefits')
    await page.getByText(benefits('benefits_failed')).waitFor()

    const none = {
      currentProgress: { completedConditions: 0, totalExpectedConditions: 0, conditions: [] },
      playerRankProgress: { labelId: null },
      ranks: [],
    }
    await page.unroute('**/MCSFE_getPlayerRankProgress')
    await page.route('**/MCSFE_getPlayerRankProgress', route => route.fulfill({ json: { success: true, value: none } }))
    await page.getByRole('button', { name: shell('retry') }).click()
    await page.getByText(benefits('no_levels_title')).waitFor()
  })
})

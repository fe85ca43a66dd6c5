import { textOf } from '@foyer/texts/load'
import { describe, expect } from 'vitest'
import { FORCED_SHOWN, offer, open, test, withPageData } from './testing/fresh-phone.ts'
import { enterByCall, signInByCall } from './testing/member-by-calls.ts'
import { accessibilityFaults, addressOf, serverPort } from './testing/phone.ts'
import { closed } from './testing/wait-for.ts'

// Demo `player` is a Lantern (level 1). Of the conditions for Moon (level 2), the deposits are met, but not the amount.

describe('member and VIP benefits (spec 2 §2, §4)', () => {
  // Proves navigation-24.
  test('a visitor signs in first', async ({ fresh }) => {
    const page = await fresh()
    await page.goto(addressOf('demo', '/m/member/benefits'))
    await page.waitForURL('**/m/login**')
  })

  // Proves install-31, navigation-24, ranks-and-rewards-3.
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

    expect(await accessibilityFaults(page)).toEqual([])

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

  // Proves navigation-27, ranks-and-rewards-5, ranks-and-rewards-15.
  test('rewards are taken and listed, and the board shows the member’s own place', async ({ fresh }) => {
    const merchant = 'aurora'
    const language = 'UR'
    const page = await fresh()
    await page.addInitScript(key => location.protocol === 'http:' && localStorage.setItem(key, '99'), FORCED_SHOWN)
    await enterByCall(page, merchant, serverPort())
    const { rewards, wallet, shell } = await open(page, language, merchant, '/m/rewardCenter')
    await page.getByRole('heading', { name: rewards('rewards_waiting') }).waitFor()
    const take = page.getByRole('button', { name: new RegExp(`^${rewards('reward_take')}: `) })
    const waiting = await take.count()
    expect(waiting).toBeGreaterThanOrEqual(2)
    await take.first().dblclick()
    await page.getByRole('heading', { name: rewards('rewards_taken') }).waitFor()
    expect(await take.count()).toBe(waiting - 1)
    await page.getByText(rewards('reward_points', { count: 50 })).waitFor()
    // Monday to Sunday.
    expect(
      await page
        .getByRole('list', { name: wallet('visit_week') })
        .getByRole('listitem')
        .count(),
    ).toBe(7)
    expect(await accessibilityFaults(page)).toEqual([])
    const all = page.getByRole('button', { name: wallet('claim_all_rewards', { rewards: '' }).split('(')[0]?.split('（')[0] ?? '' })
    await (waiting > 2 ? all : take.first()).click()
    await take.first().waitFor({ state: 'detached' })

    await page.getByRole('link', { name: rewards('missions_title') }).click()
    // What was reached was among the rewards, and is listed here as received.
    await page.getByRole('heading', { name: rewards('missions_day'), exact: true }).waitFor()
    expect(await take.count()).toBe(0)
    await page.getByText(rewards('board_you'), { exact: true }).waitFor()
    await page.getByRole('checkbox', { name: rewards('board_hide') }).click()
    await page.getByRole('checkbox', { name: rewards('board_hide'), checked: true }).waitFor()
    await page.getByText(rewards('board_you'), { exact: true }).waitFor({ state: 'detached' })
    expect(await accessibilityFaults(page)).toEqual([])

    await page.route('**/PROMOFE_getRewards', route => route.fulfill({ status: 502, body: '' }))
    await page.reload()
    await page.getByText(rewards('rewards_failed')).waitFor()
    await page.unroute('**/PROMOFE_getRewards')
    await page.getByRole('button', { name: shell('retry') }).click()
    await page.getByRole('heading', { name: rewards('missions_week'), exact: true }).waitFor()
  })
})

// Proves navigation-28, ranks-and-rewards-18.
test('a member orders for points, and sees orders and points (spec 2 §2, Reward center, missions, point market, feedback)', async ({ fresh }) => {
  const merchant = 'demo'
  const language = 'EN'
  const page = await fresh()
  await page.addInitScript(key => location.protocol === 'http:' && localStorage.setItem(key, '99'), FORCED_SHOWN)
  await signInByCall(page, { merchant, remember: false })
  const mall = textOf(language, 'mall')
  const errors = textOf(language, 'errors')
  const wallet = textOf(language, 'wallet')
  // What the player has depends on other tests: the server's part is proven by its own tests.
  await page.route('**/wps/mall/overview', route => route.fulfill({ status: 502, body: '' }))
  const { shell } = await open(page, language, merchant, '/m/mall/mallHome')
  await page.getByText(wallet('list_failed')).waitFor()
  await page.unroute('**/wps/mall/overview')
  const answer = (value: object) => ({ json: { success: true, value } })
  await page.route('**/wps/mall/overview', route =>
    route.fulfill(answer({ points: 5_000, left: { mug: 3, shirt: 5, cinema: 0 }, reached: [], icons: [] })),
  )
  await page.getByRole('button', { name: shell('retry') }).click()
  const cards = page.getByRole('tabpanel').getByRole('button')
  await cards.nth(2).waitFor()
  await cards.nth(1).click()
  await page.getByText(mall('too_few', { count: 1000 })).waitFor()
  await page.getByRole('button', { name: shell('close') }).click()
  await closed(page.getByRole('dialog'))
  await cards.nth(0).click()
  const submit = page.getByRole('button', { name: mall('order', { count: 2500 }) })
  await submit.click()
  await page.getByText(errors('required')).first().waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel(mall('name')).fill('Ann')
  await page.getByLabel(mall('phone')).fill('+63 900 000 0000')
  await page.getByLabel(mall('place')).fill('1 Street')
  const made = { id: 17, good: 'mug', name: 'Lantern mug', price: 2_500, state: 'sent', orderedAt: '2026-01-01T00:00:00.000Z', note: 'Parcel 4711' }
  await page.route('**/wps/mall/order', route => route.fulfill(answer(made)))
  const request = page.waitForRequest('**/wps/mall/order')
  await submit.click()
  await request
  await page.route('**/wps/mall/orders', route => route.fulfill(answer({ orders: [made], more: false })))
  await page.getByRole('tab', { name: mall('tab_orders') }).click()
  await page.getByText('Lantern mug').click()
  await page.getByText('Parcel 4711').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const spent = {
    version: 2,
    transferId: 9,
    kind: 'spend',
    reference: 'mall',
    at: made.orderedAt,
    amount: -2_500,
    balance: 2_500,
    follows: null,
    endedBy: null,
  }
  await page.route('**/wps/wallet/statement**', route =>
    route.fulfill(answer({ lines: [{ ...spent, detail: { name: 'Lantern mug' } }], more: false })),
  )
  await page.getByRole('tab', { name: mall('tab_points') }).click()
  await page.getByText('-2,500').waitFor()
})

import { readFile } from 'node:fs/promises'
import { testWallet } from '@foyer/server/src/money/testing/test-wallet.ts'
import { sumCohorts, sumFunnel, sumReports } from '@foyer/server/src/reports/sum-reports.ts'
import { testMember, testRegistration } from '@foyer/server/src/testing/test-rows.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { startConsoleSite } from '#testing/console-site.ts'
import { pressInARow } from '#testing/hand.ts'
import { accessibilityFaults, DESK, test } from '#testing/phone.ts'

const DAY = 24 * 3_600

let site: Awaited<ReturnType<typeof startConsoleSite>>
beforeAll(async () => {
  site = await startConsoleSite()
  const { system } = site.stage
  const { stores, clock, merchants } = system
  for (const id of ['ann', 'bob', 'cat'])
    await stores.members.add(testMember(id, { registeredAt: clock() }), { ...testRegistration, affiliateCode: 'summer' })
  const [ann, bob] = [testWallet(system, 'ann'), testWallet(system, 'bob')]
  await ann.deposit('ann-1', 500_000, { channel: 'bank' })
  for (let day = 0; day < 10; day += 1) {
    clock.advance(DAY)
    await ann.bet(`bet-${day}`, 10_000, { game: 'alpha-lotto' })
    await ann.win(`win-${day}`, `bet-${day}`, day === 4 ? 60_000 : 2_000)
  }
  await bob.deposit('bob-1', 123_456, { channel: 'bank' })
  const alpha = merchants.byCode('alpha')!
  await sumReports(system)(alpha)
  await sumFunnel(system)(alpha)
  await sumCohorts(system)(alpha)
})
afterAll(() => site.close())

// Proves staff-21.
test('finance reads turnover and result by day and by game, moves through the days by the keyboard, and takes the table as a file', async ({
  browser,
}) => {
  const page = await site.openAs(browser, 'finance', 'petra')
  await page.goto(site.origin)
  await page.getByRole('link', { name: 'Reports' }).first().waitFor()
  await pressInARow(page, 'g', 'r')
  await page.getByRole('heading', { name: 'Reports', level: 1 }).waitFor()
  // Ten bets of 100.00; nine wins of 20.00 and one of 600.00.
  await page.getByText('₱1,000.00').first().waitFor()
  await page.getByText('₱220.00').first().waitFor()
  const plot = page.getByRole('slider', { name: 'Turnover by day' })
  await plot.focus()
  for (let back = 0; back < 5; back += 1) await page.keyboard.press('ArrowLeft')
  await expect.poll(() => plot.getAttribute('aria-valuetext')).toContain('turnover ₱100.00, result −₱500.00')
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Game', exact: true }).click()
  await page.getByRole('cell', { name: 'Alpha Lotto' }).waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()])
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('Alpha Lotto,10,1000.00,220.00,0.2200,PHP')

  await page.getByRole('button', { name: 'Campaign', exact: true }).click()
  await page.getByRole('row', { name: /^summer ₱1,000\.00/ }).waitFor()
  // The ways of members are not finance's.
  expect(await page.getByRole('heading', { name: 'From visit to deposit' }).count()).toBe(0)
  await page.context().close()
})

// Proves staff-21.
test('an editor sees the funnel and the cohorts, and no money; support sees no reports', async ({ browser }) => {
  const page = await site.openAs(browser, 'editor', 'ed')
  await page.goto(`${site.origin}/reports`)
  await page.getByRole('heading', { name: 'From visit to deposit' }).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Registered' }).filter({ hasText: '3' }).waitFor()
  await page.getByRole('heading', { name: 'Cohorts' }).waitFor()
  expect(await page.getByText('Turnover').count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.context().close()

  const other = await browser.newContext(DESK)
  const support = await site.staff('support', 'sam')
  await other.addCookies([support.cookie])
  const closed = await other.newPage()
  await closed.goto(site.origin)
  await closed.getByRole('link', { name: 'Members' }).first().waitFor()
  expect(await closed.getByRole('link', { name: 'Reports' }).count()).toBe(0)
  const days = { from: '2026-01-01', until: '2026-01-31' }
  expect(await support.client.call('reports.money', { ...days, by: 'day' })).toMatchObject({ code: 'staff.forbidden' })
  await other.close()
})

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults, test, textsOf } from './testing/phone.ts'

const signIn = async (page: Page, password: string) => {
  const { identity } = textsOf('EN')
  await page.getByLabel(identity('username'), { exact: true }).fill('player')
  await page.getByLabel(identity('password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: identity('login_submit') }).click()
}

// Proves banners-and-shortcuts-6, banners-and-shortcuts-8, navigation-31, ranks-and-rewards-12.
test('demo: a visitor has the way in among the shortcuts, a member the way to the level; a visitor who takes part in an activity signs in, and has taken part then', async ({
  phone,
}) => {
  const { shell, activities, benefits, rewards } = textsOf('EN')
  const page = await phone.open('demo', '/m/home', 'EN')
  const row = page.getByRole('navigation', { name: shell('shortcuts') })
  const wayIn = row.getByRole('link', { name: shell('register'), exact: true })
  await wayIn.waitFor()

  await row.getByRole('link', { name: 'Lantern Nights' }).click()
  await page.getByRole('heading', { level: 1, name: 'Lantern Nights' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: activities('activity_join') }).click()
  await signIn(page, 'Lantern-42-river')
  const joined = page.getByRole('status').getByText(activities('activity_joined'))
  await joined.waitFor()
  await page.reload()
  await joined.waitFor()
  expect(await page.getByRole('button', { name: activities('activity_join') }).count()).toBe(0)

  // What it gives is taken on this page, too.
  await page.getByRole('button', { name: `${rewards('reward_take')}: Lantern Nights` }).click()
  await page.getByText(rewards('rewards_taken'), { exact: true }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('link', { name: shell('back') }).click()
  await row.getByRole('link', { name: 'VIP' }).waitFor()
  expect(await wayIn.count()).toBe(0)
  await row.getByRole('link', { name: 'VIP' }).click()
  await page.getByRole('heading', { level: 1, name: benefits('benefits_title') }).waitFor()
  expect(phone.complaints).toEqual([])
})

// Proves banners-and-shortcuts-5.
test('aurora: a visitor who follows a shortcut, a banner or an activity to a lottery arrives at its page, without a form before it (spec 2 §5, Banner external link)', async ({
  phone,
}) => {
  const { shell, activities, play } = textsOf('UR')
  const page = await phone.open('aurora', '/m/home', 'UR')
  const row = page.getByRole('navigation', { name: shell('shortcuts') })
  await row.getByRole('link', { name: play('lane_lottery') }).click()
  await page.waitForURL('**/m/lottery')
  await page.goBack()
  await page
    .getByRole('region', { name: shell('banners') })
    .locator('a[href*="card=TCG_SEA"]')
    .click()
  await page.waitForURL('**/m/lottery?vendor=TCG_SEA&**')
  await phone.open('aurora', '/m/activity?id=draws', 'UR')
  await page.getByRole('link', { name: activities('activity_go') }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: activities('activity_go') }).click()
  await page.waitForURL('**/m/lottery?vendor=TCG_SEA&**')
})

// Proves banners-and-shortcuts-7.
test('an activity that there is not is told, and leaves a warning in the log (spec 2 §5, Activity redirect)', async ({ phone }) => {
  const { activities } = textsOf('EN')
  const page = await phone.open('demo', '/m/activity?id=gone', 'EN')
  await page.getByRole('heading', { name: activities('activity_unknown_title') }).waitFor()
  expect(phone.complaints).toEqual(['There is no activity "gone"'])
})

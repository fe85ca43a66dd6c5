import { afterAll, beforeAll, expect } from 'vitest'
import { startConsoleSite } from '#testing/console-site.ts'
import { accessibilityFaults, test } from '#testing/phone.ts'

let site: Awaited<ReturnType<typeof startConsoleSite>>
beforeAll(async () => {
  site = await startConsoleSite()
})
afterAll(() => site.close())

// Proves staff-42.
test('an owner asks for another key of a merchant, a second one makes it, and the page names the new one; an auditor only reads', async ({
  browser,
}) => {
  const { lotteryKeys, stores } = site.stage.system
  const before = await lotteryKeys.of(stores, 'alpha')
  const openFor = async (role: 'owner' | 'auditor', login: string, path: string) => {
    const page = await site.openAs(browser, role, login)
    await page.goto(site.origin + path)
    return page
  }
  const page = await openFor('owner', 'olivia', '/system')
  const row = page.getByRole('table', { name: 'Keys of the server' }).getByRole('row').filter({ hasText: 'Receipts' }).filter({ hasText: 'alpha' })
  const fingerprint = await row.locator('.mono').textContent()
  await row.getByRole('button', { name: 'Replace…' }).click()
  await page.getByLabel('Reason').fill('The laptop of an engineer was stolen')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Ask for another key' }).click()
  await row.getByText('A second owner decides').waitFor()

  const second = await openFor('owner', 'ines', '/approvals')
  await second.getByRole('link', { name: /lottery|Another key/ }).click()
  await second.getByLabel('Your reason, kept for the auditor').fill('I have called Olivia')
  await second.getByRole('button', { name: /^Approve/ }).click()
  await second.getByRole('status').filter({ hasText: 'approved' }).waitFor()

  site.stage.system.clock.advance(5)
  await page.reload()
  await expect.poll(() => row.locator('.mono').textContent()).not.toBe(fingerprint)
  await row.getByText('1 before it').waitFor()
  const after = await lotteryKeys.of(stores, 'alpha')
  expect(after.earlierKeys).toEqual([before.publicKey])

  const auditor = await openFor('auditor', 'aiko', '/system')
  expect(await auditor.getByRole('button', { name: 'Replace…' }).first().getAttribute('aria-disabled')).toBe('true')
})

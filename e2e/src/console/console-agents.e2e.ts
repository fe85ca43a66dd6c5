import { readFile } from 'node:fs/promises'
import { testWallet } from '@foyer/server/src/money/testing/test-wallet.ts'
import { sumReports } from '@foyer/server/src/reports/sum-reports.ts'
import { testClock } from '@foyer/server/src/testing/test-clock.ts'
import { testMember, testRegistration } from '@foyer/server/src/testing/test-rows.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { startConsoleSite } from '#testing/console-site.ts'
import { accessibilityFaults, test } from '#testing/phone.ts'

let site: Awaited<ReturnType<typeof startConsoleSite>>
beforeAll(async () => {
  // The page chooses the month by the reader's clock.
  site = await startConsoleSite({ clock: testClock(new Date().toISOString()) })
  const { system } = site.stage
  const { stores, clock, merchants } = system
  await stores.members.add(testMember('top', { username: 'northagent', type: 1 }), testRegistration)
  for (const id of ['ann', 'bob']) await stores.members.add(testMember(id), testRegistration)
  await stores.referrals.add({ merchant: 'alpha', memberId: 'ann', inviterId: 'top', way: 'agent', joinedAt: clock() })
  const ann = testWallet(system, 'ann')
  await ann.deposit('in', 500_000)
  await ann.bet('bet', 40_000)
  await ann.win('won', 'bet', 10_000)
  await sumReports(system)(merchants.byCode('alpha')!)
})
afterAll(() => site.close())

// Proves staff-20.
test('finance reads what an agent’s players brought, takes the commission statement as a file, and makes a member an agent', async ({ browser }) => {
  const page = await site.openAs(browser, 'finance', 'petra')
  await page.goto(`${site.origin}/agents`)
  await page.getByRole('link', { name: /northagent/ }).click()
  await page.getByRole('heading', { name: 'northagent' }).waitFor()
  await page.getByLabel('Share, %').fill('12.5')
  // 12.5 % of 300.00.
  await page.getByText('₱37.50').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()])
  expect(await readFile(await file.path(), 'utf8')).toContain('Altogether,400.00,300.00,5000.00,0.00,1,37.50,PHP')

  await page.getByRole('button', { name: 'Make an agent…' }).click()
  await page.getByLabel('User name').fill('user_bob')
  await page.getByLabel('Reason').fill('Contract of today')
  await page.getByRole('button', { name: 'Make an agent', exact: true }).click()
  await page.getByRole('link', { name: /user_bob/ }).waitFor()
  expect((await site.stage.system.stores.members.byId('alpha', 'bob'))?.type).toBe(1)
  await page.context().close()
})

// Proves staff-20.
test('an auditor reads agents and makes none; support sees none', async () => {
  const request = { username: 'user_ann', reason: 'of nobody' }
  const [auditor, support] = [await site.staff('auditor', 'aiko'), await site.staff('support', 'sam')]
  const days = { from: '2026-01-01', until: '2026-01-31' }
  expect(await auditor.client.call('agents.list', days)).toMatchObject({ success: true })
  expect(await auditor.client.call('agents.make', request)).toMatchObject({ code: 'staff.forbidden' })
  expect(await support.client.call('agents.list', days)).toMatchObject({ code: 'staff.forbidden' })
})

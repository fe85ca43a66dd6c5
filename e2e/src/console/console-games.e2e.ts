import { join } from 'node:path'
import { testWallet } from '@foyer/server/src/money/testing/test-wallet.ts'
import { createWallet } from '@foyer/server/src/money/wallet.ts'
import { testLottery, writeFolder } from '@foyer/server/src/testing/test-merchants.ts'
import { testMember, testRegistration } from '@foyer/server/src/testing/test-rows.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { startConsoleSite } from '#testing/console-site.ts'
import { accessibilityFaults, DESK, test } from '#testing/phone.ts'

let site: Awaited<ReturnType<typeof startConsoleSite>>
beforeAll(async () => {
  site = await startConsoleSite({ recurring: ['lottery'] })
  const { system } = site.stage
  for (const [at, username] of [
    [1, 'mara'],
    [2, 'vito'],
  ] as const) {
    await system.stores.members.add(testMember(`${username}-0001`, { username }), testRegistration)
    const wallet = testWallet(system, `${username}-0001`)
    await wallet.deposit(`start-${at}`, 100_000)
    const detail = { provider: 'demo', round: `round-${at}`, game: 'dice', vendor: 'LANTERN' }
    await wallet.bet(`demo:spin-${at}`, 4_000, detail)
    // As a vendor's wallet books it, with the round that it belongs to.
    const win = { reference: `demo:win-${at}`, followed: `demo:spin-${at}`, amount: 9_000, detail }
    await createWallet(system).win(system.stores, { ...win, merchant: system.merchants.byCode('alpha')!, memberId: `${username}-0001` })
  }
  await writeFolder(join(system.merchantsDirectory, 'alpha'), { 'content/lotteries.json': { lotteries: [testLottery('LOTT')] } })
  await system.merchants.reload()
  await system.jobs.runDue()
})
afterAll(() => site.close())

// Proves staff-13.
test('support follows a disputed bet to its round, by the keyboard', async ({ browser }) => {
  const page = await site.openAs(browser, 'support', 'noor')
  await page.goto(`${site.origin}/games`)
  const row = page.getByRole('link', { name: /mara/ })
  await row.waitFor()
  await page.getByRole('searchbox', { name: 'Round, transaction or member' }).fill('spin-1')
  await page.getByRole('link', { name: /vito/ }).waitFor({ state: 'hidden' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('table', { name: 'Movements' }).getByText('spin-1').first().waitFor()
  await page.getByText('₱50.00').first().waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  // Of a vendor that the merchant does not have nothing can be asked.
  await page.getByRole('button', { name: 'Ask the vendor' }).click()
  await page.getByText('The vendor does not know this round').waitFor()
  // Support declares nothing void.
  expect(await page.getByRole('button', { name: /void/ }).count()).toBe(0)
})

// Proves staff-15.
test('finance asks for a round to be void, an approver declares it, and the stake is back and the win gone', async ({ browser }) => {
  const { stores } = site.stage.system
  const balance = async () => (await stores.ledger.accountsOf('alpha', 'vito-0001')).find(({ kind }) => kind === 'main')?.balance
  expect(await balance()).toBe(105_000)
  const page = await site.openAs(browser, 'finance', 'petra')
  await page.goto(`${site.origin}/games`)
  await page.getByRole('link', { name: /vito/ }).click()
  await page.getByRole('button', { name: 'Declare void…' }).click()
  await page.getByLabel('Reason').fill('The game paid a prize that its table does not have.')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Ask a second person' }).click()
  await page.getByRole('status').filter({ hasText: 'A second person is asked' }).waitFor()
  expect(await balance()).toBe(105_000)

  await page.context().clearCookies()
  await page.context().addCookies([(await site.staff('approver', 'ivo')).cookie])
  await page.goto(`${site.origin}/approvals`)
  await page.getByRole('link', { name: /round/i }).first().click()
  await page.getByLabel('Your reason, kept for the auditor').fill('I have compared the table.')
  await page.getByRole('button', { name: /^Approve/ }).click()
  await page.getByRole('status').filter({ hasText: 'approved' }).waitFor()
  expect(await balance()).toBe(100_000)
})

// Proves staff-14.
test('finance asks for a draw to be void, an approver declares it, and its page shows the signed statement', async ({ browser }) => {
  const maker = await site.staff('finance', 'dario')
  const checker = await site.staff('approver', 'ines')
  const desk = await browser.newContext(DESK)
  await desk.addCookies([maker.cookie])
  const page = await desk.newPage()
  await page.goto(`${site.origin}/games/draws`)
  const first = page.getByRole('link', { name: /on sale/ }).first()
  await first.waitFor()
  await first.click()
  await page.getByRole('heading', { name: 'Course' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Declare void…' }).click()
  await page.getByLabel('Declared by, as everybody reads it').fill('Head of draws')
  await page.getByLabel('Reason, the auditor reads it').fill('The prize table was wrong.')
  await page.getByRole('button', { name: 'Ask a second person' }).click()
  await page.getByRole('status').filter({ hasText: 'A second person is asked' }).waitFor()
  const draw = page.url()

  await desk.clearCookies()
  await desk.addCookies([checker.cookie])
  await page.goto(`${site.origin}/approvals`)
  await page.getByRole('link', { name: /draw/i }).first().click()
  await page.getByText('Head of draws').first().waitFor()
  await page.getByLabel('Your reason, kept for the auditor').fill('I have compared the table.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: 'approved' }).waitFor()
  await page.goto(draw)
  await page.getByText(/Void since .* declared by Head of draws: The prize table was wrong\./).waitFor()
  await page.getByText('Statement that it is void').waitFor()
})

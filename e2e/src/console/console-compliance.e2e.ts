import { readFile } from 'node:fs/promises'
import { opValue } from '@foyer/server/src/staff/testing/console-stage.ts'
import { testMember, testRegistration } from '@foyer/server/src/testing/test-rows.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { startConsoleSite } from '#testing/console-site.ts'
import { accessibilityFaults, DESK, test } from '#testing/phone.ts'

let site: Awaited<ReturnType<typeof startConsoleSite>>
beforeAll(async () => {
  site = await startConsoleSite()
  for (const id of ['mara-0001', 'bob-0001'])
    await site.stage.system.stores.members.add(testMember(id, { username: id.slice(0, -5) }), testRegistration)
})
afterAll(() => site.close())

// Proves staff-28.
test('a request about data is written down, the member gets everything as a file, and the request is answered', async ({ browser }) => {
  const { cookie } = await site.staff('compliance', 'yuki')
  const desk = await browser.newContext({ ...DESK, acceptDownloads: true })
  await desk.addCookies([cookie])
  const page = await desk.newPage()
  await page.goto(`${site.origin}/members/alpha/mara-0001/data`)
  await page.getByRole('heading', { name: 'What is kept' }).waitFor()
  await page.getByRole('button', { name: 'Write down a request' }).click()
  await page.getByLabel('What for').selectOption('access')
  await page
    .getByRole('dialog')
    .getByLabel(/^For the staff/)
    .fill('By letter of 3 January.')
  await page.getByRole('button', { name: 'Write it down' }).click()
  await page.getByRole('status').filter({ hasText: 'Written down: due' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'All data as a file' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/^For the staff/)
    .fill('By letter of 3 January.')
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Take the file' }).click()])
  expect(download.suggestedFilename()).toBe('alpha-mara.json')
  expect(await readFile(await download.path(), 'utf8')).toContain('"username": "mara"')

  await page.goto(`${site.origin}/compliance`)
  await page.getByRole('link', { name: /Wants their data/ }).click()
  await page.getByLabel('Answer').fill('The file was handed over.')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('status').filter({ hasText: 'Noted as done' }).waitFor()
  await page.getByText('No request about data is open.').waitFor()
})

// Proves staff-27.
test('a regulator’s register is imported, and leaves the house only by two people', async ({ browser }) => {
  const maker = await site.staff('compliance', 'noor')
  const checker = await site.staff('owner', 'ines')
  const desk = await browser.newContext({ ...DESK, acceptDownloads: true })
  await desk.addCookies([maker.cookie])
  const page = await desk.newPage()
  await page.goto(`${site.origin}/compliance/exclusions/alpha`)
  await page.getByText('Nobody is excluded at this merchant.').waitFor()
  await page.getByRole('button', { name: 'Import a register…' }).click()
  const file = { name: 'register.csv', mimeType: 'text/csv', buffer: Buffer.from('Username;Region\nbob;NCR\nstranger;NCR\n') }
  await page.getByLabel('File').setInputFiles(file)
  await page.getByLabel('Reason, the auditor reads it').fill('The register of January.')
  await page.getByRole('button', { name: 'Exclude 2 people of it' }).click()
  await page.getByRole('dialog', { name: 'Imported' }).waitFor()
  await page.getByRole('button', { name: 'Ready' }).click()
  await page.getByRole('table', { name: 'Register of exclusions' }).getByRole('link', { name: 'bob' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Ask for a file…' }).click()
  await page.getByLabel('Reason, the auditor reads it').fill('For the regulator.')
  await page.getByRole('button', { name: 'Ask a second person' }).click()
  await page.getByText('Waits for a second person').waitFor()
  const [request] = opValue(await checker.client.call('approvals.list', { state: 'waiting' })).approvals
  const key = { merchant: 'alpha', id: request?.id ?? '' }
  const { seen } = opValue(await checker.client.call('approvals.get', key))
  opValue(await checker.client.call('approvals.decide', { ...key, decision: 'approve', answer: 'The letter is here.', seen: seen ?? '' }))
  await page.reload()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Take the file' }).click()])
  expect(await readFile(await download.path(), 'utf8')).toContain('bob')
})

// Proves staff-28.
test('support sees neither the page nor a member’s data', async ({ browser }) => {
  const page = await site.openAs(browser, 'support', 'rita')
  await page.goto(`${site.origin}/compliance`)
  await page.getByRole('heading', { name: 'Not found' }).waitFor()
  await page.goto(`${site.origin}/members/alpha/mara-0001/data`)
  await page.getByText('Compliance and the auditor see what is kept of a member.').waitFor()
})

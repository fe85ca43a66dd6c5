import type { Role } from '@foyer/contract/ops/permissions'
import { IDENTITY_SEAL } from '@foyer/server/src/identity-checks/send-identity.ts'
import { testMember, testRegistration } from '@foyer/server/src/testing/test-rows.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { startConsoleSite } from '#testing/console-site.ts'
import { accessibilityFaults, test, type TestBrowser } from '#testing/phone.ts'

const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
let site: Awaited<ReturnType<typeof startConsoleSite>>
beforeAll(async () => {
  site = await startConsoleSite()
  const { stores, seals, clock, inUnit } = site.stage.system
  const sealed = seals.seal(IDENTITY_SEAL, PICTURE.toString('base64'))
  for (const id of ['ann', 'bob']) {
    await stores.members.add(testMember(id), testRegistration)
    const sent = { merchant: 'alpha', memberId: id, clientId: `document-${id}`, document: 'identity-card', sentAt: clock() } as const
    await inUnit(unit => unit.identityChecks.add(sent, [sealed, sealed]))
  }
})
afterAll(() => site.close())

const openFor = async (browser: TestBrowser, role: Role, login: string, path: string) => {
  const page = await site.openAs(browser, role, login)
  await page.goto(site.origin + path)
  return page
}

// Proves staff-43, staff-63.
test('compliance accepts a document, a second person decides, another one is refused, and the acceptance is taken back; support sees none of it', async ({
  browser,
}) => {
  const page = await openFor(browser, 'compliance', 'vera', '/compliance/identity')
  await page.getByRole('link', { name: /user_ann/ }).click()
  await page.getByRole('img', { name: 'Picture 1 of 2' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Accept…' }).click()
  await page.getByLabel('Born').fill('1990-05-17')
  await page.getByLabel('Last day of the document').fill('2030-01-31')
  await page.getByLabel('Reason').fill('Both sides, sharp')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Ask a second person' }).click()
  await page.getByText('A second person decides about it.').first().waitFor()

  const second = await openFor(browser, 'compliance', 'cora', '/approvals')
  await second.getByRole('link', { name: /user_ann|document/ }).click()
  await second.getByLabel('Your reason, kept for the auditor').fill('I see the same')
  await second.getByRole('button', { name: /^Approve/ }).click()
  await second.getByRole('status').filter({ hasText: 'approved' }).waitFor()
  const { stores, clock } = site.stage.system
  expect(await stores.identityChecks.isValid({ merchant: 'alpha', memberId: 'ann' }, clock())).toBe(true)

  await page.getByRole('link', { name: /user_bob/ }).click()
  await page.getByRole('button', { name: 'Refuse…' }).click()
  await page.getByLabel('Reason for the member').selectOption('other-person')
  await page.getByLabel('Reason, the auditor reads it').fill('The name differs')
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse…' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await stores.identityChecks.latestOf({ merchant: 'alpha', memberId: 'bob' })).toMatchObject({ state: 'refused', reason: 'other-person' })

  await page.goto(`${site.origin}/compliance/identity?which=decided`)
  await page.getByRole('link', { name: /user_ann/ }).click()
  await page.getByRole('button', { name: 'Take back…' }).click()
  await page.getByLabel('Reason for the member').selectOption('other-person')
  await page.getByLabel('Reason, the auditor reads it').fill('The card was stolen')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Take back…' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page
    .getByRole('link', { name: /user_ann/ })
    .getByText('taken back')
    .waitFor()
  await page.getByRole('button', { name: 'Take back…' }).waitFor({ state: 'hidden' })
  expect(await stores.identityChecks.isValid({ merchant: 'alpha', memberId: 'ann' }, clock())).toBe(false)

  const auditor = await openFor(browser, 'auditor', 'aiko', '/compliance/requests')
  await auditor.getByRole('link', { name: 'Retention' }).waitFor()
  expect(await auditor.getByRole('link', { name: 'Identity' }).count()).toBe(0)
  expect(await (await site.staff('support', 'sam')).client.call('identity.list', {})).toMatchObject({ code: 'staff.forbidden' })
})

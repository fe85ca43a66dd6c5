import type { Role } from '@foyer/contract/ops/permissions'
import { lockMember } from '@foyer/server/src/locks/lock-member.ts'
import { testMember, testRegistration } from '@foyer/server/src/testing/test-rows.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { startConsoleSite } from '#testing/console-site.ts'
import { accessibilityFaults, test, type TestBrowser } from '#testing/phone.ts'

let site: Awaited<ReturnType<typeof startConsoleSite>>
beforeAll(async () => {
  site = await startConsoleSite()
  const { stores, clock } = site.stage.system
  const proven = { mobile: '639171234567', mobileVerifiedAt: clock(), email: 'ann@mail.test', emailVerifiedAt: clock() }
  await stores.members.add(testMember('ann', proven), testRegistration)
  await stores.members.add(testMember('bob'), testRegistration)
})
afterAll(() => site.close())

const openFor = async (browser: TestBrowser, role: Role, login: string, path: string) => {
  const page = await site.openAs(browser, role, login)
  await page.goto(site.origin + path)
  return page
}

/** A second person approves what waits. */
const approve = async (browser: TestBrowser, role: Role, login: string) => {
  const page = await openFor(browser, role, login, '/approvals')
  await page.locator('a[data-row]').first().click()
  await page.getByLabel('Your reason, kept for the auditor').fill('I have looked at it.')
  await page.getByRole('button', { name: /^Approve/ }).click()
  await page.getByRole('status').filter({ hasText: 'approved' }).waitFor()
}

// Proves staff-22, staff-23.
test('support sends a code for a lost password, asks for another number, which risk allows, and corrects a name; payments may do none of it', async ({
  browser,
}) => {
  const { stores, jobs } = site.stage.system
  const page = await openFor(browser, 'support', 'noor', '/members/alpha/ann/security')
  const dialog = page.getByRole('dialog')
  const openAct = async (name: string) => {
    await page.getByRole('button', { name: 'More acts' }).click()
    await page.getByRole('button', { name }).click()
  }

  await openAct('Lost password…')
  await dialog.getByLabel('For the staff').fill('Called back at the known number.')
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Send the code/ }).click()
  await page.getByRole('status').filter({ hasText: 'A code is on its way to user_ann' }).waitFor()
  await jobs.runDue()
  expect(await stores.outbox.newest(5)).toMatchObject([{ channel: 'sms', recipient: '+639171234567' }])

  await openAct('Lost number…')
  await dialog.getByLabel('New number').fill('+63 917 765 4321')
  await dialog.getByLabel('For the staff').fill('Passport shown in the office.')
  await dialog.getByRole('button', { name: /^Ask a second person/ }).click()
  await page.getByRole('status').filter({ hasText: 'A second person is asked' }).waitFor()
  const numberOfAnn = async () => (await stores.members.byId('alpha', 'ann'))?.mobile
  expect(await numberOfAnn()).toBe('639171234567')
  await approve(browser, 'risk', 'rita')
  expect(await numberOfAnn()).toBe('639177654321')

  await openAct('Correct the name…')
  await dialog.getByLabel('Name', { exact: true }).fill('Ann Reyes')
  await dialog.getByLabel('For the staff').fill('Written with one letter too many.')
  await dialog.getByRole('button', { name: /^Correct it/ }).click()
  await page.getByRole('status').filter({ hasText: 'Corrected' }).waitFor()
  expect(await stores.factors.of('alpha', 'ann')).toMatchObject({ payeeName: 'Ann Reyes' })

  const payments = await openFor(browser, 'payments', 'pia', '/members/alpha/ann/security')
  await payments.getByRole('button', { name: 'More acts' }).click()
  for (const name of ['Lost password…', 'Lost number…', 'Correct the name…']) {
    const button = payments.getByRole('button', { name })
    await button.waitFor()
    expect(await button.getAttribute('aria-disabled')).toBe('true')
  }
})

// Proves staff-18.
test('what risk has locked, support cannot lift alone: a second person of risk does', async ({ browser }) => {
  const { system } = site.stage
  const bob = { merchant: 'alpha', memberId: 'bob' }
  const firm = { scopes: ['bets'], reason: 'three accounts on one device', until: null, by: 'rita', isFirm: true } as const
  await system.inUnit(unit => lockMember(system)(unit, bob, firm))
  const isLocked = () => system.stores.locks.holds(bob, 'bets', system.clock())
  const page = await openFor(browser, 'support', 'omar', '/members/alpha/bob')
  await page.getByRole('button', { name: 'Unlock bets…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('For the staff').fill('The member explained the devices.')
  await dialog.getByRole('button', { name: /^Unlock bets/ }).click()
  await page.getByRole('status').filter({ hasText: 'A second person is asked' }).waitFor()
  expect(await isLocked()).toBe(true)
  await approve(browser, 'risk', 'ravi')
  expect(await isLocked()).toBe(false)
})

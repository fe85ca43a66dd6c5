import { DEMO_FACTORS } from '@foyer/server/src/app/demo-logins.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { closeInTime } from '#testing/close-in-time.ts'
import { enterByCall, PASSWORD } from '#testing/member-by-calls.ts'
import { accessibilityFaults, test, textsOf, type Merchant } from '#testing/phone.ts'
import { isSignedIn, PASSWORDS, startTwoFactorSite, verifyByName, type TwoFactorSite } from '#testing/two-factor-site.ts'
import { signedIn } from '#testing/wait-for.ts'

// The second factor beside the login form's own: on a device that the member trusts, by a recovery code, and after other ways to sign in.

let site: TwoFactorSite
beforeAll(async () => {
  site = await startTwoFactorSite()
})
afterAll(() => site.stop())

/** Signs out here, as closing the tab and clearing the saved login would; the trust in the device stays. */
const leave = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.clear()
    localStorage.removeItem('SHELL_savedLogin')
  })

/** Registers a member with a payee name; answers what they sign in with, and their recovery codes. */
const newMember = async (page: Page, merchant: Merchant) => {
  const { security } = textsOf('EN')
  const username = await enterByCall(page, merchant, site.port)
  await page.goto(site.addressOf(merchant, '/m/member/security', 'EN'), { waitUntil: 'networkidle' })
  await page
    .getByRole('main')
    .getByRole('button', { name: security('payee_name') })
    .click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox').fill(DEMO_FACTORS.payeeName)
  await sheet.getByRole('button', { name: security('save') }).click()
  await sheet.getByText(security('recovery_codes_once')).waitFor()
  const codes = await sheet.locator('code').allTextContents()
  await sheet.getByRole('button', { name: security('recovery_codes_saved') }).click()
  await sheet.waitFor({ state: 'detached' })
  return { member: { username, password: PASSWORD }, codes }
}

// Proves two-factor-17.
test('a trusted device is not asked again on a new network, until its member ends the trust', async ({ phone }) => {
  const { security } = textsOf('EN')
  const { page } = phone
  const { member } = await newMember(page, 'demo')
  await leave(page)
  const modal = await site.signInAway(phone, 'demo', 'EN', member)
  expect(await modal.getByRole('checkbox', { name: security('trust_device') }).isChecked()).toBe(true)
  await verifyByName(modal)
  await isSignedIn(page)

  await leave(page)
  await site.moveToNewNetwork(phone)
  await site.signIn(page, 'demo', 'EN', member)
  await isSignedIn(page)

  await page.goto(site.addressOf('demo', '/m/member/security', 'EN'), { waitUntil: 'networkidle' })
  const heading = page.getByRole('heading', { name: security('trusted_devices') })
  await heading.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page
    .getByRole('button', { name: security('remove') })
    .first()
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: security('remove') })
    .click()
  await heading.waitFor({ state: 'detached' })

  await leave(page)
  await site.signInAway(phone, 'demo', 'EN', member)
})

// Proves two-factor-18.
test('recovery codes are shown when a factor is turned on, and one of them signs in', async ({ phone, browser }) => {
  const { security } = textsOf('EN')
  const { page } = phone
  const { member, codes } = await newMember(page, 'aurora')
  expect(codes).toHaveLength(10)
  await page
    .getByRole('main')
    .getByRole('button', { name: security('recovery_codes') })
    .getByText(security('recovery_codes_left', { number: '10' }))
    .waitFor()

  const away = await browser.newContext()
  const elsewhere = await away.newPage()
  await site.moveToNewNetwork({ context: away })
  await site.signIn(elsewhere, 'aurora', 'EN', member)
  const modal = elsewhere.getByRole('dialog')
  await modal.getByRole('button', { name: security('recovery_use') }).click()
  const field = modal.getByRole('textbox', { name: security('recovery_code') })
  expect(await field.evaluate(element => element === document.activeElement)).toBe(true)
  await field.fill(codes[0]?.toUpperCase() ?? '')
  expect(await accessibilityFaults(elsewhere)).toEqual([])
  await modal.getByRole('button', { name: security('verify_submit'), exact: true }).click()
  await isSignedIn(elsewhere)
  await closeInTime(away)
})

// Proves requests-25, sign-in-14, two-factor-2, two-factor-19.
test('who is always asked is asked after a code by SMS too, and a mailed code signs in', async ({ phone }) => {
  const { security, identity } = textsOf('EN')
  const { page } = phone
  await page.goto(site.addressOf('aurora', '/m/login', 'EN'), { waitUntil: 'networkidle' })
  await page.getByRole('tab', { name: identity('sms') }).click()
  await page.getByLabel(identity('mobile'), { exact: true }).fill(DEMO_FACTORS.mobile)
  await page.getByRole('button', { name: identity('code_send') }).click()
  await page.getByLabel(identity('code_label'), { exact: true }).fill(await site.codeFor(`+55${DEMO_FACTORS.mobile}`))
  const modal = page.getByRole('dialog')
  await modal.getByText(security('verify_intro')).waitFor()
  // The number was just proven, and trusting the device would change nothing.
  expect(await modal.getByRole('tab').allTextContents()).toEqual([security('app_tab'), security('email')])
  expect(await modal.getByRole('checkbox').count()).toBe(0)
  await modal.getByRole('tab', { name: security('email') }).click()
  await modal.getByRole('textbox', { name: identity('email'), exact: true }).fill(DEMO_FACTORS.email)
  await modal.getByRole('button', { name: identity('code_send') }).click()
  await modal.getByRole('textbox', { name: identity('code_label') }).fill(await site.codeFor(DEMO_FACTORS.email))
  await isSignedIn(page)
})

// Proves sign-in-14.
test('a sign-in after a registration opens the modal, where the back end opens no session with it (spec 1 §4)', async ({ phone }) => {
  const { identity } = textsOf('EN')
  const { page } = phone
  await site.moveToNewNetwork(phone)
  await page.route('**/wps/member/register', route => route.fulfill({ json: { success: true, value: { customerId: '1', customerName: 'guarded' } } }))
  await page.goto(site.addressOf('demo', '/m/register', 'EN'), { waitUntil: 'networkidle' })
  await page.getByLabel(identity('username'), { exact: true }).fill('guarded')
  await page.getByLabel(identity('password'), { exact: true }).fill(PASSWORDS.demo)
  await page.getByRole('button', { name: identity('register_submit') }).click()
  await verifyByName(page.getByRole('dialog'))
  await signedIn(page)
})

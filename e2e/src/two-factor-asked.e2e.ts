import { DEMO_FACTORS } from '@foyer/server/src/demo.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { test, textsOf } from './testing/phone.ts'
import { isSignedIn, PASSWORDS, startTwoFactorSite, verifyByName, type TwoFactorSite } from './testing/two-factor-site.ts'

// Sign-ins in other ways than by the login form's password need the second factor too.

let site: TwoFactorSite
beforeAll(async () => {
  site = await startTwoFactorSite()
})
afterAll(() => site.stop())

test('who is always asked is asked after a code by SMS too', async ({ phone }) => {
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
  await page.waitForFunction(() => sessionStorage.getItem('MC_SESSION_INFO') !== null)
})

import { DEMO_FACTORS } from '@foyer/server/src/demo.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { accessibilityFaults, test, textsOf } from './testing/phone.ts'
import { isSignedIn, PASSWORDS, startTwoFactorSite, verifyByName, type TwoFactorSite } from './testing/two-factor-site.ts'

const diallingCodes = { demo: '63', aurora: '55' } as const
const visits = (['demo', 'aurora'] as const).flatMap(merchant => (['EN', 'UR'] as const).map(language => [merchant, language] as const))

let site: TwoFactorSite
beforeAll(async () => {
  site = await startTwoFactorSite()
})
afterAll(() => site.stop())

test.for(visits)('%s in %s: a code of the app signs in from a new network (spec 1 §4)', async ([merchant, language], { phone }) => {
  const { security, shell } = textsOf(language)
  const modal = await site.signInAway(phone, merchant, language)
  expect(await modal.getByRole('heading', { level: 2 }).textContent()).toBe(shell('notice'))
  expect(await accessibilityFaults(phone.page)).toEqual([])
  await modal.getByRole('tab', { name: security('app_tab') }).click()
  await modal.getByRole('textbox', { name: security('app_code') }).fill(site.nextCodeOfApp(merchant))
  await phone.page.getByText(security('login_2fa_pass')).first().waitFor()
  await isSignedIn(phone.page)
})

// A number gets one code a minute, so each merchant sends to it once. A whole code is submitted by itself.
test.for([
  ['demo', 'EN'],
  ['aurora', 'UR'],
] as const)('%s in %s: a code by SMS, after which a countdown runs (spec 1 §4, §9)', async ([merchant, language], { phone }) => {
  const { security, identity } = textsOf(language)
  const modal = await site.signInAway(phone, merchant, language)
  await modal.getByRole('tab', { name: security('sms_tab') }).click()
  await modal.getByRole('textbox', { name: identity('mobile'), exact: true }).fill(` ${DEMO_FACTORS.mobile} `)
  await modal.getByRole('button', { name: identity('code_send') }).click()
  const code = await site.codeFor(`+${diallingCodes[merchant]}${DEMO_FACTORS.mobile}`)
  await modal.getByRole('button', { name: identity('code_send') }).waitFor({ state: 'detached' })
  await modal.getByRole('textbox', { name: identity('code_label') }).fill(code)
  await isSignedIn(phone.page)
})

test.for([
  ['demo', 'UR'],
  ['aurora', 'EN'],
] as const)('%s in %s: a mailed code signs in', async ([merchant, language], { phone }) => {
  const { security, identity } = textsOf(language)
  const modal = await site.signInAway(phone, merchant, language)
  await modal.getByRole('tab', { name: security('email') }).click()
  await modal.getByRole('textbox', { name: identity('email'), exact: true }).fill(DEMO_FACTORS.email)
  await modal.getByRole('button', { name: identity('code_send') }).click()
  await modal.getByRole('textbox', { name: identity('code_label') }).fill(await site.codeFor(DEMO_FACTORS.email))
  await isSignedIn(phone.page)
})

/** An hour later, in a page whose clock is stopped from then on. */
const stopClock = ({ clock }: Page) => clock.pauseAt(Date.now() + 3_600_000)

test('success is shown for 1.5 s, and the login completes after 0.5 s (spec 1 §4, §9)', async ({ phone }) => {
  const { security } = textsOf('EN')
  const { page } = phone
  await page.clock.install()
  const modal = await site.signInAway(phone, 'demo', 'EN')
  await stopClock(page)
  await modal.getByRole('textbox', { name: security('payee_name'), exact: true }).fill(` ${DEMO_FACTORS.payeeName} `)
  await modal.getByRole('button', { name: security('verify_submit') }).click()
  const toast = page.getByText(security('login_2fa_pass')).first()
  await toast.waitFor()
  await page.clock.runFor(499)
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull()
  expect(await modal.isVisible()).toBe(true)
  await page.clock.runFor(1)
  await page.waitForFunction(() => sessionStorage.getItem('MC_SESSION_INFO') !== null, undefined, { polling: 'raf' })
  await page.clock.runFor(999)
  expect(await toast.isVisible()).toBe(true)
  await page.clock.runFor(1)
  await toast.waitFor({ state: 'detached' })
})

// The real answer is 60; a route gives others, or none, as another back end may.
test.for([
  ['the answer’s expirationTime', { expirationTime: 1.5 }, ['2', '1'], 1_000],
  ['60 s where it names none', {}, ['60', '60', '59'], 59_000],
] as const)(
  'the countdown until another code runs by %s, and is looked at each 500 ms (spec 1 §4, §9)',
  async ([, value, shown, rest], { phone }) => {
    const { security, identity } = textsOf('EN')
    const { page } = phone
    await page.clock.install()
    const modal = await site.signInAway(phone, 'demo', 'EN')
    await stopClock(page)
    await page.route('**/wps/verification/sms/twoFactor', route => route.fulfill({ json: { success: true, value } }))
    await modal.getByRole('tab', { name: security('sms_tab') }).click()
    await modal.getByRole('textbox', { name: identity('mobile'), exact: true }).fill(DEMO_FACTORS.mobile)
    await modal.getByRole('button', { name: identity('code_send') }).click()
    for (const [look, seconds] of shown.entries()) {
      if (look > 0) await page.clock.runFor(500)
      await modal.getByText(identity('code_resend_in', { seconds: Number(seconds) })).waitFor()
    }
    await page.clock.runFor(rest - 1)
    expect(await modal.getByRole('button', { name: identity('code_send') }).count()).toBe(0)
    await page.clock.runFor(1)
    await modal.getByRole('button', { name: identity('code_send') }).waitFor()
  },
)

test('without the payee name the number is the first tab (spec 1 §4)', async ({ phone }) => {
  const { security } = textsOf('EN')
  const modal = await site.signInAway(phone, 'aurora', 'EN')
  expect(await modal.getByRole('tab').allTextContents()).toEqual([security('sms_tab'), security('app_tab'), security('email')])
  expect(await modal.getByRole('tab', { selected: true }).textContent()).toBe(security('sms_tab'))
})

test('the payee name signs in if the merchant accepts it beside others; its tab is the first (spec 1 §4)', async ({ phone }) => {
  const { security } = textsOf('EN')
  const modal = await site.signInAway(phone, 'demo', 'EN')
  expect(await modal.getByRole('tab').allTextContents()).toEqual([
    security('payee_name'),
    security('sms_tab'),
    security('app_tab'),
    security('email'),
  ])
  expect(await modal.getByRole('tab', { selected: true }).textContent()).toBe(security('payee_name'))
  await modal.getByRole('textbox', { name: security('payee_name'), exact: true }).fill(DEMO_FACTORS.payeeName.toUpperCase())
  await modal.getByRole('button', { name: security('verify_submit') }).click()
  await isSignedIn(phone.page)
})

test('an empty field is highlighted and focused; another tab starts empty (spec 1 §4, §5)', async ({ phone }) => {
  const { security, identity } = textsOf('EN')
  const modal = await site.signInAway(phone, 'demo', 'EN')
  const name = modal.getByRole('textbox', { name: security('payee_name'), exact: true })
  await name.fill('   ')
  await modal.getByRole('button', { name: security('verify_submit') }).click()
  expect(await name.getAttribute('aria-invalid')).toBe('true')
  expect(await name.evaluate(field => field === document.activeElement)).toBe(true)

  await modal.getByRole('tab', { name: security('sms_tab') }).click()
  const mobile = modal.getByRole('textbox', { name: identity('mobile'), exact: true })
  await modal.getByRole('button', { name: identity('code_send') }).click()
  expect(await mobile.evaluate(field => field === document.activeElement)).toBe(true)
  await mobile.fill('9175550100')
  await modal.getByRole('tab', { name: security('email') }).click()
  await modal.getByRole('tab', { name: security('sms_tab') }).click()
  expect(await mobile.inputValue()).toBe('')
})

test('a wrong code gives a message, and the fields are cleared (spec 1 §4, §8)', async ({ phone }) => {
  const { security, errors, shell } = textsOf('EN')
  const modal = await site.signInAway(phone, 'aurora', 'EN')
  await modal.getByRole('tab', { name: security('app_tab') }).click()
  const code = modal.getByRole('textbox', { name: security('app_code') })
  await code.fill('000000')
  const alert = phone.page.getByRole('alertdialog')
  await alert.getByText(errors('verification.code.invalid')).waitFor()
  await alert.getByRole('button', { name: shell('confirm') }).click()
  await alert.waitFor({ state: 'detached' })
  expect(await code.inputValue()).toBe('')
})

test('closing it leaves the visitor signed out, at the form (spec 1 §2)', async ({ phone }) => {
  const { shell } = textsOf('EN')
  const modal = await site.signInAway(phone, 'demo', 'EN')
  await modal.getByRole('button', { name: shell('close') }).click()
  await modal.waitFor({ state: 'detached' })
  expect(await phone.page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull()
  expect(new URL(phone.page.url()).pathname).toBe('/m/login')
})

test('over the sign-in dialog, which waits behind it, the page stays (spec 1 §2)', async ({ phone }) => {
  const { shell, identity, security } = textsOf('EN')
  const { page } = phone
  await site.moveToNewNetwork(phone)
  await page.goto(site.addressOf('demo', '/m/home', 'EN'), { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: shell('log_in') }).click()
  const form = page.getByRole('dialog').filter({ hasText: identity('login_dialog_title') })
  await form.getByLabel(identity('username'), { exact: true }).fill('guarded')
  await form.getByLabel(identity('password'), { exact: true }).fill(PASSWORDS.demo)
  await form.getByRole('button', { name: identity('login_submit') }).click()
  const modal = page.getByRole('dialog').filter({ hasText: security('verify_intro') })
  await verifyByName(modal)
  await page.waitForFunction(() => sessionStorage.getItem('MC_SESSION_INFO') !== null)
  await page.getByRole('dialog').first().waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/m/home')
})

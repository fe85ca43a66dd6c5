import { DEMO_FACTORS } from '@foyer/server/src/demo.ts'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { accessibilityFaults, test, textsOf } from './testing/phone.ts'
import { isSignedIn, startTwoFactorSite, type TwoFactorSite } from './testing/two-factor-site.ts'

// What makes the dialog easy to use: six boxes for a code, a steady height, the focus, and the dialling code.

let site: TwoFactorSite
beforeAll(async () => {
  site = await startTwoFactorSite()
})
afterAll(() => site.stop())

test.for(['EN', 'UR'] as const)('a pasted code fills six boxes and is submitted in %s', async (language, { phone }) => {
  const { security } = textsOf(language)
  const merchant = language === 'EN' ? 'demo' : 'aurora'
  const modal = await site.signInAway(phone, merchant, language)
  await modal.getByRole('tab', { name: security('app_tab') }).click()
  const field = modal.getByRole('textbox', { name: security('app_code') })
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code')
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  await phone.page.route('**/wps/session/login/verification', async route => {
    await held
    await route.continue()
  })
  const code = site.nextCodeOfApp(merchant)
  await field.focus()
  await phone.page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`)
  const boxes = modal.locator('form:visible span[aria-hidden]').filter({ hasText: /^\d$/ })
  expect(await boxes.allTextContents()).toEqual([...code])
  const places = await Promise.all((await boxes.all()).map(async box => (await box.boundingBox())?.x ?? 0))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(await accessibilityFaults(phone.page)).toEqual([])
  release()
  await isSignedIn(phone.page)
})

test('the dialog stands still between tabs, and names where codes go', async ({ phone }) => {
  const { security } = textsOf('EN')
  const modal = await site.signInAway(phone, 'demo', 'EN')
  const heights = new Set<number>()
  for (const tab of await modal.getByRole('tab').all()) {
    await tab.click()
    heights.add((await modal.boundingBox())?.height ?? 0)
  }
  expect(heights.size).toBe(1)
  await modal.getByRole('tab', { name: security('sms_tab') }).click()
  await modal.getByText(security('on_record', { target: '\u2066•••• 0100\u2069' })).waitFor()
})

test('after a send the code’s field has the focus, and a refused send counts down', async ({ phone }) => {
  const { security, identity } = textsOf('EN')
  const { page } = phone
  const refusal = { success: false, errorCode: 'TOO_MANY_REQUEST', message: 'Too many', value: { retryAfter: 42 } }
  const answers = [
    { status: 429, json: refusal },
    { status: 200, json: { success: true, value: { expirationTime: 60, codeLifetime: 300 } } },
  ]
  await page.clock.install()
  const modal = await site.signInAway(phone, 'aurora', 'EN')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.route('**/wps/verification/sms/twoFactor', route => route.fulfill(answers.shift() ?? {}))
  await modal.getByRole('tab', { name: security('sms_tab') }).click()
  await modal.getByRole('textbox', { name: identity('mobile'), exact: true }).fill(DEMO_FACTORS.mobile)
  const send = modal.getByRole('button', { name: identity('code_send') })
  const hasFocus = () => modal.getByRole('textbox', { name: identity('code_label') }).evaluate(field => field === document.activeElement)
  await send.click()
  await modal.getByText(identity('code_resend_in', { seconds: 42 })).waitFor()
  expect(await hasFocus()).toBe(true)
  await page.clock.runFor(42_000)
  await send.click()
  await modal.getByText(identity('code_resend_in', { seconds: 60 })).waitFor()
  expect(await hasFocus()).toBe(true)
})

test('the SMS tab has its dialling code where the rule says so (spec 1 §5, §6)', async ({ phone }) => {
  const { security, identity } = textsOf('EN')
  const diallingCode = (modal: Locator) => modal.getByRole('button', { name: identity('dialling_code') })
  // UPDATEMOBILEICC3 is off at aurora.
  const without = await site.signInAway(phone, 'aurora', 'EN')
  await without.getByRole('tab', { name: security('sms_tab') }).click()
  expect(await diallingCode(without).count()).toBe(0)

  const modal = await site.signInAway(phone, 'demo', 'EN')
  await modal.getByRole('tab', { name: security('sms_tab') }).click()
  await diallingCode(modal).waitFor()
  await modal.getByRole('textbox', { name: identity('mobile'), exact: true }).fill(DEMO_FACTORS.mobile)
  await modal.getByRole('button', { name: identity('code_send') }).click()
  await modal.getByRole('textbox', { name: identity('code_label') }).fill(await site.codeFor(`+63${DEMO_FACTORS.mobile}`))
  await isSignedIn(phone.page)
})

import { randomInt } from 'node:crypto'
import { DEMO_FACTORS } from '@foyer/server/src/app/demo-logins.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { codeAfter } from '#testing/outbox.ts'
import { test, textsOf } from '#testing/phone.ts'
import { startServerWith } from '#testing/servers/changed-merchants.ts'
import { solveSlider } from '#testing/slider.ts'
import { signedIn } from '#testing/wait-for.ts'

// A form with a number may ask twice: for the code that is sent, and for the act itself (spec 1 §4, Captcha).

const { identity, security } = textsOf('EN')

let server: Awaited<ReturnType<typeof startServerWith>>
beforeAll(async () => {
  server = await startServerWith({ demo: { captcha: { scenes: { login: true, sms: true, register: true } } } })
})
afterAll(() => server.stop())

/** Opens a form with a number, has a code sent after the captcha, and types it in. */
const enterCode = async (page: Page, path: string, tab: 'mobile' | 'sms', number: string) => {
  await page.goto(`http://localhost:${server.port}${path}?language=EN`, { waitUntil: 'networkidle' })
  await page.getByRole('tab', { name: identity(tab) }).click()
  await page.getByLabel(identity('mobile'), { exact: true }).fill(number)
  expect(await page.getByRole('button', { name: identity('captcha_start') }).count()).toBe(2)
  const code = await codeAfter(server.origin, 'demo', `63${number}`, async () => {
    await page.getByRole('button', { name: identity('code_send') }).click()
    await solveSlider(page)
  })
  await page.getByLabel(identity('code_label'), { exact: true }).fill(code)
}

// Proves captcha-5, registration-1.
test('a registration by number needs one for the code and one for the account; its notice says that the number leads back', async ({
  phone: { page },
}) => {
  await enterCode(page, '/m/register', 'mobile', `9${randomInt(100_000_000, 999_999_999)}`)
  await page.getByLabel(identity('password'), { exact: true }).fill('Meadow-35-lamp')
  await page.getByRole('button', { name: identity('register_submit') }).click()
  await solveSlider(page)
  await page.getByText(identity('registered_text_mobile')).waitFor()
  await page.getByRole('button', { name: identity('registered_continue') }).click()
  await signedIn(page)
})

// Proves captcha-5.
test('a sign-in by SMS needs one for the code and one for the sign-in', async ({ phone: { page } }) => {
  // The last digit sends the form.
  await enterCode(page, '/m/login', 'sms', DEMO_FACTORS.mobile)
  await solveSlider(page)
  // This member is always asked for a second factor, so the sign-in itself has passed.
  await page.getByRole('dialog').getByText(security('verify_intro')).waitFor()
})

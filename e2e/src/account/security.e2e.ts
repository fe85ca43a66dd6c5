import { randomBytes, randomInt } from 'node:crypto'
import type { LanguageCode } from '@foyer/contract/languages'
import { codeOfApp } from '@foyer/server/src/account/testing/test-factors.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { closeInTime } from '#testing/close-in-time.ts'
import { enterByCall, PASSWORD } from '#testing/member-by-calls.ts'
import { catchMessages } from '#testing/message-catcher.ts'
import { accessibilityFaults, test, textsOf, type Merchant } from '#testing/phone.ts'
import { startServerWith } from '#testing/servers/changed-merchants.ts'
import { signedIn } from '#testing/wait-for.ts'

const hosts = { demo: 'localhost', aurora: 'aurora.localhost' } as const

let messages: Awaited<ReturnType<typeof catchMessages>>
let server: Awaited<ReturnType<typeof startServerWith>>
beforeAll(async () => {
  messages = await catchMessages()
  const shared = { ...messages.settings, captcha: { scenes: { sms: false } } }
  server = await startServerWith({ demo: shared, aurora: shared }, { ...messages.env, TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(async () => {
  await server.stop()
  await messages.stop()
})

const addressOf = (merchant: Merchant, path: string, language: LanguageCode) => `http://${hosts[merchant]}:${server.port}${path}?language=${language}`

/** The security page, as a new member finds it. */
const openSecurity = async (page: Page, merchant: Merchant, language: LanguageCode) => {
  const { identity, security } = textsOf(language)
  const username = await enterByCall(page, merchant, server.port)
  await page.goto(addressOf(merchant, '/m/member/home', language), { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: identity('verification_and_devices') }).click()
  await page.getByRole('heading', { name: security('factors') }).waitFor()
  return username
}

const sheetOf = async (page: Page, name: string) => {
  await page.getByRole('main').getByRole('button', { name }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('heading', { name }).waitFor()
  return sheet
}

const signIn = async (page: Page, username: string, language: LanguageCode) => {
  const { identity } = textsOf(language)
  await page.getByLabel(identity('username'), { exact: true }).fill(username)
  await page.getByLabel(identity('password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: identity('login_submit') }).click()
}

test('e-mail, number and payee name are added, asked for always, and removed', async ({ phone: { page } }) => {
  const { security, identity } = textsOf('UR')
  await openSecurity(page, 'aurora', 'UR')
  await page.getByText(security('no_factor')).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const main = page.getByRole('main')
  const remove = async (name: string) => {
    const sheet = await sheetOf(page, name)
    await sheet.getByRole('button', { name: security('remove') }).click()
    await sheet.getByText(security('remove_text')).waitFor()
    await sheet.getByRole('button', { name: security('remove') }).click()
    await sheet.waitFor({ state: 'detached' })
  }

  const national = `917${randomInt(1_000_000, 9_999_999)}`
  const address = `${randomBytes(6).toString('hex')}@player.example`
  for (const [name, typed, recipient] of [
    [security('email'), address, address],
    [security('mobile'), national, `+55${national}`],
  ] as const) {
    const sheet = await sheetOf(page, name)
    await sheet.getByRole('textbox', { name, exact: true }).fill(typed)
    await sheet.getByRole('button', { name: identity('code_send') }).click()
    const code = await messages.codeFor(recipient)
    expect(await accessibilityFaults(page)).toEqual([])
    // A whole code is submitted by itself; then the recovery codes are shown.
    await sheet.getByRole('textbox', { name: identity('code_label') }).fill(code)
    const saved = sheet.getByRole('button', { name: security('recovery_codes_saved') })
    await saved.waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await saved.click()
    await sheet.waitFor({ state: 'detached' })
    const row = main.getByRole('button', { name })
    await row.getByText('•••').waitFor()
    await remove(name)
    await row.getByText(security('not_set')).waitFor()
  }

  const sheet = await sheetOf(page, security('payee_name'))
  await sheet.getByRole('button', { name: security('save') }).click()
  expect(await sheet.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  await sheet.getByRole('textbox').fill('Ann Marie Lee')
  await sheet.getByRole('button', { name: security('save') }).click()
  await sheet.getByRole('button', { name: security('recovery_codes_saved') }).click()
  await main.getByText('A•••e').waitFor()
  const always = await sheetOf(page, security('always_ask'))
  await always.getByRole('button', { name: security('turn_on') }).click()
  await main
    .getByRole('button', { name: security('always_ask') })
    .getByText(security('is_on'))
    .waitFor()
  await always.waitFor({ state: 'detached' })
  await remove(security('payee_name'))
  await page.getByText(security('no_factor')).waitFor()
})

test('an authenticator is added by its code; a sign-in from a new network asks for it, and not again; that session is listed and ended (spec 1 §4)', async ({
  phone: { page },
  browser,
}) => {
  const { security, identity, shell } = textsOf('EN')
  const username = await openSecurity(page, 'demo', 'EN')
  const sheet = await sheetOf(page, security('app'))
  await sheet.getByRole('img', { name: security('app_qr') }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const secret = ((await sheet.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await sheet.getByRole('textbox', { name: security('app_code') }).fill(codeOfApp(secret, new Date()))
  await sheet.getByRole('button', { name: security('recovery_codes_saved') }).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: security('app') })
    .getByText(security('is_on'))
    .waitFor()

  const away = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': `198.19.${randomInt(250)}.${randomInt(250)}` } })
  const elsewhere = await away.newPage()
  await elsewhere.goto(addressOf('demo', '/m/login', 'EN'), { waitUntil: 'networkidle' })
  await signIn(elsewhere, username, 'EN')
  const modal = elsewhere.getByRole('dialog')
  await modal.getByText(security('verify_intro')).waitFor()
  // The code that proved the app is used up; the next one is accepted one step early.
  await modal.getByRole('textbox', { name: security('app_code') }).fill(codeOfApp(secret, new Date(Date.now() + 30_000)))
  await elsewhere.waitForURL('**/m/home**')

  await elsewhere.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await elsewhere.goto(addressOf('demo', '/m/login', 'EN'), { waitUntil: 'networkidle' })
  await signIn(elsewhere, username, 'EN')
  await elsewhere.waitForURL('**/m/home**')
  await elsewhere.goto(addressOf('demo', '/m/member/security', 'EN'), { waitUntil: 'networkidle' })
  await elsewhere.getByText(security('event_network_added')).waitFor()
  expect(await elsewhere.getByText(security('this_network'), { exact: true }).count()).toBe(1)
  expect(await elsewhere.getByText(security('this_device')).count()).toBe(1)

  // The first session of the two elsewhere is ended too, so that none but this device is left.
  await page.reload({ waitUntil: 'networkidle' })
  expect(await page.getByText(security('this_device')).count()).toBe(1)
  const ends = page.getByRole('listitem').getByRole('button', { name: identity('sign_out'), exact: true })
  expect(await ends.count()).toBe(2)
  const ask = page.getByRole('alertdialog')
  const end = async (left: number) => {
    await ask.getByText(security('session_end_text')).waitFor()
    await ask.getByRole('button', { name: identity('sign_out') }).click()
    await expect.poll(() => ends.count()).toBe(left)
  }
  await ends.first().click()
  expect(await accessibilityFaults(page)).toEqual([])
  await end(1)
  await ends.click()
  await end(0)

  await elsewhere.goto(addressOf('demo', '/m/member/home', 'EN'))
  await elsewhere
    .getByRole('alertdialog')
    .getByRole('button', { name: shell('confirm') })
    .click()
  await elsewhere.waitForURL('**/m/login**')
  await closeInTime(away)
})

test('a member who signed in by a remembered login confirms by password before a change', async ({ phone: { page, context } }) => {
  const { security, identity } = textsOf('EN')
  await openSecurity(page, 'demo', 'EN')
  await closeInTime(page)
  const tab = await context.newPage()
  await tab.goto(addressOf('demo', '/m/home', 'EN'))
  await signedIn(tab)
  await tab.goto(addressOf('demo', '/m/member/security', 'EN'), { waitUntil: 'networkidle' })
  const sheet = await sheetOf(tab, security('payee_name'))
  await sheet.getByText(security('confirm_text')).waitFor()
  expect(await accessibilityFaults(tab)).toEqual([])
  await sheet.getByLabel(identity('current_password'), { exact: true }).fill(PASSWORD)
  await sheet.getByRole('button', { name: security('verify_submit') }).click()
  await sheet.getByRole('textbox', { name: security('payee_name') }).fill('Ann Lee')
  await sheet.getByRole('button', { name: security('save') }).click()
  await tab.getByRole('main').getByText('A•••e').waitFor()
})

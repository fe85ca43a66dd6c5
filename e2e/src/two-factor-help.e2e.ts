import { randomBytes } from 'node:crypto'
import type { LanguageCode } from '@foyer/contract/languages'
import { DEMO_FACTORS } from '@foyer/server/src/demo.ts'
import { codeOfApp } from '@foyer/server/src/testing/test-factors.ts'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { startServerWith } from './testing/changed-merchants.ts'
import { catchMessages } from './testing/message-catcher.ts'
import { accessibilityFaults, test, textsOf, type Merchant, type Phone } from './testing/phone.ts'

// What makes the second step easy: six boxes, a dialog that stands still, trusted devices, recovery codes.

const hosts = { demo: 'localhost', aurora: 'aurora.localhost' } as const
const passwords = { demo: 'Meadow-18-stone', aurora: 'Willow-53-ember' } as const
const PASSWORD = 'Meadow-35-lamp'

let messages: Awaited<ReturnType<typeof catchMessages>>
let server: Awaited<ReturnType<typeof startServerWith>>
beforeAll(async () => {
  messages = await catchMessages()
  const shared = { ...messages.settings, captcha: { scenes: { sms: false } } }
  server = await startServerWith(
    { demo: { ...shared, twoFactor: { payeeNameBesideOthers: true } }, aurora: shared },
    { ...messages.env, TRUSTED_PROXIES: '127.0.0.1' },
  )
})
afterAll(async () => {
  await server.stop()
  await messages.stop()
})

const addressOf = (merchant: Merchant, path: string, language: LanguageCode) => `http://${hosts[merchant]}:${server.port}${path}?language=${language}`

let networks = 0
const moveToNewNetwork = ({ context }: Pick<Phone, 'context'>) => context.setExtraHTTPHeaders({ 'X-Forwarded-For': `198.18.${(networks += 1)}.9` })

/** As the demo's guarded member, who is always asked, unless another is named. */
const signIn = async (page: Page, merchant: Merchant, language: LanguageCode, username?: string) => {
  const { identity } = textsOf(language)
  await page.goto(addressOf(merchant, '/m/login', language), { waitUntil: 'networkidle' })
  await page.getByLabel(identity('username'), { exact: true }).fill(username ?? 'guarded')
  await page.getByLabel(identity('password'), { exact: true }).fill(username ? PASSWORD : passwords[merchant])
  await page.getByRole('button', { name: identity('login_submit') }).click()
}
/** The modal that a sign-in from a new network opens. */
const signInAway = async (phone: Phone, merchant: Merchant, language: LanguageCode, username?: string) => {
  await moveToNewNetwork(phone)
  await signIn(phone.page, merchant, language, username)
  const modal = phone.page.getByRole('dialog')
  await modal.getByText(textsOf(language).security('verify_intro')).waitFor()
  return modal
}

const isSignedIn = async (page: Page) => {
  await page.waitForFunction(() => sessionStorage.getItem('MC_SESSION_INFO') !== null)
  await page.waitForURL('**/m/home**')
}
/** Signs out here, as closing the tab and clearing the saved login would; the trust in the device stays. */
const leave = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.clear()
    localStorage.removeItem('SHELL_savedLogin')
  })

const used = { demo: 0, aurora: 0 }
/** A code works once, and the next one is accepted one step early. */
const nextCodeOfApp = (merchant: Merchant) => codeOfApp(DEMO_FACTORS.secret, new Date(Date.now() + 30_000 * used[merchant]++))

const verifyByName = async (modal: Locator) => {
  const { security } = textsOf('EN')
  await modal.getByRole('textbox', { name: security('payee_name'), exact: true }).fill(DEMO_FACTORS.payeeName)
  await modal.getByRole('button', { name: security('verify_submit'), exact: true }).click()
}

/** A new member with a payee name, on their own phone; answers user name and recovery codes. */
const newMember = async (page: Page, merchant: Merchant) => {
  const { security, identity } = textsOf('EN')
  const username = `e2e_${randomBytes(6).toString('hex')}`
  await page.goto(addressOf(merchant, '/m/register', 'EN'), { waitUntil: 'networkidle' })
  await page.getByLabel(identity('username'), { exact: true }).fill(username)
  await page.getByLabel(identity('password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: identity('register_submit') }).click()
  if (merchant === 'demo') await page.getByRole('button', { name: identity('registered_continue') }).click()
  await isSignedIn(page)
  await page.goto(addressOf(merchant, '/m/member/security', 'EN'), { waitUntil: 'networkidle' })
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
  return { username, codes }
}

test.for(['EN', 'UR'] as const)('a pasted code fills six boxes and is submitted in %s', async (language, { phone }) => {
  const { security } = textsOf(language)
  const merchant = language === 'EN' ? 'demo' : 'aurora'
  const modal = await signInAway(phone, merchant, language)
  await modal.getByRole('tab', { name: security('app_tab') }).click()
  const field = modal.getByRole('textbox', { name: security('app_code') })
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code')
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  await phone.page.route('**/wps/session/login/verification', async route => {
    await held
    await route.continue()
  })
  const code = nextCodeOfApp(merchant)
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
  const modal = await signInAway(phone, 'demo', 'EN')
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
  const modal = await signInAway(phone, 'aurora', 'EN')
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
  const without = await signInAway(phone, 'aurora', 'EN')
  await without.getByRole('tab', { name: security('sms_tab') }).click()
  expect(await diallingCode(without).count()).toBe(0)

  const modal = await signInAway(phone, 'demo', 'EN')
  await modal.getByRole('tab', { name: security('sms_tab') }).click()
  await diallingCode(modal).waitFor()
  await modal.getByRole('textbox', { name: identity('mobile'), exact: true }).fill(DEMO_FACTORS.mobile)
  await modal.getByRole('button', { name: identity('code_send') }).click()
  await modal.getByRole('textbox', { name: identity('code_label') }).fill(await messages.codeFor(`+63${DEMO_FACTORS.mobile}`))
  await isSignedIn(phone.page)
})

test('a trusted device is not asked again on a new network, until its member ends the trust', async ({ phone }) => {
  const { security } = textsOf('EN')
  const { page } = phone
  const { username } = await newMember(page, 'demo')
  await leave(page)
  const modal = await signInAway(phone, 'demo', 'EN', username)
  expect(await modal.getByRole('checkbox', { name: security('trust_device') }).isChecked()).toBe(true)
  await verifyByName(modal)
  await isSignedIn(page)

  await leave(page)
  await moveToNewNetwork(phone)
  await signIn(page, 'demo', 'EN', username)
  await isSignedIn(page)

  await page.goto(addressOf('demo', '/m/member/security', 'EN'), { waitUntil: 'networkidle' })
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
  await signInAway(phone, 'demo', 'EN', username)
})

test('recovery codes are shown when a factor is turned on, and one of them signs in', async ({ phone, browser }) => {
  const { security } = textsOf('EN')
  const { page } = phone
  const { username, codes } = await newMember(page, 'aurora')
  expect(codes).toHaveLength(10)
  await page
    .getByRole('main')
    .getByRole('button', { name: security('recovery_codes') })
    .getByText(security('recovery_codes_left', { number: '10' }))
    .waitFor()

  const away = await browser.newContext()
  const elsewhere = await away.newPage()
  await moveToNewNetwork({ context: away })
  await signIn(elsewhere, 'aurora', 'EN', username)
  const modal = elsewhere.getByRole('dialog')
  await modal.getByRole('button', { name: security('recovery_use') }).click()
  const field = modal.getByRole('textbox', { name: security('recovery_code') })
  expect(await field.evaluate(element => element === document.activeElement)).toBe(true)
  await field.fill(codes[0]?.toUpperCase() ?? '')
  expect(await accessibilityFaults(elsewhere)).toEqual([])
  await modal.getByRole('button', { name: security('verify_submit'), exact: true }).click()
  await isSignedIn(elsewhere)
  await away.close()
})

test('who is always asked is asked after a code by SMS too', async ({ phone }) => {
  const { security, identity } = textsOf('EN')
  const { page } = phone
  await page.goto(addressOf('aurora', '/m/login', 'EN'), { waitUntil: 'networkidle' })
  await page.getByRole('tab', { name: identity('sms') }).click()
  await page.getByLabel(identity('mobile'), { exact: true }).fill(DEMO_FACTORS.mobile)
  await page.getByRole('button', { name: identity('code_send') }).click()
  await page.getByLabel(identity('code_label'), { exact: true }).fill(await messages.codeFor(`+55${DEMO_FACTORS.mobile}`))
  const modal = page.getByRole('dialog')
  await modal.getByText(security('verify_intro')).waitFor()
  // The number was just proven, and trusting the device would change nothing.
  expect(await modal.getByRole('tab').allTextContents()).toEqual([security('app_tab'), security('email')])
  expect(await modal.getByRole('checkbox').count()).toBe(0)
  await modal.getByRole('tab', { name: security('email') }).click()
  await modal.getByRole('textbox', { name: identity('email'), exact: true }).fill(DEMO_FACTORS.email)
  await modal.getByRole('button', { name: identity('code_send') }).click()
  await modal.getByRole('textbox', { name: identity('code_label') }).fill(await messages.codeFor(DEMO_FACTORS.email))
  await isSignedIn(page)
})

test('a sign-in after a registration opens the modal, where the back end opens no session with it (spec 1 §4)', async ({ phone }) => {
  const { identity } = textsOf('EN')
  const { page } = phone
  await moveToNewNetwork(phone)
  await page.route('**/wps/member/register', route => route.fulfill({ json: { success: true, value: { customerId: '1', customerName: 'guarded' } } }))
  await page.goto(addressOf('demo', '/m/register', 'EN'), { waitUntil: 'networkidle' })
  await page.getByLabel(identity('username'), { exact: true }).fill('guarded')
  await page.getByLabel(identity('password'), { exact: true }).fill(passwords.demo)
  await page.getByRole('button', { name: identity('register_submit') }).click()
  await verifyByName(page.getByRole('dialog'))
  await page.waitForFunction(() => sessionStorage.getItem('MC_SESSION_INFO') !== null)
})

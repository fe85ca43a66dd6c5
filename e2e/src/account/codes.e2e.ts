import { randomInt } from 'node:crypto'
import type { LanguageCode } from '@foyer/contract/languages'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { codeAfter } from '#testing/outbox.ts'
import { accessibilityFaults, test, textsOf, type Merchant } from '#testing/phone.ts'
import { startServerWith } from '#testing/servers/changed-merchants.ts'
import { signedIn } from '#testing/wait-for.ts'

const PASSWORD = 'Meadow-35-lamp'
const hosts = { demo: 'localhost', aurora: 'aurora.localhost' } as const
const dialling = { demo: '63', aurora: '55' } as const
/** A ten-digit number of no served network. */
const newNumber = () => `9${randomInt(100_000_000, 999_999_999)}`

let server: Awaited<ReturnType<typeof startServerWith>>
beforeAll(async () => {
  const register = { ways: ['username', 'mobile', 'autoUsername'], confirmation: false } as const
  server = await startServerWith({
    demo: { captcha: { scenes: { sms: false } }, register: { ...register, ways: [...register.ways] } },
    aurora: {
      captcha: { scenes: { sms: false } },
      register: { ...register, ways: [...register.ways] },
      flags: { MOBILENUMPASSREG3: false, UPDATEMOBILEICC3: false },
    },
  })
})
afterAll(() => server.stop())

const open = async (page: Page, merchant: Merchant, path: string, language: LanguageCode) => {
  await page.goto(`http://${hosts[merchant]}:${server.port}${path}?language=${language}`, { waitUntil: 'networkidle' })
  return textsOf(language)
}
type Texts = ReturnType<typeof textsOf>

/** Asks for a code and types it in. */
const enterCode = async (page: Page, { identity }: Texts, merchant: Merchant, number: string) => {
  await page.getByRole('textbox', { name: identity('mobile'), exact: true }).fill(`0${number}`)
  const send = page.getByRole('button', { name: identity('code_send') })
  const code = await codeAfter(server.origin, merchant, dialling[merchant] + number, () => send.click())
  await page.getByLabel(identity('code_label'), { exact: true }).fill(code)
}

const registerByMobile = async (page: Page, merchant: Merchant, language: LanguageCode, number: string) => {
  const texts = await open(page, merchant, '/m/register', language)
  await page.getByRole('tab', { name: texts.identity('mobile') }).click()
  await enterCode(page, texts, merchant, number)
  if (merchant === 'demo') await page.getByLabel(texts.identity('password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: texts.identity('register_submit') }).click()
  await signedIn(page)
}

/** A member with a user name, who proves a number on the security page. */
const registerWithNumber = async (page: Page, merchant: Merchant, language: LanguageCode, number: string) => {
  const texts = await open(page, merchant, '/m/register', language)
  await page.getByLabel(texts.identity('username'), { exact: true }).fill(`m${number}`)
  await page.getByLabel(texts.identity('password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: texts.identity('register_submit') }).click()
  await signedIn(page)
  await open(page, merchant, '/m/member/security', language)
  await page
    .getByRole('main')
    .getByRole('button', { name: texts.security('mobile') })
    .click()
  await enterCode(page, texts, merchant, number)
  await page.getByRole('button', { name: texts.security('recovery_codes_saved') }).click()
  await forget(page)
}

const forget = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.removeItem('MC_SESSION_INFO')
    localStorage.removeItem('SHELL_savedLogin')
  })

/** The header Device of the page's next request to a path (spec 1 §3). */
const deviceOf = async (page: Page, path: string) => {
  const request = await page.waitForRequest(request => new URL(request.url()).pathname === path)
  return request.headers()['device']
}

describe('one-time codes', () => {
  // Proves product-and-roles-3, registration-9, sign-in-3.
  test('a number registers with a code and a password; the sign-in by SMS has no accessibility faults (spec 1 §3, §4)', async ({
    phone: { page },
  }) => {
    const language = 'UR'
    const number = newNumber()
    const registered = deviceOf(page, '/wps/member/register/mobile')
    await registerByMobile(page, 'demo', language, number)
    expect(await registered).toBe('H5')
    await forget(page)
    const texts = await open(page, 'demo', '/m/login', language)
    await page.getByRole('tab', { name: texts.identity('sms') }).click()
    await page.getByLabel(texts.identity('mobile'), { exact: true }).fill(number)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  // Proves sign-in-2, sign-in-3, sign-in-8.
  test('a member signs in by SMS alone; who stays logged in comes back by a token, and no code is kept (spec 1 §3, §4)', async ({
    phone: { page },
  }) => {
    const language = 'EN'
    const number = newNumber()
    const registered = deviceOf(page, '/wps/member/register')
    await registerWithNumber(page, 'demo', language, number)
    expect(await registered).toBe('H5')
    const texts = await open(page, 'demo', '/m/login', language)
    await page.getByRole('tab', { name: texts.identity('sms') }).click()
    const bySms = deviceOf(page, '/wps/session/login')
    await enterCode(page, texts, 'demo', number)
    expect(await bySms).toBe('H5')
    // The countdown replaces the button, and a whole code is submitted by itself.
    await signedIn(page)
    await page.waitForURL('**/m/home*')
    const saved = await page.evaluate(() => localStorage.getItem('SHELL_savedLogin') ?? '{}')
    expect(JSON.parse(saved)).toMatchObject({ type: 'username', kind: 'token' })

    await page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'))
    await open(page, 'demo', '/m/home', language)
    await signedIn(page)
    await forget(page)

    // The number is filled in again, but a code must still be requested (spec 1 §3).
    await open(page, 'demo', '/m/login', language)
    await page.getByRole('tab', { name: texts.identity('sms') }).click()
    expect(await page.getByLabel(texts.identity('mobile'), { exact: true }).inputValue()).toBe(`0${number}`)
    expect(await page.getByLabel(texts.identity('code_label'), { exact: true }).inputValue()).toBe('')

    await page.getByRole('tab', { name: texts.identity('username') }).click()
    const byPassword = deviceOf(page, '/wps/session/login')
    await page.getByLabel(texts.identity('username'), { exact: true }).fill('nobody_here')
    await page.getByLabel(texts.identity('password'), { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: texts.identity('login_submit') }).click()
    expect(await byPassword).toBe('H5')
  })

  // Proves language-and-country-21, registration-9, registration-10.
  test('without MOBILENUMPASSREG3 no password is asked, without UPDATEMOBILEICC3 no dialling code (spec 1 §5, §6)', async ({ phone: { page } }) => {
    const language = 'EN'
    const { identity } = await open(page, 'aurora', '/m/register', language)
    await page.getByRole('tab', { name: identity('mobile') }).click()
    await page.getByLabel(identity('code_label'), { exact: true }).waitFor()
    expect(await page.getByLabel(identity('password'), { exact: true }).count()).toBe(0)
    expect(await page.getByRole('button', { name: identity('dialling_code') }).count()).toBe(0)
    await registerByMobile(page, 'aurora', language, newNumber())
  })

  // Proves registration-2, registration-9, sign-in-3.
  test('a quick registration shows the generated user name; notice, home and signing out say what is at stake (spec 1 §2)', async ({
    phone: { page },
  }) => {
    const language = 'UR'
    const { identity } = await open(page, 'demo', '/m/register', language)
    await page.getByRole('tab', { name: identity('quick') }).click()
    const registered = deviceOf(page, '/wps/member/register/autoUsername')
    await page.getByRole('button', { name: identity('register_submit') }).click()
    expect(await registered).toBe('H5')
    await page.getByText(identity('registered_text_quick')).waitFor()
    await page.getByRole('button', { name: identity('registered_continue') }).click()
    await signedIn(page)
    await page.waitForURL('**/m/home**')
    await page
      .getByRole('main')
      .getByRole('link', { name: identity('keep_account') })
      .waitFor()

    await open(page, 'demo', '/m/member/home', language)
    await page.getByRole('button', { name: identity('sign_out') }).click()
    const notice = page.getByRole('alertdialog')
    await notice.getByText(identity('sign_out_at_stake')).waitFor()
    await notice.getByRole('link', { name: identity('keep_account') }).click()
    await page.waitForURL('**/m/member/security**')
  })

  // Proves language-and-country-17, language-and-country-18, navigation-17.
  test.for(['EN', 'UR'] as const)(
    'the country list: flags and +codes, named in the player’s language, searched by name and by code: %s (spec 1 §2)',
    async (language, { phone: { page } }) => {
      const { identity } = await open(page, 'demo', '/m/forgotPassword', language)
      await page.getByRole('button', { name: identity('dialling_code') }).click()
      const dialog = page.getByRole('dialog')
      const search = dialog.getByLabel(identity('country_search'))
      const named = new Intl.DisplayNames([language === 'UR' ? 'ur' : 'en'], { type: 'region' })
      const nameOf = (code: string) => named.of(code) ?? ''
      const row = (code: string) => dialog.getByRole('button', { name: nameOf(code) })

      await search.fill('+92')
      expect(language === 'UR' ? await accessibilityFaults(page) : []).toEqual([])
      await row('PK').getByText('+92', { exact: true }).waitFor()
      await row('PK').locator('use[href$="#PK"]').waitFor({ state: 'attached' })
      // The flag stands where the line begins.
      const [flag, code] = [await row('PK').locator('svg').first().boundingBox(), await row('PK').getByText('+92').boundingBox()]
      expect((flag?.x ?? 0) < (code?.x ?? 0)).toBe(language === 'EN')

      await search.fill(nameOf('MY').slice(0, 3))
      await row('MY').waitFor()
      expect(await row('PK').count()).toBe(0)
      await search.fill('zzzz')
      await dialog.getByText(identity('country_none')).waitFor()
      await search.fill('92')
      await row('PK').click()
      await page.getByRole('button', { name: `${identity('dialling_code')}: PK +92` }).waitFor()
    },
  )
})

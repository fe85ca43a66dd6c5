import type { LanguageCode } from '@foyer/contract/languages'
import type { BrowserContext, Page } from 'playwright-core'
import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { startServerWith } from './testing/changed-merchants.ts'
import { standForProvider, standInProject } from './testing/identity-stand-in.ts'
import { codeFor } from './testing/outbox.ts'
import { accessibilityFaults, test, textsOf, type Merchant } from './testing/phone.ts'

// Spec 1 §2–§4: an identity that nobody is known by, and those that members have. The demo confirms registrations, Aurora asks nobody.

const PASSWORD = 'Walnut-27-bridge'
const hosts = { demo: 'localhost', aurora: 'aurora.localhost' } as const
const visits = [
  ['demo', 'EN'],
  ['aurora', 'UR'],
] as const
let server: Awaited<ReturnType<typeof startServerWith>>
beforeAll(async () => {
  const shared = { captcha: {}, freePlay: true }
  server = await startServerWith({
    demo: { ...shared, firebase: standInProject },
    aurora: { ...shared, firebase: { ...standInProject, autoRegister: true } },
  })
})
afterAll(() => server.stop())

const open = async (page: Page, merchant: Merchant, path: string, language: LanguageCode) => {
  await page.goto(`http://${hosts[merchant]}:${server.port}${path}?language=${language}`, { waitUntil: 'networkidle' })
  return textsOf(language)
}
const userOf = async (page: Page): Promise<string> => {
  await page.waitForURL('**/m/home**')
  return page.evaluate(() => (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { userName?: string }).userName ?? '')
}
const forget = (page: Page) =>
  page.evaluate(() => {
    localStorage.removeItem('SHELL_savedLogin')
    sessionStorage.removeItem('MC_SESSION_INFO')
  })
const continueWith = async (page: Page, merchant: Merchant, language: LanguageCode, way: 'identity_google' | 'identity_facebook') => {
  const { identity } = await open(page, merchant, '/m/login', language)
  await page.getByRole('button', { name: identity(way) }).click()
}
/** Registered by Google at Aurora, which asks nothing: a member without a password. */
const registerByGoogle = async (page: Page, language: LanguageCode = 'EN') => {
  await continueWith(page, 'aurora', language, 'identity_google')
  return userOf(page)
}
/** A new tab of the phone, where the remembered member is signed in without having been asked anything. */
const comeBack = async (context: BrowserContext, page: Page, merchant: Merchant): Promise<Page> => {
  await page.close()
  const tab = await context.newPage()
  await tab.goto(`http://${hosts[merchant]}:${server.port}/m/home`)
  await tab.waitForFunction(() => sessionStorage.getItem('MC_SESSION_INFO') !== null)
  return tab
}
const signInByName = async (page: Page, { identity }: ReturnType<typeof textsOf>, name: string, password: string) => {
  await page.getByRole('textbox', { name: identity('username'), exact: true }).fill(name)
  await page.getByLabel(identity('password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: identity('login_submit'), exact: true }).click()
}
const sheetOf = async (page: Page, name: string) => {
  await page.getByRole('main').getByRole('button', { name }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('heading', { name }).waitFor()
  return sheet
}
const choosePassword = async (page: Page, { identity }: ReturnType<typeof textsOf>) => {
  await page.getByLabel(identity('new_password'), { exact: true }).fill(PASSWORD)
  await page.getByLabel(identity('repeat_password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: identity('set_password_title') }).click()
}

describe('bind_customer_required', () => {
  test('where the merchant registers by itself, nobody is asked (spec 1 §4)', async ({ phone: { page } }) => {
    await standForProvider(page, randomUUID())
    const user = await registerByGoogle(page)
    expect(user).toMatch(/^m[a-z0-9]+$/)
    await forget(page)
    expect(await registerByGoogle(page)).toBe(user)
  })

  test.for(['EN', 'UR'] as const)(
    'in %s ‘register new’ ends in the confirmation dialog with the user name, then home (spec 1 §2, §4)',
    async (language, { phone: { page } }) => {
      await standForProvider(page, randomUUID())
      const { identity } = textsOf(language)
      await continueWith(page, 'demo', language, 'identity_facebook')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: identity('bind_login') })
        .waitFor()
      await page.getByRole('button', { name: identity('bind_register') }).click()
      const notice = page.getByRole('alertdialog')
      await notice.getByText(identity('registered_title')).waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
      expect(page.url()).toContain('/m/login')
      const shown = await notice.getByText(/^m[a-z0-9]{5,}$/).textContent()
      await notice.getByRole('button', { name: identity('registered_continue') }).click()
      expect(await userOf(page)).toBe(shown)
    },
  )

  test('‘login existing account’ binds it to whoever signs in then, and it signs them in from then on (spec 1 §4)', async ({ phone: { page } }) => {
    await standForProvider(page, randomUUID())
    const texts = textsOf('EN')
    await continueWith(page, 'demo', 'EN', 'identity_google')
    await page.getByRole('button', { name: texts.identity('bind_login') }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByText(texts.identity('bind_waiting')).waitFor()
    await signInByName(page, texts, 'player', 'Lantern-42-river')
    await page.getByText(texts.identity('bind_done')).waitFor()
    expect(await userOf(page)).toBe('player')
    await forget(page)
    await continueWith(page, 'demo', 'EN', 'identity_google')
    expect(await userOf(page)).toBe('player')
  })

  test('without FIREBASECREATEACC3 there is ‘login existing account’ alone (spec 1 §4)', async ({ phone: { page } }) => {
    await standForProvider(page, randomUUID())
    await page.route('**/m/login?**', async route => {
      const response = await route.fetch()
      const body = (await response.text()).replace('"FIREBASECREATEACC3":true', '"FIREBASECREATEACC3":false')
      await route.fulfill({ response, body })
    })
    const { identity } = textsOf('EN')
    await continueWith(page, 'demo', 'EN', 'identity_google')
    await page.getByRole('button', { name: identity('bind_login') }).waitFor()
    expect(await page.getByRole('button', { name: identity('bind_register') }).count()).toBe(0)
  })
})

describe('the security page', () => {
  test.for(visits)('%s in %s: an identity is bound and removed there', async ([merchant, language], { phone: { page } }) => {
    await standForProvider(page, randomUUID())
    const { identity, security } = await open(page, merchant, '/m/register', language)
    const username = `e2e_${randomInt(100_000_000)}`
    await page.getByLabel(identity('username'), { exact: true }).fill(username)
    await page.getByLabel(identity('password'), { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: identity('register_submit') }).click()
    if (merchant === 'demo') await page.getByRole('button', { name: identity('registered_continue') }).click()
    await page.waitForURL('**/m/home**')

    await open(page, merchant, '/m/member/security', language)
    await page.getByRole('heading', { name: identity('login_ways') }).waitFor()
    const row = page.getByRole('main').getByRole('button', { name: 'Google' })
    await row.getByText(security('not_set')).waitFor()
    const adding = await sheetOf(page, 'Google')
    expect(await accessibilityFaults(page)).toEqual([])
    await adding.getByRole('button', { name: identity('identity_google') }).click()
    await page.getByText(identity('bind_done')).first().waitFor()
    await adding.waitFor({ state: 'detached' })
    await page.getByText(security('event_identity_added')).waitFor()

    const removing = await sheetOf(page, 'Google')
    await removing.getByRole('button', { name: security('remove') }).click()
    await removing.getByText(security('identity_remove_text')).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await removing.getByRole('button', { name: security('remove') }).click()
    await removing.waitFor({ state: 'detached' })
    await row.getByText(security('not_set')).waitFor()
    await page.getByText(security('event_identity_removed')).waitFor()

    // It was free again: at Aurora it is another member's from its next use on.
    if (merchant === 'demo') return
    await forget(page)
    expect(await registerByGoogle(page, language)).not.toBe(username)
  })

  test('the only way into an account stays, until there is a password', async ({ phone: { page } }) => {
    await standForProvider(page, randomUUID())
    await registerByGoogle(page)
    const texts = await open(page, 'aurora', '/m/member/security', 'EN')
    const { errors, security, shell, identity } = texts
    const remove = async () => {
      const sheet = await sheetOf(page, 'Google')
      await sheet.getByRole('button', { name: security('remove') }).click()
      await sheet.getByText(security('identity_remove_text')).waitFor()
      await sheet.getByRole('button', { name: security('remove') }).click()
      return sheet
    }
    const sheet = await remove()
    const alert = page.getByRole('alertdialog')
    await alert.getByText(errors('factor.last')).waitFor()
    await alert.getByRole('button', { name: shell('confirm') }).click()
    await sheet.getByRole('button', { name: shell('close') }).click()
    await sheet.waitFor({ state: 'detached' })

    await page.getByRole('link', { name: identity('set_password_title') }).click()
    await choosePassword(page, texts)
    await page.waitForURL('**/m/home**')
    await open(page, 'aurora', '/m/member/security', 'EN')
    await (await remove()).waitFor({ state: 'detached' })
    await page.getByRole('main').getByRole('button', { name: 'Google' }).getByText(security('not_set')).waitFor()
  })

  test('a guest is offered nothing to come back by (spec 1 §6, type 4)', async ({ phone: { page } }) => {
    const { identity, security } = await open(page, 'demo', '/m/login', 'EN')
    await page.getByRole('button', { name: identity('free_play') }).click()
    await page.getByRole('button', { name: identity('free_play_start') }).click()
    await page.waitForURL('**/m/home**')
    await open(page, 'demo', '/m/member/security', 'EN')
    await page.getByRole('heading', { name: security('sessions') }).waitFor()
    expect(await page.getByRole('heading', { name: identity('login_ways') }).count()).toBe(0)
  })
})

describe('a member without a password who comes back sets the first one', () => {
  test.for(['EN', 'UR'] as const)(
    'in %s after confirming by an SMS code: what was refused is done',
    async (language, { phone: { page, context } }) => {
      const owner = await standForProvider(page, randomUUID())
      const texts = await open(page, 'aurora', '/m/login', language)
      const { identity, security } = texts
      const number = `919${randomInt(1_000_000, 10_000_000)}`
      await page.getByRole('button', { name: identity('identity_phone') }).click()
      await page.getByRole('textbox', { name: identity('mobile'), exact: true }).fill(number)
      await page.getByRole('button', { name: identity('code_send') }).click()
      await page.getByText(new RegExp(identity('code_resend_in', { seconds: '@' }).replace('@', String.raw`\d+`))).waitFor()
      await page.getByRole('textbox', { name: identity('code_label'), exact: true }).fill(owner.code)
      await page.getByRole('button', { name: identity('phone_confirm'), exact: true }).click()
      const user = await userOf(page)

      const tab = await comeBack(context, page, 'aurora')
      await open(tab, 'aurora', '/m/changePsw', language)
      await choosePassword(tab, texts)
      const sheet = tab.getByRole('dialog')
      await sheet.getByRole('heading', { name: security('confirm_title') }).waitFor()
      await sheet.getByRole('tab', { name: security('phone_login') }).waitFor()
      expect(await accessibilityFaults(tab)).toEqual([])
      await sheet.getByRole('button', { name: identity('code_send') }).click()
      await sheet.getByRole('textbox', { name: identity('code_label') }).fill(await codeFor(server.origin, 'aurora', `55${number}`))
      await sheet.getByRole('button', { name: security('verify_submit') }).click()
      await tab.waitForURL('**/m/home**')
      await forget(tab)
      await open(tab, 'aurora', '/m/login', language)
      await signInByName(tab, texts, user, PASSWORD)
      expect(await userOf(tab)).toBe(user)
    },
  )

  test('after confirming by the identity; another one is refused', async ({ phone: { page, context } }) => {
    const subject = randomUUID()
    await standForProvider(page, subject)
    await registerByGoogle(page)
    const tab = await comeBack(context, page, 'aurora')
    const owner = await standForProvider(tab, randomUUID())
    const texts = await open(tab, 'aurora', '/m/changePsw', 'EN')
    const { identity, security, errors, shell } = texts
    await choosePassword(tab, texts)
    const sheet = tab.getByRole('dialog')
    await sheet.getByText(security('confirm_text')).waitFor()
    await sheet.getByRole('button', { name: identity('identity_google') }).click()
    const alert = tab.getByRole('alertdialog')
    await alert.getByText(errors('identity.mismatch')).waitFor()
    await alert.getByRole('button', { name: shell('confirm') }).click()
    await alert.waitFor({ state: 'detached' })
    owner.subject = subject
    await sheet.getByRole('button', { name: identity('identity_google') }).click()
    await tab.waitForURL('**/m/home**')
  })

  test('who gives up keeps what was typed, and is asked anew', async ({ phone: { page, context } }) => {
    await standForProvider(page, randomUUID())
    await registerByGoogle(page)
    const tab = await comeBack(context, page, 'aurora')
    const texts = await open(tab, 'aurora', '/m/changePsw', 'EN')
    await choosePassword(tab, texts)
    const sheet = tab.getByRole('dialog')
    await sheet.getByRole('button', { name: texts.shell('close') }).click()
    await sheet.waitFor({ state: 'detached' })
    expect(await tab.getByLabel(texts.identity('new_password'), { exact: true }).inputValue()).toBe(PASSWORD)
    await tab.getByRole('button', { name: texts.identity('set_password_title'), disabled: false }).click()
    await sheet.getByText(texts.security('confirm_text')).waitFor()
  })
})

import { randomInt, randomUUID } from 'node:crypto'
import { DEMO_FACTORS } from '@foyer/server/src/app/demo-logins.ts'
import { SESSION_KEY } from '@foyer/web/src/session/session-key.ts'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { closeInTime } from '#testing/close-in-time.ts'
import { standForProvider } from '#testing/identity-stand-in.ts'
import { chooseFirstPassword, CHOSEN_PASSWORD, forget, signInByName, startIdentityServer, userOf } from '#testing/identity-visits.ts'
import { codeAfter } from '#testing/outbox.ts'
import { accessibilityFaults, test, type Merchant } from '#testing/phone.ts'
import { closed, signedIn } from '#testing/wait-for.ts'

// Setting a password without the old one: by a code, or the first one.

let server: Awaited<ReturnType<typeof startIdentityServer>>
beforeAll(async () => {
  server = await startIdentityServer()
})
afterAll(() => server.stop())

// Each at another merchant, because a member has one recovery a minute.
// Proves sign-in-25.
test.for([
  ['sms', 'demo', 'EN', DEMO_FACTORS.mobile, `63${DEMO_FACTORS.mobile}`, 'Cellar-62-violin'],
  ['email', 'aurora', 'UR', DEMO_FACTORS.email, DEMO_FACTORS.email, 'Pepper-91-island'],
] as const satisfies readonly (readonly [string, Merchant, ...string[]])[])(
  'a forgotten password is replaced by a code by %s, and the new one signs in; a number without a member gets the same answer as any other (spec 1 §6, recovery)',
  async ([way, merchant, language, typed, recipient, newPassword], { phone: { page } }) => {
    const texts = await server.open(page, merchant, '/m/login', language)
    const { identity, security } = texts
    await page.getByRole('link', { name: identity('forgot_password') }).click()
    await page.waitForURL('**/m/forgotPassword*')
    if (way === 'email') {
      await page.getByRole('textbox', { name: identity('mobile'), exact: true }).fill('9175550177')
      await page.getByRole('button', { name: identity('code_send') }).click()
      await page.getByText(identity('recovery_sent')).waitFor()
    }
    await page.getByRole('tab', { name: identity(way === 'sms' ? 'mobile' : 'email') }).click()
    await page.getByRole('textbox', { name: identity(way === 'sms' ? 'mobile' : 'email'), exact: true }).fill(typed)
    expect(await accessibilityFaults(page)).toEqual([])
    const code = await codeAfter(server.origin, merchant, recipient, async () => {
      await page.getByRole('button', { name: identity('code_send') }).click()
      await page.getByText(identity('recovery_sent')).waitFor()
    })
    await page.getByLabel(identity('code_label'), { exact: true }).fill(code)
    await page.getByLabel(identity('new_password'), { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: identity('change_password_submit') }).click()
    await page.waitForURL('**/m/login*')
    // The sign-in leads to every way into the account.
    expect(new URL(page.url()).searchParams.get('backUrl')).toBe('/m/member/security')
    // After recovery by e-mail the user name signs in, after SMS the number.
    await signInByName(page, texts, way === 'sms' ? `0${DEMO_FACTORS.mobile}` : 'guarded', newPassword)
    // These members always need a second factor after a right password.
    await page.getByText(security('verify_intro')).waitFor()
  },
)

test('a quick member sets the first password without an old one, and signs in with it', async ({ phone: { page } }) => {
  const texts = await server.open(page, 'demo', '/m/register', 'EN')
  const { identity } = texts
  await page.getByRole('tab', { name: identity('quick') }).click()
  await page.getByRole('button', { name: identity('register_submit') }).click()
  await signedIn(page)
  const { userName } = JSON.parse(await page.evaluate(key => sessionStorage.getItem(key) ?? '', SESSION_KEY)) as { readonly userName: string }
  await page.getByRole('button', { name: identity('registered_continue') }).click()
  await page.waitForURL('**/m/home*')

  await server.open(page, 'demo', '/m/changePsw', 'EN')
  await page.getByRole('heading', { name: identity('set_password_title') }).waitFor()
  expect(await page.getByLabel(identity('current_password'), { exact: true }).count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await chooseFirstPassword(page, texts)
  await page.waitForURL('**/m/home*')

  await forget(page)
  await server.open(page, 'demo', '/m/login', 'EN')
  await signInByName(page, texts, userName, CHOSEN_PASSWORD)
  await signedIn(page)
})

// Decisions 13 and 15.
describe('a member without a password, whose sign-in is not recent, sets the first one after a confirmation', () => {
  /** A new tab of the phone, in which the remembered member is signed in automatically. */
  const comeBack = async (context: BrowserContext, page: Page): Promise<Page> => {
    await closeInTime(page)
    const tab = await context.newPage()
    await tab.goto(server.addressOf('aurora', '/m/home'))
    await signedIn(tab)
    return tab
  }

  test('after confirming by an SMS code the refused change is made', async ({ phone: { page, context } }) => {
    const owner = await standForProvider(page, randomUUID())
    const texts = await server.open(page, 'aurora', '/m/login', 'UR')
    const { identity, security } = texts
    const number = `919${randomInt(1_000_000, 10_000_000)}`
    await page.getByRole('button', { name: identity('identity_phone') }).click()
    await page.getByRole('textbox', { name: identity('mobile'), exact: true }).fill(number)
    await page.getByRole('button', { name: identity('code_send') }).click()
    await page.getByText(new RegExp(identity('code_resend_in', { seconds: '@' }).replace('@', String.raw`\d+`))).waitFor()
    await page.getByRole('textbox', { name: identity('code_label'), exact: true }).fill(owner.code)
    const user = await userOf(page)

    const tab = await comeBack(context, page)
    await server.open(tab, 'aurora', '/m/changePsw', 'UR')
    await chooseFirstPassword(tab, texts)
    const sheet = tab.getByRole('dialog')
    await sheet.getByRole('heading', { name: security('confirm_title') }).waitFor()
    await sheet.getByRole('tab', { name: security('phone_login') }).waitFor()
    expect(await accessibilityFaults(tab)).toEqual([])
    const send = sheet.getByRole('button', { name: identity('code_send') })
    const code = await codeAfter(server.origin, 'aurora', `55${number}`, () => send.click())
    await sheet.getByRole('textbox', { name: identity('code_label') }).fill(code)
    await tab.waitForURL('**/m/home**')
    await forget(tab)
    await server.open(tab, 'aurora', '/m/login', 'UR')
    await signInByName(tab, texts, user, CHOSEN_PASSWORD)
    expect(await userOf(tab)).toBe(user)
  })

  test('who cancels keeps what was typed, and is asked again; another identity is refused, and the own one confirms', async ({
    phone: { page, context },
  }) => {
    const subject = randomUUID()
    await standForProvider(page, subject)
    await server.registerByGoogle(page)
    const tab = await comeBack(context, page)
    const owner = await standForProvider(tab, randomUUID())
    const texts = await server.open(tab, 'aurora', '/m/changePsw', 'EN')
    const { identity, security, errors, shell } = texts
    await chooseFirstPassword(tab, texts)
    const sheet = tab.getByRole('dialog')
    await sheet.getByRole('button', { name: shell('close') }).click()
    await closed(sheet)
    expect(await tab.getByLabel(identity('new_password'), { exact: true }).inputValue()).toBe(CHOSEN_PASSWORD)
    await tab.getByRole('button', { name: identity('set_password_title'), disabled: false }).click()

    await sheet.getByText(security('confirm_text')).waitFor()
    await sheet.getByRole('button', { name: identity('identity_google') }).click()
    const alert = tab.getByRole('alertdialog')
    await alert.getByText(errors('identity.mismatch')).waitFor()
    await alert.getByRole('button', { name: shell('confirm') }).click()
    await closed(alert)
    owner.subject = subject
    await sheet.getByRole('button', { name: identity('identity_google') }).click()
    await tab.waitForURL('**/m/home**')
  })
})

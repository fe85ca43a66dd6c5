import { randomInt, randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { standForProvider } from './testing/identity-stand-in.ts'
import { chooseFirstPassword, CHOSEN_PASSWORD, forget, signInByName, startIdentityServer, userOf } from './testing/identity-visits.ts'
import { codeFor } from './testing/outbox.ts'
import { accessibilityFaults, test } from './testing/phone.ts'

// Decisions 13 and 15: a member without a password, whose sign-in is not recent, sets the first one after a confirmation.

let server: Awaited<ReturnType<typeof startIdentityServer>>
beforeAll(async () => {
  server = await startIdentityServer()
})
afterAll(() => server.stop())

/** A new tab of the phone, in which the remembered member is signed in automatically. */
const comeBack = async (context: BrowserContext, page: Page): Promise<Page> => {
  await page.close()
  const tab = await context.newPage()
  await tab.goto(server.addressOf('aurora', '/m/home'))
  await tab.waitForFunction(() => sessionStorage.getItem('MC_SESSION_INFO') !== null)
  return tab
}

test.for(['EN', 'UR'] as const)(
  'in %s after confirming by an SMS code the refused change is made',
  async (language, { phone: { page, context } }) => {
    const owner = await standForProvider(page, randomUUID())
    const texts = await server.open(page, 'aurora', '/m/login', language)
    const { identity, security } = texts
    const number = `919${randomInt(1_000_000, 10_000_000)}`
    await page.getByRole('button', { name: identity('identity_phone') }).click()
    await page.getByRole('textbox', { name: identity('mobile'), exact: true }).fill(number)
    await page.getByRole('button', { name: identity('code_send') }).click()
    await page.getByText(new RegExp(identity('code_resend_in', { seconds: '@' }).replace('@', String.raw`\d+`))).waitFor()
    await page.getByRole('textbox', { name: identity('code_label'), exact: true }).fill(owner.code)
    const user = await userOf(page)

    const tab = await comeBack(context, page)
    await server.open(tab, 'aurora', '/m/changePsw', language)
    await chooseFirstPassword(tab, texts)
    const sheet = tab.getByRole('dialog')
    await sheet.getByRole('heading', { name: security('confirm_title') }).waitFor()
    await sheet.getByRole('tab', { name: security('phone_login') }).waitFor()
    expect(await accessibilityFaults(tab)).toEqual([])
    await sheet.getByRole('button', { name: identity('code_send') }).click()
    await sheet.getByRole('textbox', { name: identity('code_label') }).fill(await codeFor(server.origin, 'aurora', `55${number}`))
    await tab.waitForURL('**/m/home**')
    await forget(tab)
    await server.open(tab, 'aurora', '/m/login', language)
    await signInByName(tab, texts, user, CHOSEN_PASSWORD)
    expect(await userOf(tab)).toBe(user)
  },
)

test('after confirming by the identity; another one is refused', async ({ phone: { page, context } }) => {
  const subject = randomUUID()
  await standForProvider(page, subject)
  await server.registerByGoogle(page)
  const tab = await comeBack(context, page)
  const owner = await standForProvider(tab, randomUUID())
  const texts = await server.open(tab, 'aurora', '/m/changePsw', 'EN')
  const { identity, security, errors, shell } = texts
  await chooseFirstPassword(tab, texts)
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

test('a player who cancels keeps what was typed, and is asked again', async ({ phone: { page, context } }) => {
  await standForProvider(page, randomUUID())
  await server.registerByGoogle(page)
  const tab = await comeBack(context, page)
  const texts = await server.open(tab, 'aurora', '/m/changePsw', 'EN')
  await chooseFirstPassword(tab, texts)
  const sheet = tab.getByRole('dialog')
  await sheet.getByRole('button', { name: texts.shell('close') }).click()
  await sheet.waitFor({ state: 'detached' })
  expect(await tab.getByLabel(texts.identity('new_password'), { exact: true }).inputValue()).toBe(CHOSEN_PASSWORD)
  await tab.getByRole('button', { name: texts.identity('set_password_title'), disabled: false }).click()
  await sheet.getByText(texts.security('confirm_text')).waitFor()
})

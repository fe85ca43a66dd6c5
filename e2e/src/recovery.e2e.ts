import type { LanguageCode } from '@foyer/contract/languages'
import { DEMO_FACTORS } from '@foyer/server/src/demo.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { startServerWith } from './testing/changed-merchants.ts'
import { codeFor } from './testing/outbox.ts'
import { accessibilityFaults, test, textsOf, type Merchant } from './testing/phone.ts'

const hosts = { demo: 'localhost', aurora: 'aurora.localhost' } as const
const dialling = { demo: '63', aurora: '55' } as const
const passwords = { sms: 'Cellar-62-violin', email: 'Pepper-91-island', first: 'Walnut-27-bridge' } as const

let server: Awaited<ReturnType<typeof startServerWith>>
beforeAll(async () => {
  const ways = { ways: ['username', 'autoUsername'] as ('username' | 'autoUsername')[] }
  server = await startServerWith({
    demo: { captcha: { scenes: { sms: false } }, register: { ...ways, confirmation: true } },
    aurora: { captcha: { scenes: { sms: false } }, register: ways },
  })
})
afterAll(() => server.stop())

const open = async (page: Page, merchant: Merchant, path: string, language: LanguageCode) => {
  await page.goto(`http://${hosts[merchant]}:${server.port}${path}?language=${language}`, { waitUntil: 'networkidle' })
  return textsOf(language)
}
const sessionOf = (page: Page) => page.waitForFunction(() => sessionStorage.getItem('MC_SESSION_INFO'))

// One merchant per language, because a number gets one code a minute.
describe.for([
  ['EN', 'demo'],
  ['UR', 'aurora'],
] as const)('in %s at %s', ([language, merchant]) => {
  const reset = async (page: Page, way: 'sms' | 'email', newPassword: string) => {
    const { identity } = await open(page, merchant, '/m/login', language)
    await page.getByRole('link', { name: identity('forgot_password') }).click()
    await page.waitForURL('**/m/forgotPassword*')
    await page.getByRole('tab', { name: identity(way === 'sms' ? 'mobile' : 'email') }).click()
    const field = page.getByRole('textbox', { name: identity(way === 'sms' ? 'mobile' : 'email'), exact: true })
    await field.fill(way === 'sms' ? DEMO_FACTORS.mobile : DEMO_FACTORS.email)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: identity('code_send') }).click()
    await page.getByText(identity('recovery_sent')).waitFor()
    const recipient = way === 'sms' ? dialling[merchant] + DEMO_FACTORS.mobile : DEMO_FACTORS.email
    await page.getByLabel(identity('code_label'), { exact: true }).fill(await codeFor(server.origin, merchant, recipient))
    await page.getByLabel(identity('new_password'), { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: identity('change_password_submit') }).click()
    await page.waitForURL('**/m/login*')
  }
  const signIn = async (page: Page, name: string, password: string) => {
    const { identity } = await open(page, merchant, '/m/login', language)
    await page.locator('input[name=username]').fill(name)
    await page.getByLabel(identity('password'), { exact: true }).fill(password)
    await page.getByRole('button', { name: identity('login_submit') }).click()
  }

  test.for(['sms', 'email'] as const)(
    'a forgotten password is replaced by a code by %s, and the new one signs in (spec 1 §6, recovery)',
    async (way, { phone: { page } }) => {
      await reset(page, way, passwords[way])
      // After recovery by e-mail the user name signs in, after SMS the number.
      await signIn(page, way === 'sms' ? `0${DEMO_FACTORS.mobile}` : 'guarded', passwords[way])
      // These members always need a second factor after a right password.
      await page.getByText(textsOf(language).security('verify_intro')).waitFor()
    },
  )

  test('a number without a member gets the same answer as any other', async ({ phone: { page } }) => {
    const { identity } = await open(page, merchant, '/m/forgotPassword', language)
    await page.getByRole('textbox', { name: identity('mobile'), exact: true }).fill('9175550177')
    await page.getByRole('button', { name: identity('code_send') }).click()
    await page.getByText(identity('recovery_sent')).waitFor()
  })

  test('a quick member sets the first password without an old one, and signs in with it', async ({ phone: { page } }) => {
    const { identity } = await open(page, merchant, '/m/register', language)
    await page.getByRole('tab', { name: identity('quick') }).click()
    await page.getByRole('button', { name: identity('register_submit') }).click()
    const { userName } = JSON.parse(String(await (await sessionOf(page)).jsonValue())) as { readonly userName: string }
    await page.getByRole('button', { name: identity('registered_continue') }).click()
    await page.waitForURL('**/m/home*')

    await open(page, merchant, '/m/changePsw', language)
    await page.getByRole('heading', { name: identity('set_password_title') }).waitFor()
    expect(await page.getByLabel(identity('current_password'), { exact: true }).count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel(identity('new_password'), { exact: true }).fill(passwords.first)
    await page.getByLabel(identity('repeat_password'), { exact: true }).fill(passwords.first)
    await page.getByRole('button', { name: identity('set_password_title') }).click()
    await page.waitForURL('**/m/home*')

    await page.evaluate(() => {
      sessionStorage.clear()
      localStorage.clear()
    })
    await signIn(page, userName, passwords.first)
    await sessionOf(page)
  })
})

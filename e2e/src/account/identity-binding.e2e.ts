import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { standForProvider } from '#testing/identity-stand-in.ts'
import { chooseFirstPassword, forget, signInByName, startIdentityServer, userOf } from '#testing/identity-visits.ts'
import { enterByCall } from '#testing/member-by-calls.ts'
import { accessibilityFaults, test, textsOf } from '#testing/phone.ts'
import { puzzleOf } from '#testing/slider.ts'
import { closed } from '#testing/wait-for.ts'

// Spec 1 §2–§4: an unknown identity, and those of members.

let server: Awaited<ReturnType<typeof startIdentityServer>>
beforeAll(async () => {
  server = await startIdentityServer()
})
afterAll(() => server.stop())

const sheetOf = async (page: Page, name: string) => {
  await page.getByRole('main').getByRole('button', { name }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('heading', { name }).waitFor()
  return sheet
}

// Proves captcha-5.
test('a captcha that the server asks for opens from a sign-in by identity too', async ({ phone: { page } }) => {
  await standForProvider(page, randomUUID())
  const value = { scene: 'login', provider: 'slider', geetestId: null }
  const refusal = { success: false, errorCode: 'captcha_required', message: 'Please verify', value }
  await page.route('**/wps/session/login', route => route.fulfill({ status: 403, json: refusal }))
  await server.continueWith(page, 'aurora', 'EN', 'identity_google')
  await puzzleOf(page).handle.waitFor()
})

describe('bind_customer_required', () => {
  // Proves identity-1, registration-1.
  test('‘register new’ ends in the confirmation dialog with the user name, then home (spec 1 §2, §4)', async ({ phone: { page } }) => {
    await standForProvider(page, randomUUID())
    const { identity } = textsOf('UR')
    await server.continueWith(page, 'demo', 'UR', 'identity_facebook')
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
  })

  // Proves identity-1, sign-in-15.
  test('‘login existing account’ binds it to the member who signs in next, and it signs them in from then on (spec 1 §4)', async ({
    phone: { page },
  }) => {
    await standForProvider(page, randomUUID())
    const texts = textsOf('EN')
    await server.continueWith(page, 'demo', 'EN', 'identity_google')
    await page.getByRole('button', { name: texts.identity('bind_login') }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByText(texts.identity('bind_waiting')).waitFor()
    await signInByName(page, texts, 'player', 'Lantern-42-river')
    await page.getByText(texts.identity('bind_done')).waitFor()
    expect(await userOf(page)).toBe('player')
    await forget(page)
    await server.continueWith(page, 'demo', 'EN', 'identity_google')
    expect(await userOf(page)).toBe('player')
  })

  // Proves identity-1.
  test('without FIREBASECREATEACC3 only ‘login existing account’ is offered (spec 1 §4)', async ({ phone: { page } }) => {
    await standForProvider(page, randomUUID())
    await page.route('**/m/login?**', async route => {
      const response = await route.fetch()
      const body = (await response.text()).replace('"FIREBASECREATEACC3":true', '"FIREBASECREATEACC3":false')
      await route.fulfill({ response, body })
    })
    const { identity } = textsOf('EN')
    await server.continueWith(page, 'demo', 'EN', 'identity_google')
    await page.getByRole('button', { name: identity('bind_login') }).waitFor()
    expect(await page.getByRole('button', { name: identity('bind_register') }).count()).toBe(0)
  })
})

describe('the security page', () => {
  // Proves errors-2, identity-1.
  test('an identity is bound and removed there; then it is free, and if the merchant registers automatically, nothing is asked (spec 1 §4)', async ({
    phone: { page },
  }) => {
    await standForProvider(page, randomUUID())
    const username = await enterByCall(page, 'aurora', server.port)
    const { identity, security } = await server.open(page, 'aurora', '/m/member/security', 'UR')
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

    // Its next use makes another member, and the one after that signs them in.
    await forget(page)
    const user = await server.registerByGoogle(page, 'UR')
    expect(user).not.toBe(username)
    expect(user).toMatch(/^m[a-z0-9]+$/)
    await forget(page)
    expect(await server.registerByGoogle(page, 'UR')).toBe(user)
  })

  test('the only way into an account cannot be removed until there is a password', async ({ phone: { page } }) => {
    await standForProvider(page, randomUUID())
    await server.registerByGoogle(page)
    const texts = await server.open(page, 'aurora', '/m/member/security', 'EN')
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
    await closed(alert)
    await sheet.getByRole('button', { name: shell('close') }).click()
    await closed(sheet)

    await page.getByRole('link', { name: identity('set_password_title') }).click()
    await chooseFirstPassword(page, texts)
    await page.waitForURL('**/m/home**')
    await server.open(page, 'aurora', '/m/member/security', 'EN')
    await (await remove()).waitFor({ state: 'detached' })
    await page.getByRole('main').getByRole('button', { name: 'Google' }).getByText(security('not_set')).waitFor()
  })
})

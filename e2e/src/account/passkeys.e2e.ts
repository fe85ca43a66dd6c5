import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { enterByCall, PASSWORD, requestOf, requestTo } from '#testing/member-by-calls.ts'
import { codeAfter } from '#testing/outbox.ts'
import { accessibilityFaults, test, textsOf } from '#testing/phone.ts'
import { startServerWith } from '#testing/servers/changed-merchants.ts'
import { signedIn } from '#testing/wait-for.ts'
import { withFingerprint } from '#testing/with-fingerprint.ts'
import { withoutAnnouncements, withoutOffers } from '#testing/without-prompts.ts'

let server: Awaited<ReturnType<typeof startServerWith>>
beforeAll(async () => {
  server = await startServerWith({ demo: { captcha: { scenes: { register: false, sms: false } } } }, { TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => server.stop())

const { security, identity, errors, shell } = textsOf('EN')
const address = (path: string) => `http://localhost:${server.port}${path}?language=EN`

const typePassword = async (page: Page, username: string, password = PASSWORD) => {
  await page.getByLabel(identity('username'), { exact: true }).fill(username)
  await page.getByLabel(identity('password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: identity('login_submit') }).click()
}

const forgetSession = async (page: Page) => {
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
}

/** Makes a passkey on the security page. `codes`: recovery codes come with it, because it is the first factor. */
const makePasskey = async (page: Page, { codes }: { readonly codes: boolean }) => {
  await page.goto(address('/m/member/security'), { waitUntil: 'networkidle' })
  const create = page.getByRole('main').getByRole('button', { name: security('passkey_create') })
  await create.click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: security('passkey_create') }).click()
  if (codes) await sheet.getByRole('button', { name: security('recovery_codes_saved') }).click()
  await sheet.waitFor({ state: 'detached' })
}

const row = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Fingerprint of Ann' })

// Proves sign-in-26, two-factor-26, two-factor-27, two-factor-29.
test('a passkey is made, named, signs in from the field of the user name and by its button, confirms, and is removed', async ({
  phone: { page },
}) => {
  await withoutAnnouncements(page.context())
  await withoutOffers(page.context())
  const phone = await withFingerprint(page)
  const username = await enterByCall(page, 'demo', server.port)
  await page.goto(address('/m/member/security'), { waitUntil: 'networkidle' })
  await page
    .getByRole('main')
    .getByRole('button', { name: security('passkey_create') })
    .click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText(security('passkeys_text')).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await sheet.getByRole('button', { name: security('passkey_create') }).click()
  await sheet.getByRole('button', { name: security('recovery_codes_saved') }).click()
  await sheet.waitFor({ state: 'detached' })
  expect(await phone.passkeys()).toBe(1)

  await page.getByRole('main').getByRole('button', { name: /Linux/ }).first().click()
  await sheet.getByRole('textbox', { name: security('passkey_name') }).fill('Fingerprint of Ann')
  expect(await accessibilityFaults(page)).toEqual([])
  await sheet.getByRole('button', { name: security('save') }).click()
  await row(page).waitFor()
  await sheet.waitFor({ state: 'detached' })

  // On a page with the field of the user name the browser offers it; this one's says yes by itself.
  await forgetSession(page)
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '192.0.2.44' })
  await page.goto(address('/m/login'))
  expect(await page.getByLabel(identity('username'), { exact: true }).getAttribute('autocomplete')).toBe('username webauthn')
  await signedIn(page)

  // Whoever does not touch the reader types the password; from a new network that is asked for a second factor, and a passkey is one.
  await phone.known(false)
  await forgetSession(page)
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '192.0.3.44' })
  await page.goto(address('/m/login'))
  expect(await accessibilityFaults(page)).toEqual([])
  await typePassword(page, username)
  const use = page.getByRole('dialog').getByRole('button', { name: security('passkey_use') })
  await use.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await phone.known(true)
  await use.click()
  await signedIn(page)

  await page.goto(address('/m/member/security'), { waitUntil: 'networkidle' })
  await row(page).click()
  await sheet.getByRole('button', { name: security('remove') }).click()
  await sheet.getByText(security('passkey_remove_text')).waitFor()
  await sheet.getByRole('button', { name: security('remove') }).click()
  await row(page).waitFor({ state: 'detached' })
})

// Proves sign-in-30.
test('it is offered after a sign-in by hand, and not again to who puts it off', async ({ phone: { page } }) => {
  await withoutAnnouncements(page.context())
  await withoutOffers(page.context())
  await withFingerprint(page)
  const username = await enterByCall(page, 'demo', server.port)
  await forgetSession(page)
  await page.goto(address('/m/login'))
  await typePassword(page, username)
  await signedIn(page)
  const offer = page.getByRole('dialog', { name: security('passkey_offer_title') })
  await page.goto(address('/m/home'))
  await offer.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await offer.getByRole('button', { name: security('passkey_later') }).click()
  await offer.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.getItem('SHELL_passkeyPutOff'))).toMatch(/^\d+$/)
})

// Proves two-factor-32, two-factor-34.
test('after the password was recovered the member says which passkeys are theirs, and only then do they sign in again', async ({
  phone: { page },
}) => {
  await withoutAnnouncements(page.context())
  await withoutOffers(page.context())
  const phone = await withFingerprint(page)
  const username = await enterByCall(page, 'demo', server.port)
  const email = `${username}@example.com`
  const request = await requestOf(page, 'demo', server.port)
  const added = await codeAfter(server.origin, 'demo', email, () => request('member.securityContactCode', { email }))
  await request('member.securityContact', { email, verificationCode: added })
  await makePasskey(page, { codes: false })

  await forgetSession(page)
  await phone.known(false)
  const visitor = requestTo('demo', server.port)
  const code = await codeAfter(server.origin, 'demo', email, () => visitor('member.passwordRecoveryEmail', { email }))
  const newPassword = 'Cellar-62-violin'
  await visitor('member.passwordRecovery', { email, verificationCode: code, newPassword })

  // The passkey alone opens nothing now, and says why.
  await phone.known(true)
  await page.goto(address('/m/login'))
  const alert = page.getByRole('alertdialog')
  await alert.getByText(errors('passkey.held')).waitFor()
  // This phone would say yes to each further offer of the field at once, where a hand would have to tap.
  await phone.known(false)
  await alert.getByRole('button').click()
  await alert.waitFor({ state: 'detached' })
  await typePassword(page, username, newPassword)
  await signedIn(page)

  await page.goto(address('/m/home'))
  const review = page.getByRole('dialog', { name: security('passkeys_held_title') })
  await review.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await review.getByRole('button', { name: security('passkey_keep') }).click()
  await review.waitFor({ state: 'detached' })

  await forgetSession(page)
  await phone.known(true)
  await page.goto(address('/m/login'))
  await signedIn(page)
})

// Proves two-factor-33.
test('a changed password leaves passkeys, and takes them along where the member wants it', async ({ phone: { page } }) => {
  await withoutAnnouncements(page.context())
  await withoutOffers(page.context())
  await withFingerprint(page)
  await enterByCall(page, 'demo', server.port)
  await page.goto(address('/m/changePsw'), { waitUntil: 'networkidle' })
  const box = page.getByRole('checkbox', { name: identity('change_password_passkeys') })
  await page.getByLabel(identity('current_password'), { exact: true }).waitFor()
  // Whoever has none is not asked.
  expect(await box.count()).toBe(0)
  await makePasskey(page, { codes: true })
  await page.goto(address('/m/changePsw'), { waitUntil: 'networkidle' })
  await page.getByLabel(identity('current_password'), { exact: true }).fill(PASSWORD)
  await page.getByLabel(identity('new_password'), { exact: true }).fill('Cellar-62-violin')
  await page.getByLabel(identity('repeat_password'), { exact: true }).fill('Cellar-62-violin')
  await box.check()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: identity('change_password_submit') }).click()
  await page.waitForURL('**/m/home**')
  const request = await requestOf(page, 'demo', server.port)
  expect((await request('member.security', {})).passkeys.list).toEqual([])
})

// Proves two-factor-35.
test('code that does not come is no browser without passkeys: the page says so, and the next tap tries again', async ({ phone: { page } }) => {
  await withoutAnnouncements(page.context())
  await withoutOffers(page.context())
  const phone = await withFingerprint(page)
  await enterByCall(page, 'demo', server.port)
  const CODE = /\/m\/assets\/ceremony-[^/]*\.js$/
  let refused = 0
  await page.route(CODE, route => {
    refused += 1
    return route.abort()
  })
  await page.goto(address('/m/member/security'), { waitUntil: 'networkidle' })
  await page
    .getByRole('main')
    .getByRole('button', { name: security('passkey_create') })
    .click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: security('passkey_create') }).click()
  await page.getByText(errors('network_error')).first().waitFor()
  expect(refused).toBeGreaterThan(0)
  expect(await page.getByText(errors('passkey.off')).count()).toBe(0)
  await page.unroute(CODE)
  await sheet.getByRole('button', { name: shell('retry') }).click()
  await sheet.getByRole('button', { name: security('recovery_codes_saved') }).waitFor()
  expect(await phone.passkeys()).toBe(1)
})

import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { accessibilityFaults, test, textsOf } from '#testing/phone.ts'
import { startServerWith } from '#testing/servers/changed-merchants.ts'
import { closed, signedIn } from '#testing/wait-for.ts'

// Spec 1 §2–§6: the other ways to sign in beside the form. Those that need the provider itself are tested by `npm run test:firebase`.

const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const firebase = {
  apiKey: 'key',
  authDomain: 'foyer-test.firebaseapp.com',
  projectId: 'foyer-test',
  channels: ['phone' as const, 'google' as const, 'facebook' as const],
}
const changes = {
  firebase,
  freePlay: true,
  captcha: { scenes: { sms: false } },
  partners: [
    { id: 'club.example', algorithm: 'EdDSA' as const, publicKey: createPublicKey(publicKey).export({ type: 'spki', format: 'pem' }).toString() },
  ],
  redirectHosts: ['partner.localhost'],
}
let server: Awaited<ReturnType<typeof startServerWith>>
beforeAll(async () => {
  server = await startServerWith({ demo: changes, aurora: changes })
})
afterAll(() => server.stop())

const hosts = { demo: 'localhost', aurora: 'aurora.localhost' } as const
const addressOf = (merchant: keyof typeof hosts, path: string) => `http://${hosts[merchant]}:${server.port}${path}`
const sessionOf = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null') as Record<string, unknown> | null)
const visits = [
  ['demo', 'EN'],
  ['aurora', 'UR'],
] as const

// Proves identity-8, two-factor-24.
test.for(visits)(
  '%s in %s: the other ways to sign in are below the form, and axe finds nothing; a code that was never sent has expired: text, code and reason (spec 1 §8)',
  async ([merchant, language], { phone: { page } }) => {
    const { identity, errors } = textsOf(language)
    for (const path of ['/m/register', '/m/login']) {
      await page.goto(`${addressOf(merchant, path)}?language=${language}`, { waitUntil: 'networkidle' })
      for (const key of ['identity_phone', 'identity_google', 'identity_facebook', 'free_play'] as const)
        await page.getByRole('button', { name: identity(key) }).waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
    }
    await page.getByRole('button', { name: identity('identity_phone') }).click()
    const mobile = page.getByLabel(identity('mobile'), { exact: true })
    await mobile.waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    if (language !== 'EN') return
    await mobile.fill('917 123 4567')
    await page.getByLabel(identity('code_label'), { exact: true }).fill('123456')
    const dialog = page.getByRole('alertdialog')
    for (const text of [errors('auth/code-expired'), 'Error code: auth/code-expired', 'Reason:']) await dialog.getByText(text).waitFor()
  },
)

// Proves identity-4.
test('a private window is told that social sign-in does not work there (spec 1 §5)', async ({ phone: { page } }) => {
  // This is how private windows of Safari and Firefox behave; Chromium's cannot be recognised.
  await page.addInitScript(() => {
    StorageManager.prototype.getDirectory = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  })
  await page.goto(`${addressOf('demo', '/m/login')}?language=UR`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: textsOf('UR').identity('identity_google') }).click()
  await page.getByRole('alertdialog').getByText(textsOf('UR').errors('not_support_incognito')).waitFor()
})

// Proves errors-14, identity-9.
test('the app’s message about a failed sign-in is shown unchanged (spec 1 §8)', async ({ phone: { page } }) => {
  await page.addInitScript(() => {
    const app = { postMessage: () => (window as unknown as { foyerLogin: (text: string) => void }).foyerLogin('Failure: turned back') }
    Object.assign(window, { FoyerNative: app })
  })
  await page.goto(`${addressOf('demo', '/m/login')}?language=EN`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: textsOf('EN').identity('identity_facebook') }).click()
  await page.getByRole('alertdialog').getByText('Failure: turned back').waitFor()
})

// Proves identity-6, product-and-roles-2, product-and-roles-9.
test('a guest plays as a restricted member, who is not offered a way to sign in again (spec 1 §1; §6, type 4)', async ({ phone: { page } }) => {
  const { identity, security } = textsOf('UR')
  await page.goto(`${addressOf('demo', '/m/login')}?language=UR`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: identity('free_play') }).click()
  await page.getByText(identity('free_play_text')).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: identity('free_play_start') }).click()
  await page.waitForURL('**/m/home**')
  expect(await sessionOf(page)).toMatchObject({ type: 4, userName: expect.stringMatching(/^guest_/) })
  // Nor a deposit, which is refused to a guest.
  expect(await page.getByRole('link', { name: textsOf('UR').wallet('deposit') }).count()).toBe(0)

  // The server refuses a guest any way to sign in again.
  await page.goto(`${addressOf('demo', '/m/member/home')}?language=UR`)
  await page.getByRole('heading', { name: identity('member_settings') }).waitFor()
  expect(await page.getByText(identity('member_security')).count()).toBe(0)
  await page.goto(`${addressOf('demo', '/m/member/security')}?language=UR`)
  await page.getByRole('heading', { name: security('sessions') }).waitFor()
  expect(await page.getByRole('heading', { name: identity('login_ways') }).count()).toBe(0)
})

const PROVIDER = 'https://apis.google.com/**'

/** The script of the provider, which cannot be reached from here, delayed until the test makes it fail (spec 1 §8, Phone-provider errors). */
const holdBack = async (page: Page) => {
  const held: Route[] = []
  await page.route(PROVIDER, route => void held.push(route))
  return { fail: async () => await Promise.all(held.map(route => route.abort())) }
}

/** Opens the sign-in dialog, and then Google's window. */
const continueWithGoogle = async (page: Page) => {
  const { identity, shell } = textsOf('EN')
  await page.getByRole('link', { name: shell('log_in') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: identity('identity_google') }).click()
  return dialog
}

// Proves errors-14, identity-8, push-10.
test('a popup replaced by another is not reported; a failure is reported with text, code and reason', async ({ phone: { page } }) => {
  const { errors, shell } = textsOf('EN')
  const provider = await holdBack(page)
  await page.goto(`${addressOf('demo', '/m/home')}?language=EN`, { waitUntil: 'networkidle' })
  const request = page.waitForRequest(PROVIDER)
  const dialog = await continueWithGoogle(page)
  await request
  await dialog.getByRole('button', { name: shell('close') }).click()
  await closed(dialog)
  await continueWithGoogle(page)
  // By now the SDK has ended the first one with auth/cancelled-popup-request.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  const alert = page.getByRole('alertdialog')
  expect(await alert.count()).toBe(0)

  await provider.fail()
  for (const words of [errors('auth/unknown'), 'Error code: auth/', 'Reason:']) await alert.getByText(words).waitFor()
  expect(await alert.textContent()).not.toContain('cancelled')
  await alert.getByRole('button', { name: shell('confirm') }).click()
  await closed(alert)
})

describe('codes in an address', () => {
  const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const assertion = (subject: string) => {
    const now = Math.floor(Date.now() / 1000)
    const text = `${base64({ alg: 'EdDSA' })}.${base64({ iss: 'club.example', aud: 'demo', sub: subject, jti: randomUUID(), iat: now, exp: now + 60 })}`
    return `${text}.${sign(null, Buffer.from(text), createPrivateKey(privateKey)).toString('base64url')}`
  }

  // Proves identity-5.
  test('a partner’s assertion signs in, and is removed from the address; leaving by redirectUrl hands over a code that signs in once (docs/third-party-login.md; decision 8)', async ({
    phone: { page, context },
  }) => {
    await page.goto(addressOf('demo', `/m/home?assertion=${assertion('bob')}`))
    await signedIn(page)
    expect(await sessionOf(page)).toMatchObject({ type: 0 })
    expect(page.url()).not.toContain('assertion')

    const here = await sessionOf(page)
    await context.route('http://partner.localhost/**', route => route.fulfill({ body: 'partner' }))
    await page.goto(addressOf('demo', '/m/home?redirectUrl=http://partner.localhost/in'))
    await page.waitForURL('http://partner.localhost/**')
    const code = new URL(page.url()).searchParams.get('token') ?? ''
    expect(code).toMatch(/^ho_/)

    const open = async () => {
      const other = await context.newPage()
      const answer = other.waitForResponse('**/wps/session/login/handoff')
      await other.goto(addressOf('demo', `/m/home?token=${code}`))
      const isTaken = (await answer).ok()
      expect(other.url()).not.toContain('token')
      return { other, isTaken }
    }
    const first = await open()
    await signedIn(first.other)
    const there = await sessionOf(first.other)
    expect(there).toMatchObject({ id: here?.['id'] })
    expect(there?.['token']).not.toBe(here?.['token'])
    const second = await open()
    expect(second.isTaken).toBe(false)
    expect(await sessionOf(second.other)).toBeNull()
  })
})

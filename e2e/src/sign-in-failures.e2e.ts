import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { startServerWith } from './testing/changed-merchants.ts'
import { test, textsOf, type Phone } from './testing/phone.ts'

// States of signing in and of the saved login, spec 1 §4 and §8. A route replaces the server only for answers that it cannot be made to give.

const { shell, identity, errors } = textsOf('EN')
const NAME = 'player'
const PASSWORD = 'Lantern-42-river'
const LOGIN = '**/wps/session/login'

const alert = (page: Page) => page.getByRole('alertdialog', { name: shell('notice') })
const refusal = (status: number, body: object) => (route: Route) => route.fulfill({ status, json: { success: false, ...body } })

const submitLogin = async (page: Page, { password = PASSWORD, remember = true } = {}) => {
  await page.getByLabel(identity('username'), { exact: true }).fill(NAME)
  await page.getByLabel(identity('password'), { exact: true }).fill(password)
  await page.getByLabel(identity('remember_me')).setChecked(remember)
  await page.getByRole('button', { name: identity('login_submit') }).click()
}

const isSignedIn = (page: Page) => page.waitForFunction(() => sessionStorage.getItem('MC_SESSION_INFO') !== null)
const session = (page: Page) => page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))
const saved = (page: Page) => page.evaluate(() => localStorage.getItem('SHELL_savedLogin'))
const autoLogin = (page: Page) => page.evaluate(() => localStorage.getItem('autoLogin'))

/** A device that remembers the player, in a tab without a session; `flag`: autoLogin. */
const remembered = async ({ page, open }: Phone, flag: '0' | '1') => {
  await open('demo', '/m/login', 'EN')
  await submitLogin(page)
  await page.waitForURL('**/m/home**')
  await page.evaluate(value => {
    sessionStorage.clear()
    localStorage.setItem('autoLogin', value)
  }, flag)
  return page
}

/** Submits the form repeatedly while its call is delayed, and returns the number of calls. */
const submitTwice = async (page: Page, path: string, submit: () => Promise<void>) => {
  const held: Route[] = []
  await page.route(path, route => void held.push(route))
  const first = page.waitForRequest(path)
  await submit()
  await first
  await page.evaluate(() => {
    for (let again = 0; again < 3; again++) document.querySelector('form')?.requestSubmit()
  })
  const count = held.length
  for (const route of held) await refusal(403, { errorCode: 'something.else', message: 'No.' })(route)
  await alert(page)
    .getByRole('button', { name: shell('confirm') })
    .click()
  return count
}

describe('while one submit is running others are ignored, then the form accepts one again (spec 1 §4, §9)', () => {
  test('signing in', async ({ phone }) => {
    const page = await phone.open('demo', '/m/login', 'EN')
    expect(await submitTwice(page, LOGIN, () => submitLogin(page))).toBe(1)
    await page.unroute(LOGIN)
    // While busy it has another name.
    await page.getByRole('button', { name: identity('login_submit') }).click()
    await isSignedIn(page)
  })

  test('registering', async ({ phone }) => {
    const page = await phone.open('aurora', '/m/register', 'EN')
    const submit = async () => {
      await page.getByLabel(identity('username'), { exact: true }).fill('twice_over')
      await page.getByLabel(identity('password'), { exact: true }).fill('Meadow-35-lamp')
      await page.getByRole('button', { name: identity('register_submit') }).click()
    }
    expect(await submitTwice(page, '**/wps/member/register', submit)).toBe(1)
    await page.getByRole('button', { name: identity('register_submit') }).waitFor()
  })
})

describe('the saved login (spec 1 §4, §8, §9)', () => {
  test('is kept only if the player wants it', async ({ phone }) => {
    const page = await phone.open('demo', '/m/login', 'EN')
    await submitLogin(page, { remember: false })
    await isSignedIn(page)
    expect(await saved(page)).toBeNull()
  })

  test('is deleted when a manual sign-in fails, and the server’s message is shown', async ({ phone }) => {
    const page = await remembered(phone, '0')
    await phone.open('demo', '/m/login', 'EN')
    expect(await saved(page)).not.toBeNull()
    await submitLogin(page, { password: 'not the one' })
    await alert(page).getByText(errors('login.cred.err'), { exact: true }).waitFor()
    expect(await saved(page)).toBeNull()
  })

  test.for([
    ['a limit', refusal(429, { errorCode: 'TOO_MANY_REQUEST_LOGIN', message: 'Wait.' })],
    ['a broken gateway', refusal(502, {})],
    ['no network', (route: Route) => route.abort('connectionrefused')],
  ] as const)('stays when a manual sign-in met %s', async ([, answer], { phone }) => {
    const page = await remembered(phone, '0')
    await phone.open('demo', '/m/login', 'EN')
    await page.route(LOGIN, answer)
    const answered = page.waitForRequest(LOGIN)
    await submitLogin(page)
    await answered
    await page.getByRole('alert').or(alert(page)).filter({ hasText: /\S/ }).first().waitFor()
    expect(await saved(page)).not.toBeNull()
  })

  test.for([
    ['login.cred.err', refusal(403, { errorCode: 'login.cred.err', message: 'x' }), { kept: false, flag: '1' }],
    ['not.exists.user', refusal(403, { errorCode: 'not.exists.user', message: 'x' }), { kept: false, flag: '1' }],
    ['token_ip_different', refusal(401, { errorCode: 'token_ip_different', message: 'x' }), { kept: true, flag: '0' }],
    ['another code', refusal(500, { errorCode: 'server.error', message: 'x' }), { kept: true, flag: '1' }],
    ['no network', (route: Route) => route.abort('connectionrefused'), { kept: true, flag: '1' }],
  ] as const)('after an automatic sign-in that met %s, of which nobody is told', async ([, answer, { kept, flag }], { phone }) => {
    const page = await remembered(phone, '1')
    await page.route(LOGIN, answer)
    const asked = page.waitForRequest(LOGIN)
    await phone.open('demo', '/m/home', 'EN')
    await asked
    await page.waitForFunction(
      ([still, value]) => (localStorage.getItem('SHELL_savedLogin') !== null) === still && localStorage.getItem('autoLogin') === value,
      [kept, flag] as const,
    )
    expect(await session(page)).toBeNull()
    expect(await alert(page).count()).toBe(0)
  })

  test.for(['redirectUrl=%2Fm%2Fgame', 'backUrl=%2Fm%2Fgame'])('is not used if the visitor is about to leave: %s', async (query, { phone }) => {
    const page = await remembered(phone, '1')
    let asked = 0
    page.on('request', request => void (request.url().endsWith('/wps/session/login') && (asked += 1)))
    await phone.open('demo', `/m/home?${query}`, 'EN')
    expect(asked).toBe(0)
    expect(await session(page)).toBeNull()
  })
})

/** The real sign-in, with the answer that the server gives to such a member. */
const tellAs = (page: Page, facts: object) =>
  page.route(LOGIN, async route => {
    const response = await route.fetch()
    const { value, ...frame } = (await response.json()) as { readonly value: object }
    await route.fulfill({ response, json: { ...frame, value: { ...value, firstTimeLogin: false, ...facts } } })
  })

describe('at a merchant with settings of its own', () => {
  let server: Awaited<ReturnType<typeof startServerWith>>
  beforeAll(async () => {
    const demo = { session: { bindToNetwork: true }, flags: { PWDEXPFORCECHANGE3: false } }
    server = await startServerWith({ demo }, { TRUSTED_PROXIES: '127.0.0.1' })
  })
  afterAll(() => server.stop())

  const at = (path: string) => `http://localhost:${server.port}${path}?language=EN`

  test('token_ip_different: another network ends the session, autoLogin becomes 0 (spec 1 §8)', async ({ phone: { page, context } }) => {
    await context.setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.7' })
    await page.goto(at('/m/login'), { waitUntil: 'networkidle' })
    // The last of the calls of home after a sign-in: one that came later would be the first from the other network.
    const last = ['member/language', 'member/security', 'relay/MCSFE_getPlayerRankProgress']
    const settled = Promise.all(last.map(call => page.waitForResponse(`**/wps/${call}`)))
    await submitLogin(page)
    await page.waitForURL('**/m/home**')
    await settled
    expect(await autoLogin(page)).toBe('1')

    await context.setExtraHTTPHeaders({ 'X-Forwarded-For': '198.51.100.7' })
    await page.goto(at('/m/member/home'))
    await alert(page).getByText(errors('please_login'), { exact: true }).waitFor()
    expect(await autoLogin(page)).toBe('0')
    expect(await session(page)).toBeNull()
    expect(await saved(page)).not.toBeNull()

    await page.goto(at('/m/home'), { waitUntil: 'networkidle' })
    expect(await session(page)).toBeNull()
    await page.goto(at('/m/login'), { waitUntil: 'networkidle' })
    await submitLogin(page)
    await page.waitForURL('**/m/home**')
    expect(await autoLogin(page)).toBe('1')
  })

  test('an expired password with PWDEXPFORCECHANGE3 off leads home (spec 1 §4)', async ({ phone: { page } }) => {
    await page.goto(at('/m/login'), { waitUntil: 'networkidle' })
    await tellAs(page, { passwordExpired: true })
    await submitLogin(page)
    await page.waitForURL('**/m/home**')
  })
})

describe('the change-password redirect (spec 1 §4)', () => {
  test.for([
    ['first-time login', { firstTimeLogin: true, weakPassword: true }, 'change_reason_first_login'],
    ['the password has expired, PWDEXPFORCECHANGE3 on', { passwordExpired: true }, 'change_reason_expired'],
    ['the default weak password', { weakPassword: true }, 'change_reason_weak'],
  ] as const)('%s', async ([, facts, why], { phone }) => {
    const page = await phone.open('demo', '/m/login', 'EN')
    await tellAs(page, facts)
    await submitLogin(page)
    await page.waitForURL('**/m/changePsw**')
    await page.getByText(identity(why)).waitFor()
    // There is no way around it.
    expect(await page.getByRole('link', { name: shell('back') }).count()).toBe(0)
  })
})

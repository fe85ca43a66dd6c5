import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { test, textsOf } from '#testing/phone.ts'
import { startServerWith } from '#testing/servers/changed-merchants.ts'
import { closed, signedIn } from '#testing/wait-for.ts'

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

const session = (page: Page) => page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))
const saved = (page: Page) => page.evaluate(() => localStorage.getItem('SHELL_savedLogin'))
const autoLogin = (page: Page) => page.evaluate(() => localStorage.getItem('autoLogin'))

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
  await closed(alert(page))
  return count
}

/** The tab is left, and the device remembers what it remembers. */
const leave = (page: Page) => page.evaluate(() => sessionStorage.clear())

// Proves registration-5.
test('while one registration is running others are ignored, then the form accepts one again (spec 1 §5)', async ({ phone }) => {
  const page = await phone.open('aurora', '/m/register', 'EN')
  const submit = async () => {
    await page.getByLabel(identity('username'), { exact: true }).fill('twice_over')
    await page.getByLabel(identity('password'), { exact: true }).fill('Meadow-35-lamp')
    await page.getByRole('button', { name: identity('register_submit') }).click()
  }
  expect(await submitTwice(page, '**/wps/member/register', submit)).toBe(1)
  await page.getByRole('button', { name: identity('register_submit') }).waitFor()
})

// Proves errors-3, errors-4, sign-in-10, sign-in-12, sign-in-13.
test('while one sign-in is running others are ignored, then the form accepts one again; a login is saved only if wanted, kept by a broken gateway, deleted by a refusal with the server’s message (spec 1 §4, §8, §9)', async ({
  phone,
}) => {
  const page = await phone.open('demo', '/m/login', 'EN')
  expect(await submitTwice(page, LOGIN, () => submitLogin(page, { remember: false }))).toBe(1)
  await page.unroute(LOGIN)
  // While busy it has another name.
  await page.getByRole('button', { name: identity('login_submit') }).click()
  await page.waitForURL('**/m/home**')
  await signedIn(page)
  expect(await saved(page)).toBeNull()

  await leave(page)
  await phone.open('demo', '/m/login', 'EN')
  await submitLogin(page)
  await page.waitForURL('**/m/home**')
  await leave(page)
  await page.evaluate(() => localStorage.setItem('autoLogin', '0'))

  await phone.open('demo', '/m/login', 'EN')
  expect(await saved(page)).not.toBeNull()
  await page.route(LOGIN, refusal(502, {}))
  await submitLogin(page)
  await page
    .getByRole('alert')
    .filter({ hasText: errors('unknown_error') })
    .waitFor()
  expect(await saved(page)).not.toBeNull()
  await page.unroute(LOGIN)
  await page.getByRole('button', { name: identity('login_submit') }).waitFor()
  await submitLogin(page, { password: 'not the one' })
  await alert(page).getByText(errors('login.cred.err'), { exact: true }).waitFor()
  expect(await saved(page)).toBeNull()
})

// Proves errors-3, sign-in-21, sign-in-23.
test('the saved login is not used if the visitor is about to leave; of an automatic sign-in that is refused nobody is told (spec 1 §4, §8)', async ({
  phone,
}) => {
  const page = await phone.open('demo', '/m/login', 'EN')
  await submitLogin(page)
  await page.waitForURL('**/m/home**')
  await leave(page)
  let requests = 0
  page.on('request', request => void (request.url().endsWith('/wps/session/login') && (requests += 1)))
  await phone.open('demo', '/m/home?redirectUrl=%2Fm%2Fgame', 'EN')
  expect(requests).toBe(0)
  expect(await session(page)).toBeNull()

  for (const [answer, { kept, flag }] of [
    [refusal(401, { errorCode: 'token_ip_different', message: 'x' }), { kept: true, flag: '0' }],
    [refusal(403, { errorCode: 'login.cred.err', message: 'x' }), { kept: false, flag: '1' }],
  ] as const) {
    await page.evaluate(() => localStorage.setItem('autoLogin', '1'))
    await page.unroute(LOGIN)
    await page.route(LOGIN, answer)
    const request = page.waitForRequest(LOGIN)
    await phone.open('demo', '/m/home', 'EN')
    await request
    await page.waitForFunction(
      ([still, value]) => (localStorage.getItem('SHELL_savedLogin') !== null) === still && localStorage.getItem('autoLogin') === value,
      [kept, flag] as const,
    )
    expect(await session(page)).toBeNull()
    expect(await alert(page).count()).toBe(0)
  }
})

/** The real sign-in, with the answer that the server gives to such a member. */
const failAs = (page: Page, facts: object) =>
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

  // Proves errors-5, errors-19, session-13, sign-in-20.
  test('token_ip_different: another network ends the session, autoLogin becomes 0 (spec 1 §8); an expired password with PWDEXPFORCECHANGE3 off leads home (spec 1 §4)', async ({
    phone: { page, context },
  }) => {
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
    await failAs(page, { passwordExpired: true })
    await submitLogin(page)
    await page.waitForURL('**/m/home**')
    expect(await autoLogin(page)).toBe('1')
  })
})

// Proves navigation-11, sign-in-20.
test('the change-password redirect, with its reason and no way around it (spec 1 §4)', async ({ phone }) => {
  for (const [facts, why] of [
    [{ firstTimeLogin: true, weakPassword: true }, 'change_reason_first_login'],
    [{ passwordExpired: true }, 'change_reason_expired'],
    [{ weakPassword: true }, 'change_reason_weak'],
  ] as const) {
    const page = await phone.open('demo', '/m/login', 'EN')
    await page.unroute(LOGIN)
    await failAs(page, facts)
    await submitLogin(page, { remember: false })
    await page.waitForURL('**/m/changePsw**')
    await page.getByText(identity(why)).waitFor()
    expect(await page.getByRole('link', { name: shell('back') }).count()).toBe(0)
    await leave(page)
  }
})

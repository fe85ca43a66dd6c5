import type { Page, Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test, textsOf } from './testing/phone.ts'
import { cameToRest, closed } from './testing/wait-for.ts'

// The error catalogue, spec 1 §8, as the player sees it. A route replaces the server only for answers that it cannot be made to give.

const { shell, identity, errors } = textsOf('EN')
const SESSION = { id: '1', token: 'A'.repeat(43), merchantCode: 'demo', userName: 'player', type: 0, firstTimeLogin: false }
const LOGIN = '**/wps/session/login'
const WORDS = 'The server’s own words.'

const alert = (page: Page) => page.getByRole('alertdialog', { name: shell('notice') })
const refusal = (status: number, body: object) => (route: Route) => route.fulfill({ status, json: { success: false, ...body } })

const submitLogin = async (page: Page) => {
  await page.getByLabel(identity('username'), { exact: true }).fill('player')
  await page.getByLabel(identity('password'), { exact: true }).fill('Lantern-42-river')
  await page.getByRole('button', { name: identity('login_submit') }).click()
}

const closeAlert = async (page: Page) => {
  await alert(page)
    .getByRole('button', { name: shell('confirm') })
    .click()
  await closed(alert(page))
}

/** The form accepts submits again: the result of the call has been handled. */
const isReleased = (page: Page) => page.getByRole('button', { name: identity('login_submit') }).waitFor()

/** A tab that is signed in with the test's own token. */
const openSignedIn = async (page: Page) => {
  await page.context().addInitScript(session => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', '1')
    sessionStorage.setItem('MC_SESSION_INFO', session)
  }, JSON.stringify(SESSION))
}

describe('sessions that have ended on the server (spec 1 §8)', () => {
  // Proves errors-6, errors-17, session-7, session-12.
  test('an unknown token is refused: signed out, session storage empty, "please login" leads to /m/login', async ({ phone }) => {
    await openSignedIn(phone.page)
    const page = await phone.open('demo', '/m/home', 'EN')
    await alert(page).getByText(errors('please_login'), { exact: true }).waitFor()
    expect(await page.evaluate(() => [sessionStorage.getItem('MC_SESSION_INFO'), sessionStorage.getItem('seeded')])).toEqual([null, null])
    expect(new URL(page.url()).pathname).toBe('/m/home')
    // The next page is that of a visitor.
    await page.evaluate(() => sessionStorage.setItem('seeded', '1'))
    await closeAlert(page)
    await page.waitForURL('**/m/login')
  })
})

describe('other failures (spec 1 §8)', () => {
  // Proves errors-7, errors-8, errors-18, navigation-19, registration-12.
  test('a failed registration is alerted under "notice": the server’s message, or "unknown error" without one', async ({ phone }) => {
    const page = await phone.open('aurora', '/m/register', 'EN')
    const register = async (username: string) => {
      await page.getByLabel(identity('username'), { exact: true }).fill(username)
      await page.getByLabel(identity('password'), { exact: true }).fill('Meadow-35-lamp')
      await page.getByRole('button', { name: identity('register_submit') }).click()
    }
    for (const [body, words] of [
      [{ errorCode: 'something.else', message: WORDS }, WORDS],
      [{}, errors('unknown_error')],
    ] as const) {
      await page.route('**/wps/member/register', refusal(500, body))
      await register('somebody_new')
      await alert(page).getByText(words, { exact: true }).waitFor()
      await closeAlert(page)
      // The call has failed: nobody is signed in, and the form is still shown.
      expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull()
      await page.getByRole('button', { name: identity('register_submit') }).waitFor()
      await page.unroute('**/wps/member/register')
    }
    // The real server refuses a name that is taken.
    await register('player')
    await alert(page).getByText(errors('username.exists'), { exact: true }).waitFor()
  })

  // Proves errors-7, errors-9, errors-12, errors-18, errors-20.
  test('a failed sign-in: an encryption step sends nothing, a network or CORS error over http is alerted; HTTP 502 and a limit are shown in place', async ({
    phone,
  }) => {
    const page = await phone.open('demo', '/m/login', 'EN')
    let sent = 0
    page.on('request', request => void (request.url().endsWith('/wps/session/login') && (sent += 1)))
    await page.route('**/wps/session/key/rsa*', route => route.fulfill({ json: { success: true, value: btoa('no key') } }))
    await submitLogin(page)
    await alert(page).getByText(errors('encryption_failed'), { exact: true }).waitFor()
    expect(sent).toBe(0)
    await closeAlert(page)
    await page.unroute('**/wps/session/key/rsa*')

    await page.route(LOGIN, route => route.abort('connectionrefused'))
    await isReleased(page)
    await submitLogin(page)
    await alert(page).getByText(errors('network_error_cors'), { exact: true }).waitFor()
    await closeAlert(page)

    for (const [status, body, words] of [
      [502, {}, errors('unknown_error')],
      [429, { errorCode: 'TOO_MANY_REQUEST_LOGIN', message: WORDS, value: { retryAfter: 45 } }, WORDS],
    ] as const) {
      await page.unroute(LOGIN)
      await page.route(LOGIN, refusal(status, body))
      await isReleased(page)
      await submitLogin(page)
      await page.getByRole('alert').filter({ hasText: words }).waitFor()
      if (status === 429) await page.getByText(/Try again in \d+ seconds/).waitFor()
      await isReleased(page)
      expect(await alert(page).count()).toBe(0)
    }
  })

  // Proves errors-7, errors-18.
  test('a call with alert=false fails without a message: the page says what is missing', async ({ phone }) => {
    await openSignedIn(phone.page)
    // Every call about the member: the real server would refuse the test's own token, and so end the session.
    for (const calls of ['**/wps/member/*', '**/wps/legal/*'])
      await phone.page.route(calls, refusal(500, { errorCode: 'server.error', message: WORDS }))
    const page = await phone.open('demo', '/m/member/home', 'EN')
    await page.getByText(identity('member_failed')).waitFor()
    expect(await alert(page).count()).toBe(0)
    expect(await page.getByText(WORDS).count()).toBe(0)
  })
})

describe('the line (spec 1 §8)', () => {
  // Proves constants-15, errors-10, errors-21.
  test('a toast is shown for 1.5 s', async ({ phone }) => {
    await phone.page.clock.install()
    const rest = cameToRest(phone.page)
    const page = await phone.open('demo', '/m/login', 'EN')
    await rest
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const toast = page.getByText(errors('network_offline'), { exact: true })
    await phone.context.setOffline(true)
    await toast.waitFor()
    await page.clock.runFor(1_499)
    expect(await toast.isVisible()).toBe(true)
    await page.clock.runFor(1)
    await toast.waitFor({ state: 'detached' })
  })

  /** A page behind the spinner that waits for the code of the next one, which never comes and is not loaded ahead; its clock is stopped. */
  const waiting = async (page: Page) => {
    await page.route('**/m/assets/*.js', () => undefined)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.getByRole('link', { name: identity('forgot_password'), exact: true }).click()
    const loading = page.getByRole('status').filter({ hasText: shell('in_please_wait') })
    await page.clock.runFor(300)
    await loading.waitFor()
    return loading
  }

  // Proves constants-16, notices-8, requests-1.
  test('a missing answer is reported after 30 s (spec 1 §7); the full-screen spinner closes after 10 s (spec 2 §9)', async ({ phone }) => {
    await phone.page.clock.install()
    const page = await phone.open('demo', '/m/login', 'EN')
    await page.route(LOGIN, () => page.clock.fastForward(30_000))
    await submitLogin(page)
    await alert(page).getByText(errors('timeout_retry_please'), { exact: true }).waitFor()
    await closeAlert(page)

    const loading = await waiting(page)
    await page.clock.runFor(9_999)
    expect(await loading.isVisible()).toBe(true)
    await page.clock.runFor(1)
    await loading.waitFor({ state: 'detached' })
  })

  // Proves errors-13.
  test('after an error the loading toast is hidden, even though its page has not loaded', async ({ phone }) => {
    const { page } = phone
    let fail = false
    await page.route('**/wps/system/test/ping*', route => (fail ? refusal(500, {})(route) : route.continue()))
    await page.clock.install()
    const rest = cameToRest(page)
    await phone.open('demo', '/m/login', 'EN')
    await rest
    const loading = await waiting(page)
    fail = true
    const pinged = page.waitForResponse('**/wps/system/test/ping*')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await pinged
    await page.clock.runFor(3_000)
    await loading.waitFor({ state: 'detached' })
  })
})

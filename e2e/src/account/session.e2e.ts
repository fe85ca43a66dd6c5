import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sessionByCall, signInByCall } from '#testing/member-by-calls.ts'
import { addressOf, serverPort, test, textsOf } from '#testing/phone.ts'
import { signedIn } from '#testing/wait-for.ts'

const { shell, identity, errors } = textsOf('EN')
const SESSION = 'MC_SESSION_INFO'
const PASSWORD = 'Lantern-42-river'

const tokenOf = (page: Page) =>
  page.evaluate(key => {
    const text = sessionStorage.getItem(key)
    return text ? (JSON.parse(text) as { readonly token: string }).token : null
  }, SESSION)

const submitLogin = async (page: Page) => {
  await page.getByLabel(identity('username'), { exact: true }).fill('player')
  await page.getByLabel(identity('password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: identity('login_submit') }).click()
}

const signIn = async (page: Page) => {
  await submitLogin(page)
  await signedIn(page)
}

const notice = (page: Page) => page.getByRole('alertdialog')

// Proves navigation-10.
test('the parameters of the visit are kept from page to page, and the way back until sign-in (spec 2 §2)', async ({ phone }) => {
  const page = await phone.open('demo', '/m/login?affiliateCode=aff1&ttclid=E.C.P.x&backUrl=%2Fm%2Fmember%2Fhome&utm=1', 'EN')
  await page.getByRole('link', { name: identity('go_register') }).click()
  await page.waitForURL('**/m/register**')
  const carried = Object.fromEntries(new URL(page.url()).searchParams)
  expect(carried).toEqual({ affiliateCode: 'aff1', ttclid: 'E.C.P.x', backUrl: '/m/member/home' })
  await page.getByRole('link', { name: identity('go_login') }).click()
  await signIn(page)
  await page.waitForURL('**/m/member/home?**')
  expect(new URL(page.url()).searchParams.has('backUrl')).toBe(false)
})

// Proves navigation-35.
test('a token in the address becomes the session and is removed from address and history; a living session’s own token and an unknown one open nothing (decision 8; spec 2 §2)', async ({
  phone: { page: guest },
}) => {
  const { token } = await sessionByCall()
  for (const query of [`token=${token}`, `tokens=${'A'.repeat(43)}`]) {
    await guest.goto(addressOf('demo', `/m/member/home?${query}`))
    await guest.waitForURL('**/m/login**')
    expect(await tokenOf(guest)).toBeNull()
  }

  const headers = { Authorization: token, Merchant: 'demo' }
  const answer = await guest.request.post(addressOf('demo', '/wps/session/handoff'), { headers, data: {} })
  const { value } = (await answer.json()) as { value: { code: string } }
  await guest.goto(addressOf('demo', `/m/member/home?token=${value.code}&cid=1`))
  await signedIn(guest)
  await guest
    .getByRole('button', { name: shell('language') })
    .or(guest.getByText(identity('sign_out')))
    .first()
    .waitFor()
  expect(guest.url()).toBe(addressOf('demo', '/m/member/home?cid=1'))
  const opened = await tokenOf(guest)
  expect(opened).toMatch(/^[\w-]{43}$/)
  expect(opened).not.toBe(token)

  await guest.goto(addressOf('demo', `/m/home?token=${'A'.repeat(43)}`))
  await guest.waitForURL(addressOf('demo', '/m/home'))
  expect(await tokenOf(guest)).toBe(opened)
})

test('redirectUrl signs in first, then leaves with a code for the token (spec 2 §2)', async ({ phone }) => {
  const partner = `http://partner.localhost:${serverPort()}/start`
  await phone.context.route(`${partner}**`, route => route.fulfill({ body: 'partner' }))
  const page = await phone.open('demo', `/m/home?redirectUrl=${encodeURIComponent(partner)}`, 'EN')
  await page.waitForURL('**/m/login?**')
  await submitLogin(page)
  await page.waitForURL(`${partner}**`)
  const appended = Object.fromEntries(new URL(page.url()).searchParams)
  expect(appended).toMatchObject({
    token: expect.stringMatching(/^ho_[\w-]{43}$/),
    language: 'EN',
    b2c: '1',
    headerColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
  })
  expect(appended['title']).not.toBe('')
})

// Proves session-5.
test('signing out in one tab signs out in all of them', async ({ phone }) => {
  const { page } = phone
  await signInByCall(page)
  const tab = await phone.context.newPage()
  await tab.goto(addressOf('demo', '/m/member/home'))
  await signedIn(tab)

  await phone.open('demo', '/m/member/home', 'EN')
  await page.getByRole('button', { name: identity('sign_out') }).click()
  await notice(page)
    .getByRole('button', { name: identity('sign_out') })
    .click()
  await tab.waitForURL('**/m/login**')
  expect(await tokenOf(tab)).toBeNull()
  await page.waitForURL('**/m/home**')
})

// Proves errors-6.
test('an ended session shows "please login", whose button leads to sign-in (spec 1 §8)', async ({ phone }) => {
  const { page } = phone
  // Ended before a page is open, so that no late call of home meets it first.
  await signInByCall(page, { remember: false })
  const token = (await tokenOf(page)) ?? ''
  await page.request.post(addressOf('demo', '/wps/session/logout'), { headers: { Authorization: token, Merchant: 'demo' }, data: {} })
  await page.goto(addressOf('demo', '/m/home?language=EN'))
  await notice(page).getByText(errors('please_login')).waitFor()
  expect(await tokenOf(page)).toBeNull()
  await notice(page)
    .getByRole('button', { name: shell('confirm') })
    .click()
  await page.waitForURL('**/m/login**')
})

// Proves navigation-16, product-and-roles-20, requests-12, sign-in-11.
test('the sign-in dialog keeps the page; outside a secure context it encrypts its calls too (spec 1 §2; §7, Encryption)', async ({ phone }) => {
  await phone.context.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
  const page = await phone.open('demo', '/m/home', 'EN')
  await page.getByRole('link', { name: shell('log_in') }).click()
  await page.getByRole('dialog').getByLabel(identity('username'), { exact: true }).waitFor()
  await signIn(page)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/m/home')
  expect(await page.evaluate(() => crypto.subtle)).toBeUndefined()
})

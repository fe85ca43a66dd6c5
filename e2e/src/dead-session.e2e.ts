import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test, textsOf, type Phone } from './testing/phone.ts'

// Spec 1 §4, Session and push: a session that dies while the page is open.

const { identity, errors } = textsOf('EN')
const SESSION = 'MC_SESSION_INFO'

const tokenOf = (page: Page) => page.evaluate(key => (JSON.parse(sessionStorage.getItem(key) ?? '{}') as { readonly token?: string }).token, SESSION)

/** A member who is remembered or not, on the member page. */
const memberPage = async ({ open }: Phone, { remember }: { readonly remember: boolean }) => {
  const page = await open('demo', '/m/login', 'EN')
  await page.getByLabel(identity('username'), { exact: true }).fill('player')
  await page.getByLabel(identity('password'), { exact: true }).fill('Lantern-42-river')
  await page.getByLabel(identity('remember_me')).setChecked(remember)
  await page.getByRole('button', { name: identity('login_submit') }).click()
  await page.waitForURL('**/m/home**')
  return open('demo', '/m/member/home', 'EN')
}

/** Ends the page's session on the server alone, as the idle limit does. */
const kill = (page: Page) =>
  page.evaluate(async key => {
    const { token } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { readonly token: string }
    const headers = { Authorization: token, Merchant: 'demo', 'Content-Type': 'application/json' }
    await fetch('/wps/session/logout', { method: 'POST', headers, body: '{}' })
  }, SESSION)

/** What the browser tells a page that is shown again. */
const comeBack = {
  'a locked phone is unlocked': (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  'the browser shows a kept page again': (page: Page) =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
} as const

describe.for(Object.keys(comeBack) as (keyof typeof comeBack)[])('%s after the idle limit', how => {
  test('a remembered player notices nothing: the saved login signs in, and the call is repeated', async ({ phone }) => {
    const page = await memberPage(phone, { remember: true })
    const before = await tokenOf(page)
    await kill(page)
    const repeated = page.waitForResponse(response => response.url().includes('/wps/member/info') && response.ok())
    await comeBack[how](page)
    await repeated
    expect(await tokenOf(page)).toMatch(/^[\w-]{43}$/)
    expect(await tokenOf(page)).not.toBe(before)
    expect(new URL(page.url()).pathname).toBe('/m/member/home')
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  })
})

test('without a saved login “please log in” is shown (spec 1 §8)', async ({ phone }) => {
  const page = await memberPage(phone, { remember: false })
  await kill(page)
  await comeBack['a locked phone is unlocked'](page)
  await page.getByRole('alertdialog').getByText(errors('please_login')).waitFor()
  expect(await tokenOf(page)).toBeUndefined()
})

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { signInByCall } from '#testing/member-by-calls.ts'
import { test, textsOf, type Phone } from '#testing/phone.ts'

// Spec 1 §4, Session and push: a session that dies while the page is open.

const { errors } = textsOf('EN')
const SESSION = 'MC_SESSION_INFO'

const tokenOf = (page: Page) => page.evaluate(key => (JSON.parse(sessionStorage.getItem(key) ?? '{}') as { readonly token?: string }).token, SESSION)

/** A member who is remembered or not, on the member page. */
const memberPage = async ({ page, open }: Phone, remember: boolean) => {
  await signInByCall(page, { remember })
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

// Proves session-8.
test('a remembered player notices nothing after the idle limit, when a locked phone is unlocked or the browser shows a kept page again: the saved login signs in, and the call is repeated', async ({
  phone,
}) => {
  const page = await memberPage(phone, true)
  for (const how of Object.keys(comeBack) as (keyof typeof comeBack)[]) {
    const before = await tokenOf(page)
    await kill(page)
    const repeated = page.waitForResponse(response => response.url().includes('/wps/member/info') && response.ok())
    await comeBack[how](page)
    await repeated
    expect(await tokenOf(page)).toMatch(/^[\w-]{43}$/)
    expect(await tokenOf(page)).not.toBe(before)
    expect(new URL(page.url()).pathname).toBe('/m/member/home')
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  }
})

// Proves session-8.
test('without a saved login “please log in” is shown (spec 1 §8)', async ({ phone }) => {
  const page = await memberPage(phone, false)
  await kill(page)
  await comeBack['a locked phone is unlocked'](page)
  await page.getByRole('alertdialog').getByText(errors('please_login')).waitFor()
  expect(await tokenOf(page)).toBeUndefined()
})

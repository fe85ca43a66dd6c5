import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { agents, kept, open, test } from '#testing/fresh-phone.ts'
import { signInByCall } from '#testing/member-by-calls.ts'

// Spec 1 §4, Session and push: a home-screen app before iOS 16.4 loses its session storage whenever it is left.

const VISIT = 'SHELL_lastVisit'

const asHomeScreenApp = (page: Page) => page.context().addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))

/** Leaves the app, and starts it again from the home screen. */
const startAgain = async (page: Page) => {
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.setItem('autoLogin', '0')
  })
  await open(page, 'EN')
}

// Proves errors-24, session-10.
test('its last path and session are restored; a 401 clears both and opens home, without an alert; a 401 later in the life of the restored session clears both too', async ({
  fresh,
}) => {
  const page = await fresh(agents.ios15)
  await asHomeScreenApp(page)
  const isGone = async () => {
    await page.waitForFunction(key => localStorage.getItem(key) === null, VISIT)
    await page.waitForURL('**/m/home**')
    expect(await kept(page, VISIT)).toBeNull()
    expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull()
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  }
  const refuse = () => page.route('**/wps/member/info*', route => route.fulfill({ status: 401, json: { success: false } }))

  for (const late of [false, true]) {
    await signInByCall(page)
    await open(page, 'EN', 'demo', '/m/member/home')
    const accepted = page.waitForResponse(response => response.url().includes('/wps/member/info') && response.ok())
    await startAgain(page)
    await page.waitForURL('**/m/member/home')
    expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toContain('player')
    await accepted
    await refuse()
    if (late) await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    else await startAgain(page)
    await isGone()
    await page.unroute('**/wps/member/info*')
  }
})

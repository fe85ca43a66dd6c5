import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { startServerWith } from '#testing/changed-merchants.ts'
import { test, textsOf } from '#testing/phone.ts'
import { closed } from '#testing/wait-for.ts'

// Spec 1 §8, Phone-provider errors: with the real SDK, whose provider cannot be reached from here.

const { shell, identity, errors } = textsOf('EN')
const PROVIDER = 'https://apis.google.com/**'

let server: Awaited<ReturnType<typeof startServerWith>>
beforeAll(async () => {
  const firebase = { apiKey: 'key', authDomain: 'foyer-test.firebaseapp.com', projectId: 'foyer-test', channels: ['google' as const] }
  server = await startServerWith({ demo: { firebase } })
})
afterAll(() => server.stop())

/** The provider's script, delayed until the test makes it fail. */
const holdBack = async (page: Page) => {
  const held: Route[] = []
  await page.route(PROVIDER, route => void held.push(route))
  return { fail: async () => await Promise.all(held.map(route => route.abort())) }
}

/** Opens the sign-in dialog, and then Google's window. */
const continueWithGoogle = async (page: Page) => {
  await page.getByRole('link', { name: shell('log_in') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: identity('identity_google') }).click()
  return dialog
}

// Proves errors-14, identity-8, push-10.
test('a popup replaced by another is not reported; a failure is reported with text, code and reason', async ({ phone: { page } }) => {
  const provider = await holdBack(page)
  await page.goto(`http://localhost:${server.port}/m/home?language=EN`, { waitUntil: 'networkidle' })
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

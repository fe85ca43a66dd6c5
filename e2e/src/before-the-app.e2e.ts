import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { closeInTime } from './testing/close-in-time.ts'
import { addressOf, test, textsOf, type Merchant } from './testing/phone.ts'

// On a slow line the server's HTML is shown for seconds before the app runs (decision 14).

const { identity } = textsOf('EN')
const PASSWORD = 'Lantern-42-river'

const fillIn = async (page: Page, username: string) => {
  await page.getByRole('textbox', { name: identity('username'), exact: true }).fill(username)
  await page.getByLabel(identity('password'), { exact: true }).fill(PASSWORD)
}

/** Opens a page whose app loads only when the test allows it; returns how to allow it, and the requested addresses. */
const openLifeless = async (page: Page, merchant: Merchant, path: string) => {
  const addresses: string[] = []
  page.on('request', request => void addresses.push(request.url()))
  let comeAlive = () => {}
  const alive = new Promise<void>(resolve => {
    comeAlive = resolve
  })
  await page.route(/\/assets\/[^/]*\.js$/, async route => {
    await alive
    await route.continue()
  })
  await page.goto(addressOf(merchant, `${path}?language=EN`), { waitUntil: 'commit' })
  return { comeAlive, addresses }
}

describe('what a player does before the app runs', () => {
  test.for([
    ['demo', '/m/login', 'player', 'login_submit'],
    ['aurora', '/m/register', 'early_bird', 'register_submit'],
  ] as const)(
    '%s: a form of %s that is sent is kept, and answered then; no address carries it',
    async ([merchant, path, username, submit], { phone: { page } }) => {
      const { comeAlive, addresses } = await openLifeless(page, merchant, path)
      await fillIn(page, username)
      await page.getByRole('button', { name: identity(submit) }).click()
      await page.locator('form[data-held]').waitFor()
      comeAlive()
      await page.waitForURL('**/m/home**')
      expect(addresses.filter(address => address.includes(PASSWORD))).toEqual([])
    },
  )

  // Proves language-and-country-10.
  test('a tap on Language is felt at once, and opens the list then', async ({ phone: { page } }) => {
    const { comeAlive } = await openLifeless(page, 'demo', '/m/home')
    const { shell } = textsOf('EN')
    const button = page.getByRole('button', { name: shell('language') }).first()
    await button.click()
    await page.locator('button[data-held]').waitFor()
    comeAlive()
    await page.getByRole('dialog', { name: shell('language') }).waitFor()
    expect(await page.locator('button[data-held]').count()).toBe(0)
  })

  test('typed text stays, even if the player is still typing', async ({ phone: { page } }) => {
    const { comeAlive } = await openLifeless(page, 'demo', '/m/register')
    await fillIn(page, 'early_bird')
    comeAlive()
    await page.waitForLoadState('networkidle')
    await page.getByLabel(identity('password'), { exact: true }).press('End')
    await page.keyboard.type('s')
    expect(await page.getByRole('textbox', { name: identity('username'), exact: true }).inputValue()).toBe('early_bird')
    expect(await page.getByLabel(identity('password'), { exact: true }).inputValue()).toBe(`${PASSWORD}s`)
  })
})

test('without scripts a form is not sent, and keeps what was typed', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(addressOf('demo', '/m/login?language=EN'))
  const field = page.getByLabel(identity('password'), { exact: true })
  await field.fill(PASSWORD)
  const refused = page.waitForEvent('console', message => message.text().includes('form-action'))
  // A click would wait for the navigation, which is blocked.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await refused
  expect(new URL(page.url()).search).toBe('?language=EN')
  expect(await field.inputValue()).toBe(PASSWORD)
  await closeInTime(context)
})

test.for([
  ['once', 1],
  ['whenever it is asked for', 9],
] as const)('if the app does not load %s, the page requests it once more by itself', async ([, failures], { phone: { context, page } }) => {
  let documents = 0
  page.on('request', request => void (request.isNavigationRequest() && (documents += 1)))
  let requests = 0
  await context.route(/\/assets\/entry-client-[^/]*\.js$/, route => ((requests += 1) <= failures ? route.abort('connectionreset') : route.continue()))
  await page.goto(addressOf('demo', '/m/login?language=EN'))
  await expect.poll(() => requests).toBe(2)
  await page.waitForLoadState()
  if (failures === 1) {
    await fillIn(page, 'player')
    await page.getByRole('button', { name: identity('login_submit') }).click()
    await page.waitForURL('**/m/home**')
  }
  expect(documents).toBe(2)
})

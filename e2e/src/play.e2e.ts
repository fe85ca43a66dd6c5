import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LanguageCode } from '@foyer/contract/languages'
import { createVendor } from '@foyer/demo-vendor/src/vendor.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { enterByCall, PASSWORD } from './testing/member-by-calls.ts'
import { accessibilityFaults, test, textsOf, type Merchant } from './testing/phone.ts'
import { startServerWithClock } from './testing/server-with-clock.ts'

const HOSTS = { demo: 'localhost', aurora: 'aurora.localhost' } as const
const KEY = 'a key that only this test and its vendor have'
const MINUTE = 60_000

/** A reality check after five minutes of play. */
const soonChecked = async (folder: string) => {
  const file = join(folder, 'demo/content/safe-play.json')
  const content = JSON.parse(await readFile(file, 'utf8')) as { readonly rules: object }
  await writeFile(file, JSON.stringify({ ...content, rules: { ...content.rules, realityMinutes: 5 }, countries: {} }))
}

let vendor: Awaited<ReturnType<typeof createVendor>>
let server: Awaited<ReturnType<typeof startServerWithClock>> | undefined
beforeAll(async () => {
  // The vendor's clock goes with the server's: what either signs holds for five minutes.
  vendor = await createVendor({ key: KEY, file: ':memory:', clock: () => server?.now() ?? new Date() })
  const url = await vendor.listen({ host: '127.0.0.1', port: 0 })
  server = await startServerWithClock({ GAME_VENDOR_URL: url, GAME_VENDOR_KEY: KEY }, soonChecked)
})
afterAll(async () => {
  await server?.stop()
  await vendor.close()
})

const open = (page: Page, merchant: Merchant, path: string, language: LanguageCode) => {
  const address = new URL(path, `http://${HOSTS[merchant]}:${server?.port}`)
  address.searchParams.set('language', language)
  return page.goto(address.href)
}

/** Waits until the game in the frame can be played. */
const playable = (page: Page) => page.frameLocator('iframe').locator('footer > button').last().waitFor()

test('a member of another merchant opens a game in Urdu, and leaves it', async ({ phone: { page } }) => {
  const { play, shell, game } = textsOf('UR')
  await enterByCall(page, 'aurora', server?.port ?? 0)
  await open(page, 'aurora', '/m/launchGame?code=slots-lanterns&backUrl=/m/messages', 'UR')
  await page.getByRole('heading', { name: play('game_golden_lamp') }).waitFor()
  await playable(page)
  await page
    .getByRole('term')
    .filter({ hasText: game('time') })
    .waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: shell('back') }).click()
  await page.waitForURL('**/m/messages**')
})

test('a visitor tries a game, signs up, arrives in it, is told of time and result, and is told where the vendor is down', async ({
  phone: { page },
}) => {
  const { game, play, identity, errors, shell } = textsOf('EN')
  const name = play('game_dice')
  await open(page, 'demo', `/m/login?${new URLSearchParams({ backUrl: '/m/home?card=RNG&nodeId=dice' })}`, 'EN')
  await page.getByRole('link', { name: game('try_free') }).click()
  await page.getByRole('heading', { name }).waitFor()
  await playable(page)
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('link', { name: game('sign_up_to_play') }).click()
  await page.getByLabel(identity('username'), { exact: true }).fill(`e2e_${randomBytes(6).toString('hex')}`)
  await page.getByLabel(identity('password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: identity('register_submit') }).click()
  await page.getByRole('button', { name: identity('registered_continue') }).click()
  await page.waitForURL('**/m/game?**')
  await playable(page)
  expect(new URL(page.url()).searchParams.get('code')).toBe('dice')
  await page
    .getByRole('term')
    .filter({ hasText: game('result') })
    .waitFor()

  // What lies between two calls counts for at most five minutes.
  await server?.advance(3 * MINUTE)
  await page.reload()
  await playable(page)
  await server?.advance(3 * MINUTE)
  const check = page.getByRole('alertdialog', { name: game('check') })
  // A page that comes back asks the clock at once, but not in its first seconds.
  const comeBack = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    return check.isVisible()
  }
  await expect.poll(comeBack, { interval: 500, timeout: 30_000 }).toBe(true)
  await page.keyboard.press('Escape')
  for (const way of ['stop', 'history'] as const) await check.getByRole('button', { name: game(way) }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await check.getByRole('button', { name: game('play_on') }).click()
  await check.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: game('whole_screen') }).click()
  await page.getByRole('button', { name: game('show_bar') }).click()
  await page.getByRole('heading', { name }).waitFor()

  const closed = vendor.close()
  // The browser opens connections ahead, on which nothing was asked; they would hold the vendor up for a minute.
  vendor.server.closeAllConnections()
  await closed
  await page.reload()
  await page.getByRole('heading', { name: game('not_opened_game', { game: name }) }).waitFor()
  await page.getByText(errors('game.vendor.down')).waitFor()
  await page.getByRole('button', { name: shell('retry') }).waitFor()
  await page.getByRole('link', { name: game('to_games') }).click()
  await page.waitForURL('**/m/home**')
})

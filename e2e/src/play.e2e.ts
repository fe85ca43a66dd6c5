import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { LanguageCode } from '@foyer/contract/languages'
import { createVendor } from '@foyer/game-company/src/vendor.ts'
import { textOf } from '@foyer/texts/load'
import { SESSION_KEY } from '@foyer/web/src/session/session-key.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { closeInTime } from './testing/close-in-time.ts'
import { comeBackUntilOffered } from './testing/come-back.ts'
import { beginRound, endRound, gameFrame, gameName, playable } from './testing/demo-games.ts'
import { enterByCall, PASSWORD, signInByCall } from './testing/member-by-calls.ts'
import { accessibilityFaults, test, textsOf, type Merchant } from './testing/phone.ts'
import { startServerWithClock } from './testing/servers/server-with-clock.ts'
import { closed, nothingUnderWay } from './testing/wait-for.ts'

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
/** Answers its address. */
const startVendor = async (port: number): Promise<string> => {
  // The vendor's clock goes with the server's: what either signs holds for five minutes.
  vendor = await createVendor({ key: KEY, file: ':memory:', clock: () => server?.now() ?? new Date() })
  return vendor.listen({ host: '127.0.0.1', port })
}
beforeAll(async () => {
  const url = await startVendor(0)
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

/** Makes a call for the member whose session the page has. */
const callAs = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([key, url, sent]) => {
      const { token, merchantCode } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { readonly token: string; readonly merchantCode: string }
      const headers = { Authorization: token, Merchant: merchantCode, 'Content-Type': 'application/json' }
      const { ok, status } = await fetch(url, { method: 'POST', headers, body: sent })
      if (!ok) throw new Error(`${url}: ${status}`)
    },
    [SESSION_KEY, path, JSON.stringify(body)] as const,
  )

/** Plays the game whose sheet is open. */
const playFromSheet = (page: Page, language: LanguageCode) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: textsOf(language).game('play') })
    .click()

// Proves games-and-lottery-5, games-and-lottery-6, games-and-lottery-12, games-and-lottery-28.
test('a member of another merchant finds a game in the lobby in Urdu, opens it, and leaves it', async ({ phone: { page } }) => {
  const { play, shell, game, errors } = textsOf('UR')
  const lobby = textOf('UR', 'lobby')
  const name = play('game_mines')
  await enterByCall(page, 'aurora', server?.port ?? 0)
  await open(page, 'aurora', '/m/games', 'UR')
  // A word of another language than the page's.
  await page.getByLabel(lobby('search')).fill('BAHÍA')
  const tiles = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('img') })
  await expect.poll(() => tiles.allInnerTexts()).toEqual([expect.stringContaining(name)])
  await page.getByRole('button', { name: lobby('add_favorite', { game: name }) }).click()
  await page.getByRole('button', { name: lobby('remove_favorite', { game: name }) }).waitFor()
  await page.getByLabel(lobby('search')).fill('')
  await page.getByRole('button', { name: `${lobby('favorites')} 1` }).click()
  await page.waitForURL('**/m/games?mine=favorites')
  await tiles.getByRole('button').first().click()
  await playFromSheet(page, 'UR')

  await page.getByRole('heading', { name }).waitFor()
  await playable(page)
  await page
    .getByRole('term')
    .filter({ hasText: game('time') })
    .waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: shell('back') }).click()
  await page.waitForURL('**/m/games?mine=favorites')
  await tiles.getByText(name, { exact: true }).waitFor()
  expect(await tiles.count()).toBe(1)

  // A session that ends inside the game, on a phone that keeps no login: the member signs in, and arrives in the game again.
  await tiles.getByRole('button').first().click()
  await playFromSheet(page, 'UR')
  await playable(page)
  await page.evaluate(() => localStorage.clear())
  await callAs(page, '/wps/session/logout', {})
  const lookAgain = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    return page.url()
  }
  await expect.poll(lookAgain, { interval: 500, timeout: 30_000 }).toContain('?backUrl=')
  await page.getByText(errors('please_login')).waitFor()
  await page.getByRole('button', { name: shell('confirm') }).click()
  await page.waitForURL('**/m/login?**')
  expect(new URL(page.url()).searchParams.get('backUrl')).toContain('/m/launchGame?vendor=QUARRY&code=mines')
})

/** A game by its card on home. */
type Card = readonly [card: string, game: string]

/** A member plays each game once: from home, and back to it. */
const playAll = async (page: Page, merchant: Merchant, language: LanguageCode, tag: string, cards: readonly Card[]) => {
  const { shell } = textsOf(language)
  await signInByCall(page, { merchant, port: server?.port ?? 0 })
  await open(page, merchant, '/m/home', language)
  for (const [card, game] of cards) {
    const name = gameName(tag, game)
    await page.locator('section[id^=lane-]').getByRole('button', { name: card }).click()
    await playFromSheet(page, language)
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    await gameFrame(page).getByRole('heading', { name, level: 1 }).waitFor()
    await beginRound(page, tag, game)
    if (game === 'video-poker') {
      // A round that is open when the page goes is on the table when it comes again.
      const hand = gameFrame(page).locator('button[data-held]:enabled')
      await expect.poll(() => hand.count()).toBe(5)
      const dealt = await hand.evaluateAll(cards => cards.map(card => card.ariaLabel))
      await page.reload()
      await expect.poll(() => hand.evaluateAll(cards => cards.map(card => card.ariaLabel))).toEqual(dealt)
    }
    await endRound(page, tag, game)
    await page
      .getByRole('link', { name: shell('back') })
      .first()
      .click()
    await page.waitForURL('**/m/home**')
  }
  // The game that was played last is one tap away.
  const [, last = ''] = cards.at(-1) ?? []
  const first = page
    .getByRole('region', { name: textOf(language, 'lobby')('continue_playing') })
    .getByRole('button')
    .first()
  // It shows what it knew until the answer is there.
  await expect.poll(() => first.textContent()).toBe(gameName(tag, last))
  await first.click()
  await page.getByRole('heading', { name: gameName(tag, last), level: 1 }).waitFor()
}

// Proves games-and-lottery-4, games-and-lottery-7, games-and-lottery-12, money-29.
test('a member plays each of four games, from home and back to it, and watches a round again', async ({ phone: { page, context } }) => {
  const { play } = textsOf('EN')
  const rounds = textOf('EN', 'rounds')
  await playAll(page, 'demo', 'EN', 'en', [
    [play('game_lanterns'), 'slots-lanterns'],
    [play('game_wheel'), 'wheel'],
    [play('game_crash'), 'crash'],
    [play('game_dice'), 'dice'],
  ])

  await open(page, 'demo', '/m/games/history', 'EN')
  const list = page.getByRole('main').locator('details')
  await expect.poll(() => list.count()).toBe(4)
  await list.first().getByText(play('game_dice')).click()
  const again = list.first().getByRole('link', { name: rounds('replay') })
  await again.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const [shown] = await Promise.all([context.waitForEvent('page'), again.click()])
  await shown.getByRole('heading', { name: gameName('en', 'dice') }).waitFor()
  await closeInTime(shown)

  // The statement stands beside it, and its row of the round leads to the same recording.
  await page.getByRole('link', { name: textsOf('EN').wallet('statement') }).click()
  // The address changes before the page does, and the list of rounds has a row of the same name.
  await page.getByRole('heading', { name: textsOf('EN').wallet('statement'), level: 1 }).waitFor()
  await list.first().getByText(play('game_dice')).click()
  await list
    .first()
    .getByRole('button', { name: rounds('replay') })
    .click()
  await again.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

// Proves games-and-lottery-12.
test('a member of another merchant plays the other four in Urdu, one of them beyond a reload', async ({ phone: { page } }) => {
  const { play } = textsOf('UR')
  await playAll(page, 'aurora', 'UR', 'ur', [
    [play('game_baccarat'), 'baccarat'],
    [play('game_mines'), 'mines'],
    [play('game_keno'), 'keno'],
    [play('game_poker'), 'video-poker'],
  ])
})

// Proves games-and-lottery-26, games-and-lottery-27, games-and-lottery-28.
test('a visitor tries a game, signs up, arrives in it, is told of time and result, and is told where the vendor is down', async ({
  phone: { page, context },
}) => {
  const { game, play, identity, errors, shell } = textsOf('EN')
  const name = play('game_dice')
  await open(page, 'demo', `/m/login?${new URLSearchParams({ backUrl: '/m/home?card=VELVET&nodeId=dice' })}`, 'EN')
  await page.getByRole('link', { name: game('try_free') }).click()
  await page.getByRole('heading', { name }).waitFor()
  await playable(page)
  expect(await accessibilityFaults(page)).toEqual([])

  const [own] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: game('own_window') }).click()])
  await own.locator('footer button').last().waitFor()
  await closeInTime(own)

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
  server?.advance(3 * MINUTE)
  await page.reload()
  await playable(page)
  server?.advance(3 * MINUTE)
  // A page that comes back asks the clock at once, but not in its first seconds.
  let acknowledged = 0
  page.on('request', request => (acknowledged += Number(request.url().endsWith('/safePlay/clock/acknowledge'))))
  const check = await comeBackUntilOffered(page, game('check'))
  await check.getByRole('button', { name: game('stop') }).press('Escape')
  // It stays open, and is not acknowledged.
  await check.getByRole('button', { name: game('history') }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(acknowledged).toBe(0)
  await check.getByRole('button', { name: game('play_on') }).click()
  await closed(check)
  await expect.poll(() => acknowledged).toBe(1)

  await page.getByRole('button', { name: game('whole_screen') }).click()
  await page.getByRole('button', { name: game('show_bar') }).click()
  await page.getByRole('heading', { name }).waitFor()

  // Without a connection the game waits for it.
  await context.setOffline(true)
  await page.getByText(game('offline')).waitFor()
  await context.setOffline(false)
  await page.getByText(game('offline')).waitFor({ state: 'detached' })

  // From the cashier the player comes back to the game.
  const frame = page.frameLocator('iframe').locator('body')
  await frame.evaluate(() => window.parent.postMessage({ source: 'foyer-vendor', version: 1, type: 'cashier' }, '*'))
  await page.waitForURL('**/m/voucherCenter**')
  // The way back stands below what the page asks for, and moves as that comes.
  await nothingUnderWay(page)
  await page.getByRole('link', { name: textOf('EN', 'wallet')('back_to_game') }).click()
  await page.waitForURL('**/m/game?**')
  await playable(page)

  // A session that ended elsewhere: the next bet is refused. The game opens again with a new session, which the saved login gives.
  await callAs(page, '/wps/session/logout', {})
  await page.frameLocator('iframe').locator('footer button').last().click()
  await page.getByRole('heading', { name: game('ended') }).waitFor()
  await page.getByRole('button', { name: game('open_again') }).click()
  await page.waitForURL('**/m/game?**')
  await playable(page)

  // A break that the member takes on another device stops the game here.
  await callAs(page, '/wps/safePlay/break', { hours: 24 })
  const stopped = page.getByRole('heading', { name: game('stopped') })
  const stop = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    return stopped.isVisible()
  }
  await expect.poll(stop, { interval: 500, timeout: 30_000 }).toBe(true)
  expect(await page.locator('iframe').count()).toBe(0)
  await page.getByRole('link', { name: shell('play_responsibly') }).waitFor()

  const { port } = vendor.server.address() as AddressInfo
  const ending = vendor.close()
  // Other stories may come after this one.
  onTestFinished(async () => void (await startVendor(port)))
  // The browser opens connections ahead, on which nothing was asked; they would hold the vendor up for a minute.
  vendor.server.closeAllConnections()
  await ending
  await open(page, 'demo', '/m/launchGame?code=dice&trial=1', 'EN')
  await page.getByRole('heading', { name: game('not_opened_game', { game: name }) }).waitFor()
  await page.getByText(errors('game.vendor.down')).waitFor()
  await page.getByRole('button', { name: shell('retry') }).waitFor()
  await page.getByRole('link', { name: game('to_games') }).click()
  await page.waitForURL('**/m/home**')
})

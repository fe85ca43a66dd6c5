import { textOf } from '@foyer/texts/load'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults, addressOf, test, textsOf } from './testing/phone.ts'

const { play, shell } = textsOf('EN')
const lobby = textOf('EN', 'lobby')

const INSTANT = [play('game_crash'), play('game_mines'), play('game_keno'), play('game_dice')]
const CARDS = [play('game_baccarat'), play('game_poker')]
const LOTTERY = [play('game_lucky_six'), play('game_bingo'), play('game_mega_lotto')]

// Proves constants-25, games-and-lottery-8.
test.for([
  ['demo', { lane_cards: CARDS, lane_instant: INSTANT, lane_lottery: LOTTERY }],
  ['aurora', { lane_cards: CARDS, lane_instant: INSTANT, lane_lottery: LOTTERY }],
] as const)(
  'a vendor has one card per lane, under its name and in its place: %s (spec 2 §5, Vendor grouping)',
  async ([merchant, lanes], { phone }) => {
    const page = await phone.open(merchant, '/m/home', 'EN')
    for (const lane of ['lane_cards', 'lane_instant', 'lane_lottery'] as const) {
      const cards = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: play(lane), exact: true }) })
        .getByRole('listitem')
      expect(await cards.evaluateAll(items => items.map(item => item.querySelector('button > span > span:last-child')?.textContent))).toEqual(
        lanes[lane],
      )
    }
  },
)

// Proves games-and-lottery-24.
test('the next draws come when the player comes near, each with its time (docs/lottery.md)', async ({ phone }) => {
  const requests: string[] = []
  phone.page.on('request', request => void requests.push(new URL(request.url()).pathname))
  const page = await phone.open('demo', '/m/home', 'EN')
  const countOf = (path: string) => requests.filter(requested => requested === path).length
  expect(countOf('/wps/lottery/list')).toBe(0)
  await page.locator('footer').scrollIntoViewIfNeeded()
  const draws = page.getByRole('region', { name: lobby('next_draws') })
  await draws.getByRole('timer').first().waitFor()
  expect(await draws.getByRole('link').first().getAttribute('href')).toBe('/m/lottery?code=lucky-six')
  expect([countOf('/wps/lottery/list'), countOf('/wps/games/live')]).toEqual([1, 1])
})

const LIVE = {
  now: '2026-01-01T00:05:30.000Z',
  wins: [
    {
      player: 'z•••s',
      kind: 'game',
      code: 'mines',
      vendor: 'QUARRY',
      name: 'game_mines',
      image: null,
      amount: 500_000,
      at: '2026-01-01T00:05:00.000Z',
    },
    {
      player: 'g•••a',
      kind: 'lottery',
      code: 'lucky-six',
      vendor: 'LOTT',
      name: 'lottery_lucky_six',
      image: null,
      amount: 280_000,
      at: '2026-01-01T00:03:00.000Z',
    },
  ],
  playing: { games: [{ code: 'mines', players: 38 }], vendors: [{ vendor: 'QUARRY', players: 38 }] },
  jackpots: [
    {
      code: 'mega-lotto',
      vendor: 'TCG_LOTTO_VN',
      name: 'lottery_mega_lotto',
      image: null,
      sum: 1_824_031_000,
      closesAt: '2026-01-01T00:10:00.000Z',
    },
  ],
}

// Proves games-and-lottery-24, games-and-lottery-39, games-and-lottery-40.
test('the life of the house comes into a place that was kept for it, is said on the cards, and takes turns only where the player wants motion', async ({
  phone,
}) => {
  const { page } = phone
  let answer = (): void => undefined
  const held = new Promise<void>(resolve => (answer = resolve))
  await page.route('**/wps/games/live', async route => {
    await held
    await route.fulfill({ json: { success: true, value: LIVE } })
  })
  const requested = page.waitForRequest('**/wps/games/live')
  await page.goto(addressOf('demo', '/m/home?language=EN'))
  await requested
  const next = page.getByRole('heading', { name: play('lane_cards') })
  const before = await next.boundingBox()
  answer()
  const line = page.getByRole('region', { name: lobby('big_wins') }).first()
  const latest = line.getByRole('button', { name: play('game_mines') })
  await latest.waitFor()
  expect(await latest.innerText()).toMatch(/^Pearl Bay\s+z•••s · now\s+₱5,000\.00$/)
  expect(await next.boundingBox()).toEqual(before)
  const said = page.locator('[data-live]')
  const saidOn = (name: string) => page.getByRole('button', { name }).filter({ has: said }).locator(said).getAttribute('data-live')
  expect(await saidOn(play('game_mines'))).toBe(lobby('playing', { count: 38 }))
  expect(await saidOn(play('game_mega_lotto'))).toBe('₱18,240,310')
  expect(await accessibilityFaults(page)).toEqual([])

  await page.clock.install()
  await page.clock.runFor(20_000)
  expect(await latest.isVisible()).toBe(true)
  await line.getByRole('button', { name: shell('banner_play') }).click()
  // It stands still while the focus is on it.
  await page.getByRole('link', { name: shell('log_in') }).focus()
  await page.clock.runFor(5_000)
  await line.getByRole('button', { name: /Lucky Six/ }).waitFor()
  expect(await latest.isVisible()).toBe(false)
  // After the wins the largest jackpot has its turn.
  await page.clock.runFor(5_000)
  await line.getByRole('button', { name: /Mega Lotto\s*Jackpot from\s*₱18,240,310/ }).waitFor()
})

// Proves games-and-lottery-6.
test.for([
  ['demo', 'EN', 'binh minh'],
  ['aurora', 'UR', 'ALBA cinco'],
] as const)(
  'a lottery is found in the lobby of %s by its name in another language, and opens its page',
  async ([merchant, language, word], { phone }) => {
    const page = await phone.open(merchant, '/m/games', language)
    const main = page.getByRole('main')
    const name = textOf(language, 'lottery')('lottery_dawn_five')
    await main.getByLabel(textOf(language, 'lobby')('search')).fill(word)
    await expect.poll(() => main.getByRole('listitem').allInnerTexts()).toEqual([name])
    await main.getByRole('button', { name }).click()
    await page.waitForURL('**/m/lottery?code=dawn-five&**')
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByRole('link', { name: textsOf(language).shell('back'), exact: true }).click()
    await page.waitForURL('**/m/games')
  },
)

/** What the page sent home of its faults, once the server has taken it. */
const reportsOf = (page: Page) => {
  const taken: { readonly message: string; readonly place: string; readonly part: string; readonly route: string }[] = []
  page.on('response', response => {
    if (response.url().endsWith('/wps/faults/report') && response.status() === 200) taken.push(response.request().postDataJSON() as never)
  })
  return taken
}

// Proves navigation-4.
test('what a block of home throws leaves the page in use, and comes home with what failed before the app had started (docs/engines.md)', async ({
  phone,
}) => {
  const reports = reportsOf(phone.page)
  await phone.context.addInitScript(() => {
    // One block alone looks for what comes near.
    Object.defineProperty(window, 'IntersectionObserver', {
      // Not a method, which cannot be constructed: it would throw words of the browser's own.
      value: function observer() {
        throw new TypeError('near 4711 on purpose')
      },
    })
    document.addEventListener('readystatechange', () => void Promise.reject(new Error('early on purpose')), { once: true })
  })
  const page = await phone.open('demo', '/m/home', 'EN')
  await expect.poll(() => reports.length).toBe(2)
  const [early, block] = reports.toSorted((one, other) => one.part.length - other.part.length)
  expect(early).toMatchObject({ message: 'early on purpose', part: '', route: '/m/home' })
  expect(block).toMatchObject({ message: 'TypeError: near … on purpose', route: '/m/home' })
  expect(block?.part).toMatch(/^home /)
  // The rest is in use.
  await page
    .getByRole('link', { name: shell('tab_member') })
    .last()
    .click()
  await page.waitForURL(url => url.pathname !== '/m/home')
})

// Proves navigation-4.
test('a script that cannot be run comes home, too, although nothing of the app is there', async ({ phone }) => {
  const reports = reportsOf(phone.page)
  await phone.page.route('**/m/assets/entry-client-*.js', route =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new SyntaxError('on purpose')" }),
  )
  await phone.open('demo', '/m/home', 'EN')
  await expect
    .poll(() => reports)
    .toEqual([
      expect.objectContaining({ message: 'SyntaxError: on purpose', place: expect.stringMatching(/^entry-client-[\w-]{7}\.js:1:\d+$/) as string }),
    ])
})

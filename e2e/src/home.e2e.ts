import { textOf } from '@foyer/texts/load'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test, textsOf } from './testing/phone.ts'

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
  const live = () => requests.filter(path => path === '/wps/lottery/list' || path === '/wps/games/bigWins')
  expect(live()).toEqual([])
  await page.locator('footer').scrollIntoViewIfNeeded()
  const draws = page.getByRole('region', { name: lobby('next_draws') })
  await draws.getByRole('timer').first().waitFor()
  expect(await draws.getByRole('link').first().getAttribute('href')).toBe('/m/lottery?code=lucky-six')
  expect(live().toSorted()).toEqual(['/wps/games/bigWins', '/wps/lottery/list'])
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

import { randomBytes } from 'node:crypto'
import { textOf } from '@foyer/texts/load'
import type { CDPSession } from 'playwright-core'
import { expect } from 'vitest'
import { middleOf, placeOf } from './testing/hand.ts'
import { test, textsOf } from './testing/phone.ts'

const lobby = textOf('EN', 'lobby')
const { identity, play, shell } = textsOf('EN')

/** Touches the page at a place and moves the finger through the others, without letting go. */
const touch = async (session: CDPSession, places: readonly { readonly x: number; readonly y: number }[]) => {
  for (const [index, place] of places.entries())
    await session.send('Input.dispatchTouchEvent', { type: index === 0 ? 'touchStart' : 'touchMove', touchPoints: [place] })
}

const letGo = (session: CDPSession) => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })

// The second merchant sets beforeLoginGoRegister.
// Proves banners-and-shortcuts-5, games-and-lottery-3, games-and-lottery-12, navigation-8, product-and-roles-16.
test.for([
  ['signs in', 'demo', 'log_in', '/m/login', 'player', 'Lantern-42-river', 'login_submit'],
  ['registers', 'aurora', 'register', '/m/register', `e2e_${randomBytes(6).toString('hex')}`, 'Meadow-35-lamp', 'register_submit'],
] as const)(
  'a visitor who taps a card of home and %s arrives at it (spec 1 §2)',
  async ([, merchant, way, path, username, password, submit], { phone }) => {
    const page = await phone.open(merchant, '/m/home', 'EN')
    await page.getByRole('button', { name: play('game_baccarat') }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: shell(way) })
      .click()
    await page.waitForURL(`**${path}?**`)
    await page.getByLabel(identity('username'), { exact: true }).fill(username)
    await page.getByLabel(identity('password'), { exact: true }).fill(password)
    await page.getByRole('button', { name: identity(submit) }).click()
    await page.waitForURL('**/m/game?**')
    await page.getByRole('heading', { name: play('game_baccarat') }).waitFor()
    await page.goBack()
    await page.waitForURL('**/m/home')
    // The page is on its way to where it was left.
    const card = page.locator('#card-SALON')
    const middle = async () => {
      const box = await card.boundingBox()
      return box ? box.y + box.height / 2 : Infinity
    }
    await expect.poll(middle).toBeLessThan(844)
    expect(await middle()).toBeGreaterThan(0)
  },
)

test('a card answers a finger before it is known to be a tap; a tap on the count shows them all; a sheet follows the finger: pulled far enough it closes, a little it stays', async ({
  phone,
}) => {
  const page = await phone.open('demo', '/m/home', 'EN')
  const session = await phone.context.newCDPSession(page)
  const card = page.getByRole('button', { name: play('game_lucky_six') })
  const middle = await middleOf(card)
  // What marks it loads when the page is idle; a moved finger is no tap.
  const marked = async () => {
    await touch(session, [middle])
    const mark = await card.getAttribute('data-pressed')
    await touch(session, [middle, { ...middle, y: middle.y - 60 }])
    await letGo(session)
    return mark
  }
  await expect.poll(marked).toBe('')
  await page.locator('[data-pressed]').waitFor({ state: 'detached' })

  await page.locator('footer').scrollIntoViewIfNeeded()
  const draws = page.getByRole('region', { name: lobby('next_draws') })
  const last = draws.getByRole('listitem').last()
  const rightOf = async () => {
    const box = await last.boundingBox()
    return (box?.x ?? 0) + (box?.width ?? 0)
  }
  expect(await rightOf()).toBeGreaterThan(390)
  await draws.getByRole('button', { name: /^\d+ games$/ }).click()
  expect(await rightOf()).toBeLessThanOrEqual(390)

  await page.getByRole('button', { name: shell('language') }).click()
  const sheet = page.getByRole('dialog')
  const title = sheet.getByRole('heading', { name: shell('choose_language') })
  await title.waitFor()
  // A window that has just opened takes no touch.
  await page.locator('dialog[open]:not([data-fresh])').waitFor()
  const box = await placeOf(title)
  const start = { x: 195, y: box.y + 10 }
  const pull = async (way: number) => {
    const steps = [0, 0.3, 0.6, 1].map(share => ({ x: start.x, y: start.y + way * share }))
    await touch(session, steps)
  }
  await pull(60)
  // The browser may hand the last movement to the page a frame later.
  await expect.poll(async () => (await title.boundingBox())?.y).toBeGreaterThan(box.y + 40)
  // Held still, so that it is not thrown.
  await expect
    .poll(async () => page.evaluate(() => performance.now()), { interval: 100 })
    .toBeGreaterThan((await page.evaluate(() => performance.now())) + 200)
  await letGo(session)
  await expect.poll(async () => (await title.boundingBox())?.y).toBe(box.y)

  await pull(500)
  await letGo(session)
  await sheet.waitFor({ state: 'detached' })
})

test('a phone on its side gives its bars less than a fifth of the height, and nothing lies over the tabs', async ({ phone }) => {
  const page = await phone.open('demo', '/m/home', 'EN')
  await page.setViewportSize({ width: 844, height: 390 })
  const tabs = await page
    .getByRole('navigation', { name: shell('main_navigation') })
    .getByRole('list')
    .boundingBox()
  const bar = await page.getByRole('banner').boundingBox()
  // The tabs are a rail beside the page.
  expect((tabs?.x ?? 0) + (tabs?.width ?? 0)).toBeLessThanOrEqual(bar?.x ?? 0)
  expect((tabs?.y ?? 0) + (tabs?.height ?? 0)).toBeLessThanOrEqual(390)
  expect(bar?.height).toBeLessThan(390 / 5)
  expect(await page.getByRole('link', { name: shell('log_in') }).isVisible()).toBe(true)
})

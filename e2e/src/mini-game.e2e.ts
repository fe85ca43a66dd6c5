import type { LanguageCode } from '@foyer/contract/languages'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { dragOver, placeOf } from './testing/hand.ts'
import { PLAYER_PASSWORDS, signInByCall } from './testing/member-by-calls.ts'
import { accessibilityFaults, test, textsOf, type Phone } from './testing/phone.ts'
import { closed } from './testing/wait-for.ts'

/** On this phone the game was not put away, and the page counts how often it is drawn. */
const withGame = async ({ page }: Phone) => {
  await page.addInitScript(() => {
    if (location.protocol !== 'http:') return
    sessionStorage.removeItem('SHELL_miniGameAway')
    window.addEventListener('message', ({ data }: MessageEvent<{ readonly event?: string } | null>) => {
      if (data?.event !== 'rendered') return
      const { dataset } = document.documentElement
      dataset['drawn'] = String(Number(dataset['drawn'] ?? 0) + 1)
    })
  })
  return page
}

const signIn = async (page: Page) => {
  const { identity } = textsOf('EN')
  await page.getByLabel(identity('username'), { exact: true }).fill('player')
  await page.getByLabel(identity('password'), { exact: true }).fill(PLAYER_PASSWORDS.demo)
  await page.getByRole('button', { name: identity('login_submit') }).click()
  await page.waitForURL('**/m/home**')
}

const ballOf = (page: Page, language: LanguageCode) => {
  const { minigame } = textsOf(language)
  return page.getByRole('button', { name: minigame('open_game', { game: minigame('game_name') }) })
}

/** Where the ball is now: measured in the page, whose layout may be ahead of what is drawn. */
const boxOf = async (page: Page, language: LanguageCode) => {
  const ball = ballOf(page, language)
  await ball.waitFor()
  return await ball.evaluate(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y, width, height }
  })
}

/** Drags the ball by so many pixels; whether the page was marked meanwhile. */
const drag = async (page: Page, language: LanguageCode, across: number, down: number): Promise<boolean> => {
  await placeOf(ballOf(page, language))
  const { x, y, width, height } = await boxOf(page, language)
  const middle = { x: x + width / 2, y: y + height / 2 }
  const after = (share: number) => ({ x: middle.x + across * share, y: middle.y + down * share })
  let marked = false
  await dragOver(page, [middle, after(0.5), after(1)], async () => {
    marked = await page.evaluate(() => document.documentElement.classList.contains('minigame-dragging'))
  })
  return marked
}

// Proves games-and-lottery-31, games-and-lottery-33, games-and-lottery-36.
test('the ball is moved by finger and by key, opens the game, and is put away (spec 2 §4, Mini-game widget)', async ({ phone }) => {
  const { minigame, shell } = textsOf('EN')
  const page = await withGame(phone)
  await signInByCall(page)
  await phone.open('demo', '/m/home', 'EN')
  const ball = ballOf(page, 'EN')
  await ball.waitFor()
  const first = await boxOf(page, 'EN')
  // At the right edge, with 2 % of a window of 390 px free.
  expect(390 - first.x - first.width).toBeCloseTo(7.8, 0)

  expect(await drag(page, 'EN', -150, -200)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.classList.contains('minigame-dragging'))).toBe(false)
  await expect
    .poll(async () => {
      const { x, y } = await boxOf(page, 'EN')
      return [Math.round(x - first.x), Math.round(y - first.y)]
    })
    .toEqual([-150, -200])
  const dragged = await boxOf(page, 'EN')
  await drag(page, 'EN', 900, 0)
  await expect.poll(async () => (await boxOf(page, 'EN')).x + first.width).toBeCloseTo(390 - 7.8, 0)

  await ball.press('ArrowUp')
  await expect.poll(async () => Math.round(dragged.y - (await boxOf(page, 'EN')).y)).toBe(16)
  const panel = page.getByRole('region', { name: minigame('game_name') })
  // A finger that moves by a pixel taps.
  await drag(page, 'EN', 1, 1)
  await panel.waitFor()
  await panel.getByRole('button', { name: shell('close') }).press('Escape')
  await closed(panel)
  await ball.press('Enter')
  const game = page.frameLocator('iframe[sandbox]')
  await game.getByRole('button', { name: minigame('higher') }).click()
  await game.getByText(minigame('rule')).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  // The frame reaches neither the session nor the page.
  const frame = page.frames().find(one => one.url().includes('/mini-game/v1/'))
  const reached = await frame?.evaluate(() =>
    [() => sessionStorage.length, () => document.cookie, () => parent.document.title].map(reach => {
      try {
        return String(reach())
      } catch {
        return 'refused'
      }
    }),
  )
  expect(reached).toEqual(['refused', 'refused', 'refused'])

  await panel.getByRole('button', { name: shell('close') }).click()
  await closed(panel)
  await ball.waitFor()
  // Two clicks in quick succession are one, 250 ms after the last.
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const click = () => ball.evaluate((element: HTMLElement) => element.click())
  await click()
  await page.clock.runFor(200)
  expect(await panel.isVisible()).toBe(false)
  await click()
  await page.clock.runFor(249)
  expect(await panel.isVisible()).toBe(false)
  await page.clock.runFor(1)
  await panel.waitFor()
  await page.clock.resume()
  await panel.getByRole('button', { name: shell('close') }).click()
  await closed(panel)

  await page.getByRole('button', { name: minigame('put_away') }).click()
  await ball.waitFor({ state: 'hidden' })
})

// Proves games-and-lottery-34, product-and-roles-21.
test('it comes with the session, hides at sign-out, comes again for who put it away, and is drawn once (spec 2 §4, Mini-game widget)', async ({
  phone,
}) => {
  const { identity, shell } = textsOf('EN')
  const page = await withGame(phone)
  await phone.open('demo', '/m/login', 'EN')
  expect(await page.locator('iframe[sandbox]').count()).toBe(0)
  await signIn(page)
  const ball = ballOf(page, 'EN')
  await ball.waitFor()

  await page
    .getByRole('link', { name: shell('tab_member') })
    .last()
    .click()
  // It is on home alone.
  await page.getByRole('button', { name: identity('sign_out') }).waitFor()
  await ball.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: shell('tab_home') }).click()
  await page.getByRole('button', { name: textsOf('EN').minigame('put_away') }).click()
  await ball.waitFor({ state: 'hidden' })
  await page
    .getByRole('link', { name: shell('tab_member') })
    .last()
    .click()
  await page.getByRole('button', { name: identity('sign_out') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: identity('sign_out') })
    .click()
  await ball.waitFor({ state: 'hidden' })

  await page.getByRole('link', { name: shell('log_in') }).click()
  await signIn(page)
  await ball.waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset['drawn'])).toBe('1')
})

// Proves games-and-lottery-35.
test('the SEA variant stays in its place (spec 2 §4, Mini-game widget)', async ({ phone }) => {
  const page = await withGame(phone)
  await signInByCall(page, { merchant: 'aurora' })
  await phone.open('aurora', '/m/home', 'UR')
  await ballOf(page, 'UR').waitFor()
  const before = await boxOf(page, 'UR')
  expect(await drag(page, 'UR', 100, -100)).toBe(false)
  expect(await boxOf(page, 'UR')).toEqual(before)
  expect(page.frames().some(one => one.url().includes('/mini-game/s1/'))).toBe(true)
})

import type { LanguageCode } from '@foyer/contract/languages'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults, test, textsOf, type Merchant, type Phone } from './testing/phone.ts'

const PASSWORDS = { demo: 'Lantern-42-river', aurora: 'Harbor-77-cedar' } as const

const signIn = async (page: Page, merchant: Merchant, language: LanguageCode) => {
  const { identity } = textsOf(language)
  await page.getByLabel(identity('username'), { exact: true }).fill('player')
  await page.getByLabel(identity('password'), { exact: true }).fill(PASSWORDS[merchant])
  await page.getByRole('button', { name: identity('login_submit') }).click()
  await page.waitForURL('**/m/home**')
}

/** The sign-in page, on a phone that has not put the game away, which counts how often the game is drawn. */
const openLogin = async ({ page, open }: Phone, merchant: Merchant, language: LanguageCode) => {
  await page.addInitScript(() => {
    if (location.protocol !== 'http:') return
    sessionStorage.removeItem('SHELL_miniGameAway')
    window.addEventListener('message', ({ data }: MessageEvent<{ readonly event?: string } | null>) => {
      if (data?.event !== 'rendered') return
      const { dataset } = document.documentElement
      dataset['drawn'] = String(Number(dataset['drawn'] ?? 0) + 1)
    })
  })
  return await open(merchant, '/m/login', language)
}

const ballOf = (page: Page, language: LanguageCode) => {
  const { minigame } = textsOf(language)
  return page.getByRole('button', { name: minigame('open_game', { game: minigame('game_name') }) })
}

const boxOf = async (page: Page, language: LanguageCode) => {
  const box = await ballOf(page, language).boundingBox()
  if (!box) throw new Error('The ball is not shown.')
  return box
}

/** Drags the ball by so many pixels; whether the page was marked meanwhile. */
const drag = async (page: Page, language: LanguageCode, across: number, down: number): Promise<boolean> => {
  const { x, y, width, height } = await boxOf(page, language)
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + across / 2, y + height / 2 + down / 2)
  await page.mouse.move(x + width / 2 + across, y + height / 2 + down)
  const marked = await page.evaluate(() => document.documentElement.classList.contains('minigame-dragging'))
  await page.mouse.up()
  return marked
}

test('the ball is moved by finger and by key, opens the game, and is put away (spec 2 §4, Mini-game widget)', async ({ phone }) => {
  const { minigame, shell } = textsOf('EN')
  const page = await openLogin(phone, 'demo', 'EN')
  await signIn(page, 'demo', 'EN')
  const ball = ballOf(page, 'EN')
  await ball.waitFor()
  const first = await boxOf(page, 'EN')
  // 2 % of a window of 390 px.
  expect(first.x).toBeCloseTo(7.8, 0)

  expect(await drag(page, 'EN', 150, -200)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.classList.contains('minigame-dragging'))).toBe(false)
  const dragged = await boxOf(page, 'EN')
  expect([Math.round(dragged.x - first.x), Math.round(dragged.y - first.y)]).toEqual([150, -200])
  await drag(page, 'EN', 900, 0)
  expect((await boxOf(page, 'EN')).x + first.width).toBeCloseTo(390 - 7.8, 0)

  await ball.press('ArrowUp')
  expect(Math.round(dragged.y - (await boxOf(page, 'EN')).y)).toBe(16)
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

  await page
    .getByRole('region', { name: minigame('game_name') })
    .getByRole('button', { name: shell('close') })
    .click()
  await page.getByRole('button', { name: minigame('put_away') }).click()
  await ball.waitFor({ state: 'hidden' })
})

test('it comes with the session, hides at sign-out, and is drawn once (spec 2 §4, Mini-game widget)', async ({ phone }) => {
  const { identity, shell } = textsOf('EN')
  const page = await openLogin(phone, 'demo', 'EN')
  expect(await page.locator('iframe[sandbox]').count()).toBe(0)
  await signIn(page, 'demo', 'EN')
  const ball = ballOf(page, 'EN')
  await ball.waitFor()

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
  await signIn(page, 'demo', 'EN')
  await ball.waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset['drawn'])).toBe('1')
})

test('the SEA variant stays in its place (spec 2 §4, Mini-game widget)', async ({ phone }) => {
  const page = await openLogin(phone, 'aurora', 'UR')
  await signIn(page, 'aurora', 'UR')
  await ballOf(page, 'UR').waitFor()
  const before = await boxOf(page, 'UR')
  expect(await drag(page, 'UR', 100, -100)).toBe(false)
  expect(await boxOf(page, 'UR')).toEqual(before)
  expect(page.frames().some(one => one.url().includes('/mini-game/s1/'))).toBe(true)
})

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test, textsOf } from './testing/phone.ts'

const { shell, identity, play } = textsOf('EN')

const sheet = (page: Page) => page.getByRole('dialog', { name: shell('choose_language') })
const openSheet = (page: Page) => page.getByRole('button', { name: shell('language') }).click()

test('a modal that has just opened ignores taps for 400 ms (spec 2 §4, Other states)', async ({ phone }) => {
  await phone.page.clock.install()
  const page = await phone.open('demo', '/m/home', 'EN')
  // Its code is loaded now.
  await openSheet(page)
  await sheet(page).waitFor()
  await page.keyboard.press('Escape')
  await sheet(page).waitFor({ state: 'detached' })

  await page.clock.pauseAt(Date.now() + 3_600_000)
  await openSheet(page)
  await sheet(page).waitFor()
  await page.clock.runFor(399)
  await page.mouse.click(8, 8)
  const close = await sheet(page)
    .getByRole('button', { name: shell('close') })
    .boundingBox()
  await page.mouse.click((close?.x ?? 0) + 20, (close?.y ?? 0) + 20)
  await page.clock.runFor(1_000)
  expect(await sheet(page).isVisible()).toBe(true)
  await page.mouse.click(8, 8)
  await page.clock.runFor(250)
  await sheet(page).waitFor({ state: 'detached' })
})

test('a dialog that only informs closes by Escape and by a tap beside it', async ({ phone }) => {
  const page = await phone.open('demo', '/m/login', 'EN')
  await page.getByLabel(identity('username'), { exact: true }).fill('player')
  await page.getByLabel(identity('password'), { exact: true }).fill('Lantern-42-river')
  await page.getByRole('button', { name: identity('login_submit') }).click()
  await page.waitForURL('**/m/home**')
  const notice = page.getByRole('alertdialog', { name: play('game_coming_soon') })
  const game = page
    .getByRole('region', { name: play('lane_slots') })
    .getByRole('listitem')
    .getByRole('button')
    .first()
  await game.click()
  await notice.waitFor()
  await page.keyboard.press('Escape')
  await notice.waitFor({ state: 'detached' })
  await game.click()
  await notice.getByRole('button').click({ trial: true })
  await page.mouse.click(8, 8)
  await notice.waitFor({ state: 'detached' })
})

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { tapBeside, tapWhileFresh } from './testing/hand.ts'
import { test, textsOf } from './testing/phone.ts'
import { closed, nothingUnderWay } from './testing/wait-for.ts'

const { shell, identity, play, errors } = textsOf('EN')

const sheet = (page: Page) => page.getByRole('dialog', { name: shell('choose_language') })
const openSheet = (page: Page) => page.getByRole('button', { name: shell('language') }).click()
const openAndCloseSheet = async (page: Page) => {
  await openSheet(page)
  await sheet(page)
    .getByRole('button', { name: shell('close') })
    .click()
  await closed(sheet(page))
}

// Proves notices-11.
test('a modal that has just opened ignores taps for 400 ms (spec 2 §4, Other states)', async ({ phone }) => {
  await phone.page.clock.install()
  const page = await phone.open('demo', '/m/home', 'EN')
  // Its code is loaded now.
  await openSheet(page)
  await sheet(page).waitFor()
  await page.keyboard.press('Escape')
  await closed(sheet(page))

  await page.clock.pauseAt(Date.now() + 3_600_000)
  await openSheet(page)
  await sheet(page).waitFor()
  await page.clock.runFor(399)
  await tapBeside(page, { whileFresh: true })
  await tapWhileFresh(page, sheet(page).getByRole('button', { name: shell('close') }))
  await page.clock.runFor(1_000)
  expect(await sheet(page).isVisible()).toBe(true)
  await tapBeside(page)
  await page.clock.runFor(250)
  await sheet(page).waitFor({ state: 'detached' })
})

// Proves notices-12.
test('the browser’s back closes a sheet before it leaves the page, and home keeps its place (spec 2 §4, Other states)', async ({ phone }) => {
  const page = await phone.open('demo', '/m/home', 'EN')
  const place = () => page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo(0, 400))
  // A tab, because what is further up would be scrolled to.
  await page.getByRole('link', { name: shell('tab_member') }).click()
  await page.waitForURL('**/m/login**')
  await page.getByRole('heading', { name: identity('login_title') }).waitFor()
  expect(await place()).toBe(0)
  await openSheet(page)
  await sheet(page).waitFor()
  await page.goBack()
  await sheet(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/m/login')

  // Closed by hand it leaves nothing behind that a back would have to pass.
  await openAndCloseSheet(page)
  await page.goBack()
  await page.waitForURL('**/m/home**')
  await page.getByRole('heading', { name: play('lane_slots') }).waitFor()
  await page.waitForFunction(() => window.scrollY === 400)
  expect(phone.complaints).toEqual([])
})

// Proves notices-13.
test('without a network a sheet and sign-in still open; what cannot be loaded is told, and the page stays', async ({ phone }) => {
  const page = await phone.open('demo', '/m/home', 'EN')
  const logIn = page.getByRole('link', { name: shell('log_in') }).first()
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/register-page-/.test(name)))
  await nothingUnderWay(page)
  await phone.context.setOffline(true)
  await openAndCloseSheet(page)
  await logIn.click()
  const dialog = page.getByRole('dialog', { name: identity('login_dialog_title') })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await closed(dialog)

  await page
    .getByRole('link', { name: shell('log_in') })
    .first()
    .click()
  await dialog.getByRole('link', { name: identity('forgot_password') }).click()
  await page.getByRole('status').getByText(errors('network_offline')).first().waitFor()
  expect(await page.getByRole('heading', { name: play('lane_slots') }).count()).toBe(1)
  await phone.context.setOffline(false)
  await page.getByRole('heading', { name: identity('recovery_title') }).waitFor()
})

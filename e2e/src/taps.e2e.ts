import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { beginRound, endRound, gameFrame, gameName, playable } from './testing/demo-games.ts'
import { signInByCall } from './testing/member-by-calls.ts'
import { accessibilityFaults, addressOf, test, textsOf } from './testing/phone.ts'

// How many taps a player needs. They are counted in the page, by whatever the hand does there.

const { game, play, wallet } = textsOf('EN')

/** Counts the clicks on every page that this window shows, those in frames too, from its next page on. Answers how many there were. */
const countTaps = async (page: Page): Promise<() => number> => {
  let taps = 0
  await page.exposeFunction('noteTap', () => void (taps += 1))
  await page.addInitScript(() =>
    window.addEventListener('click', ({ isTrusted }) => isTrusted && (window as unknown as { noteTap(): void }).noteTap(), { capture: true }),
  )
  return () => taps
}

// Proves games-and-lottery-3.
test('a visitor is in a running trial game two taps after home', async ({ phone }) => {
  const taps = await countTaps(phone.page)
  const page = await phone.open('demo', '/m/home', 'EN')
  await page.getByRole('button', { name: play('game_mines') }).click()
  const sheet = page.getByRole('dialog', { name: play('game_mines') })
  await sheet.getByText('Quarry · Instant games').waitFor()
  expect(await sheet.getByRole('definition').allInnerTexts()).toEqual(['97%', '₱1 – ₱1,000', '10,000 ×'])
  expect(await accessibilityFaults(page)).toEqual([])
  await sheet.getByRole('link', { name: game('try_free') }).click()
  await page.waitForURL('**/m/game?**')
  expect(new URL(page.url()).searchParams.get('backUrl')).toBe('/m/home?language=EN')
  await gameFrame(page)
    .getByRole('heading', { name: play('game_mines') })
    .waitFor()
  await playable(page)
  await expect.poll(taps).toBe(2)
})

test('the game that a member played last runs one tap after home', async ({ phone }) => {
  const { page } = phone
  await signInByCall(page)
  await page.goto(addressOf('demo', '/m/launchGame?vendor=VELVET&code=dice&language=EN'))
  await playable(page)
  await beginRound(page, 'en', 'dice')
  await endRound(page, 'en', 'dice')

  const taps = await countTaps(page)
  await phone.open('demo', '/m/home', 'EN')
  const last = page
    .getByRole('region', { name: textsOf('EN').lobby('continue_playing') })
    .getByRole('button')
    .first()
  await expect.poll(() => last.textContent()).toBe(gameName('en', 'dice'))
  await last.click()
  await playable(page)
  await expect.poll(taps).toBe(1)
})

// Proves money-42.
test('a deposit is paid three taps after home, the last of them at the provider', async ({ phone }) => {
  const { page } = phone
  await signInByCall(page)
  const taps = await countTaps(page)
  await phone.open('demo', '/m/home', 'EN')
  await page.getByRole('button', { name: wallet('deposit'), exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Pay / }).click()
  await page.getByRole('button', { name: /^Pay ?The money/ }).click()
  await page.waitForURL('**/m/voucherCenter?deposit=**')
  await expect.poll(taps).toBe(3)
})

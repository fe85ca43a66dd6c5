import { readFileSync } from 'node:fs'
import type { FrameLocator, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

// The games of the demo vendor, as a player uses them.

const TEXTS = new URL('../../../game-company/src/web/texts/', import.meta.url)

/** A word of a game's own page; `language` as the vendor names it. */
const wordOf = (language: string, area: string, key: string): string =>
  (JSON.parse(readFileSync(new URL(`${area}/${language}.json`, TEXTS), 'utf8')) as Record<string, string>)[key] ?? key

export const gameName = (language: string, game: string): string => wordOf(language, game, 'name')

export const gameFrame = (page: Page): FrameLocator => page.frameLocator('main iframe')

/** The big button of the game in the frame. */
const action = (frame: FrameLocator): Locator => frame.locator('footer button').last()

/** Waits until the game in the frame can be played. */
export const playable = (page: Page) => action(gameFrame(page)).waitFor()

/** What follows the beginning of a round, of games that ask the player for more. */
const moves: Readonly<Record<string, (frame: FrameLocator, button: (key: string) => Locator, ended: Locator) => Promise<void>>> = {
  async crash(_frame, button, ended) {
    // It may end before anybody can take.
    await button('take').or(ended).first().waitFor()
    await button('take')
      .click({ timeout: 2_000 })
      .catch(() => undefined)
  },
  async mines(frame, button, ended) {
    await frame.locator('button[data-look=closed][aria-disabled=false]').first().click()
    await button('take').or(ended).first().waitFor()
    // Under the first shell there may be an urchin, which ends the round.
    if (!(await ended.isVisible())) await button('take').click()
  },
  'video-poker': (_frame, button) => button('draw').click(),
}

/** Begins a round of the game in the frame. */
export const beginRound = async (page: Page, language: string, game: string): Promise<void> => {
  const frame = gameFrame(page)
  if (game === 'keno') await frame.getByRole('button', { name: wordOf(language, 'keno', 'random') }).click()
  await action(frame).click()
}

/** Does what the round asks for, until it stands as the first of the last rounds. */
export const endRound = async (page: Page, language: string, game: string): Promise<void> => {
  const frame = gameFrame(page)
  const ended = frame.getByRole('list', { name: wordOf(language, 'shell', 'history') }).getByRole('listitem')
  await moves[game]?.(frame, key => frame.getByRole('button', { name: wordOf(language, game, key) }), ended)
  await expect.poll(() => ended.count()).toBe(1)
}

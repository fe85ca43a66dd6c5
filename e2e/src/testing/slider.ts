import type { Locator, Page } from 'playwright-core'
import { placeOf } from './hand.ts'

/** The open puzzle's parts. */
export const puzzleOf = (page: Page) => {
  // It may stand within the sign-in dialog. A dialog that has just opened ignores the hand.
  const dialog = page.locator('dialog[open]:not([data-fresh], :has([data-fresh]))', { has: page.getByRole('slider') }).last()
  return { dialog, pieces: dialog.locator('[dir=ltr] img'), handle: dialog.getByRole('slider') }
}

/**
 * The left edge of the gap, in units (320 wide), once its picture is shown. No program should see it, so a server that is not in production
 * tells it to this machine.
 */
export const seeGap = async (page: Page): Promise<number> => {
  await puzzleOf(page).pieces.nth(1).waitFor()
  // Within the sign-in dialog, that one was found while the puzzle's own was fresh.
  await page.locator('dialog[data-fresh]').waitFor({ state: 'detached' })
  const { x } = await page.evaluate(async () => (await (await fetch('/dev/outbox/slider')).json()) as { x: number })
  return x
}

/** How far the piece can go, in units. */
const TRAVEL = 262

/** Movements of a drag at least. */
const STEPS = 20

/** Drags the piece to `x` like a hand: fast at first, slow at the end, never quite level. */
export const dragTo = async (page: Page, x: number): Promise<void> => {
  const { handle } = puzzleOf(page)
  const knob = await placeOf(handle)
  const track = await placeOf(handle.locator('..'))
  const [fromX, fromY] = [knob.x + knob.width / 2, knob.y + knob.height / 2]
  const distance = (x / TRAVEL) * (track.width - knob.width)
  await page.mouse.move(fromX, fromY)
  await page.mouse.down()
  const began = Date.now()
  // The server requires a movement of at least 300 ms, and enough points, however slow the machine is.
  for (let step = 1, share = 0; share < 1; step++) {
    share = Math.min(1, (Date.now() - began) / 600, step / STEPS)
    await page.mouse.move(fromX + distance * (1 - (1 - share) ** 3), fromY + Math.sin(share * 5) * 4)
  }
  await page.mouse.up()
}

/** Presses a key or a step button until the piece is as near to `x` as the steps allow; waits, and confirms. */
export const stepTo = async (x: number, step: number, press: () => Promise<void>, check: Locator | (() => Promise<void>)): Promise<void> => {
  for (let at = 0; at < Math.round(x / step); at++) await press()
  await new Promise(resolve => {
    setTimeout(resolve, 600)
  })
  if (typeof check === 'function') await check()
  else await check.click()
}

/** Solves the open puzzle. */
export const solveSlider = async (page: Page): Promise<void> => {
  const { dialog } = puzzleOf(page)
  const x = await seeGap(page)
  const answered = page.waitForResponse('**/wps/captcha/slider/verify')
  await dragTo(page, x)
  if (!(await answered).ok()) throw new Error(`the piece at ${x} was not accepted`)
  await dialog.waitFor({ state: 'detached' })
}

import type { Locator, Page } from 'playwright-core'

// The player's hand, where a story needs a place and not only an element.

/** Beside each window, and within the page, CSS px. */
const BESIDE = { x: 8, y: 8 }

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where an element stands once it stands still and receives a tap itself: nothing covers it, and no window above it still closes. */
export const placeOf = async (element: Locator): Promise<Place> => {
  await element.click({ trial: true })
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not shown.')
  return box
}

export const middleOf = async (element: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const { x, y, width, height } = await placeOf(element)
  return { x: x + width / 2, y: y + height / 2 }
}

/** Taps beside the window that is open; by itself once the window heeds taps. `whileFresh`: at once, for what a window does that has just opened. */
export const tapBeside = async (page: Page, { whileFresh = false } = {}): Promise<void> => {
  const window = whileFresh ? 'dialog[open]' : 'dialog[open]:not([data-fresh])'
  await page.waitForFunction(([x, y, over]) => document.elementFromPoint(x, y)?.closest(over), [BESIDE.x, BESIDE.y, window] as const)
  await page.mouse.click(BESIDE.x, BESIDE.y)
}

/** Taps where an element stands, although its window has just opened and heeds no tap. */
export const tapWhileFresh = async (page: Page, element: Locator): Promise<void> => {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not shown.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Presses keys one right after the other, as a hand does: on a busy machine two presses that wait for each other may lie seconds apart. */
export const pressInARow = async ({ keyboard }: Page, ...keys: readonly string[]): Promise<void> => {
  await Promise.all(keys.map(key => keyboard.press(key)))
}

/** Presses the page at the first place, moves to the others, and does `before` the hand lets go. */
export const dragOver = async (
  page: Page,
  [first, ...others]: readonly [{ readonly x: number; readonly y: number }, ...{ readonly x: number; readonly y: number }[]],
  before: () => Promise<void> = async () => undefined,
): Promise<void> => {
  await page.mouse.move(first.x, first.y)
  await page.mouse.down()
  for (const { x, y } of others) await page.mouse.move(x, y)
  await before()
  await page.mouse.up()
}

let isTaught = false

/**
 * From the first page on, text is typed only into a field that receives a tap itself. By itself Playwright fills a field behind a window
 * that still closes, and the text is lost.
 */
export const fillOnlyWhatReceives = (page: Page): void => {
  if (isTaught) return
  isTaught = true
  const prototype = Object.getPrototypeOf(page.locator('body')) as Locator
  const { fill } = prototype
  prototype.fill = async function fillOnceItReceives(this: Locator, ...rest: Parameters<Locator['fill']>) {
    await this.click({ trial: true })
    await fill.apply(this, rest)
  }
}

import type { Locator, Page } from 'playwright-core'

/** The open puzzle's parts. */
export const puzzleOf = (page: Page) => {
  // It may stand within the sign-in dialog. A dialog that has just opened ignores the hand.
  const dialog = page.locator('dialog[open]:not([data-fresh])', { has: page.getByRole('slider') }).last()
  return { dialog, pieces: dialog.locator('[dir=ltr] img'), handle: dialog.getByRole('slider') }
}

/**
 * The left edge of the gap, in units (320 wide), found as a player does: where the picture is darker inside the piece's outline
 * than beside it. The server's answer is nowhere in the page.
 */
export const seeGap = async (page: Page): Promise<number> => {
  const { pieces } = puzzleOf(page)
  for (;;) {
    await pieces.nth(1).waitFor()
    const gap = await gapIn(pieces)
    // A new picture has replaced this one meanwhile.
    if (gap !== undefined) return gap
  }
}

const gapIn = (pieces: Locator): Promise<number | undefined> =>
  pieces.evaluateAll(async images => {
    const [background, piece] = images as HTMLImageElement[]
    if (!background || !piece) return undefined
    await Promise.all([background.decode(), piece.decode()])
    const pixelsOf = (image: HTMLImageElement): ImageData => {
      const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d')
      if (!context) throw new Error('nothing to draw on')
      context.drawImage(image, 0, 0)
      return context.getImageData(0, 0, image.naturalWidth, image.naturalHeight)
    }
    const [picture, part] = [pixelsOf(background), pixelsOf(piece)]
    const side = part.width
    const top = Math.round((piece.offsetTop / background.clientHeight) * picture.height)
    const light = (x: number, y: number): number => {
      const at = (y * picture.width + x) * 4
      return (picture.data[at] ?? 0) + (picture.data[at + 1] ?? 0) + (picture.data[at + 2] ?? 0)
    }
    const isSolid = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < side && y < side && (part.data[(y * side + x) * 4 + 3] ?? 0) > 127
    const inside: [number, number][] = []
    const beside: [number, number][] = []
    const STEP = 4
    for (let y = 0; y < side; y++) {
      for (let x = 0; x < side; x++) {
        const around = [isSolid(x + STEP, y), isSolid(x - STEP, y), isSolid(x, y + STEP), isSolid(x, y - STEP)]
        if (isSolid(x, y) && around.includes(false)) inside.push([x, y])
        else if (!isSolid(x, y) && around.includes(true)) beside.push([x, y])
      }
    }
    const mean = (points: readonly [number, number][], left: number): number =>
      points.reduce((sum, [x, y]) => sum + light(left + x, top + y), 0) / points.length
    let best = 0
    let clearest = -Infinity
    for (let left = side; left <= picture.width - side; left++) {
      const contrast = mean(beside, left) - mean(inside, left)
      if (contrast > clearest) [best, clearest] = [left, contrast]
    }
    return (best / picture.width) * 320
  })

/** How far the piece can go, in units. */
const TRAVEL = 256

/** Drags the piece to `x` like a hand: fast at first, slow at the end, never quite level. */
export const dragTo = async (page: Page, x: number): Promise<void> => {
  const { handle } = puzzleOf(page)
  const knob = await handle.boundingBox()
  const track = await handle.locator('..').boundingBox()
  if (!knob || !track) throw new Error('there is nothing to drag')
  const [fromX, fromY] = [knob.x + knob.width / 2, knob.y + knob.height / 2]
  const distance = (x / TRAVEL) * (track.width - knob.width)
  await page.mouse.move(fromX, fromY)
  await page.mouse.down()
  const began = Date.now()
  // The server requires a movement of at least 300 ms; the time of each step is added to that.
  for (let share = 0; share < 1;) {
    share = Math.min(1, (Date.now() - began) / 600)
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

const TRIES = 5

/** Solves the open puzzle; after a wrong answer it tries the next one. */
export const solveSlider = async (page: Page): Promise<void> => {
  const { dialog } = puzzleOf(page)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const answered = page.waitForResponse('**/wps/captcha/slider/verify')
    await dragTo(page, await seeGap(page))
    if ((await answered).ok()) {
      await dialog.waitFor({ state: 'detached' })
      return
    }
  }
  throw new Error(`the puzzle was not solved in ${TRIES} tries`)
}

import { KEYS, type Browser, type Move, type Profile, type Size, type Window } from './window.ts'

// Playwright, and Puppeteer 10 for the Chromium of 2021, which Playwright no longer drives: both have these members under the same names.

interface Frame {
  evaluate(expression: string): Promise<unknown>
  $(selector: string): Promise<{ contentFrame(): Promise<Frame | null> } | null>
}

export interface Page extends Frame {
  goto(address: string, options: { readonly waitUntil: 'domcontentloaded' }): Promise<unknown>
  goBack(options: { readonly waitUntil: 'domcontentloaded' }): Promise<unknown>
  readonly mouse: { move(x: number, y: number): Promise<void>; down(): Promise<void>; up(): Promise<void> }
  readonly keyboard: { type(text: string): Promise<void>; press(key: string): Promise<void> }
  screenshot(): Promise<Uint8Array>
}

/** A profile of either library. */
export interface Context {
  newPage(): Promise<Page>
  close(): Promise<void>
}

const rest = (ms: number) =>
  new Promise(resolve => {
    setTimeout(resolve, ms)
  })

const windowOf = (page: Page): Window => {
  const moveTo = async ({ x, y, rest: ms = 0 }: Move) => {
    await page.mouse.move(x, y)
    if (ms > 0) await rest(ms)
  }
  return {
    goTo: async address => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    goBack: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
    async valueOf(expression, frames = []) {
      let frame: Frame = page
      for (const selector of frames) {
        const inner = await (await frame.$(selector))?.contentFrame()
        if (!inner) throw new Error(`There is no frame ${selector}.`)
        frame = inner
      }
      return frame.evaluate(expression)
    },
    async press(first, ...others) {
      await moveTo(first)
      await page.mouse.down()
      for (const move of others) await moveTo(move)
      await page.mouse.up()
    },
    async type(text) {
      const [key] = Object.entries(KEYS).find(([, letter]) => letter === text) ?? []
      await (key ? page.keyboard.press(key) : page.keyboard.type(text))
    },
    picture: async () => Buffer.from(await page.screenshot()),
  }
}

export const browserOf = (newContext: (size: Size) => Promise<Context>, close: () => Promise<void>): Browser => ({
  async openProfile(size): Promise<Profile> {
    const context = await newContext(size)
    const openWindow = async () => windowOf(await context.newPage())
    return { window: await openWindow(), openWindow, close: () => context.close() }
  },
  close,
})

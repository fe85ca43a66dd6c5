import { join } from 'node:path'
import { FLAGS } from '#testing/phone.ts'
import { browserOf, type Context, type Page } from './pages.ts'
import type { Browser } from './window.ts'

const FOLDER = join(import.meta.dirname, '../../../.cache/chromium-92')

/** What the run uses of Puppeteer 10, which is fetched on request (tools/chromium-92.mjs). */
interface Puppeteer {
  launch(options: { readonly executablePath: string; readonly args: readonly string[]; readonly headless: boolean }): Promise<{
    createIncognitoBrowserContext(): Promise<{
      newPage(): Promise<Page & { setViewport(viewport: object): Promise<void>; emulateMediaFeatures(features: readonly object[]): Promise<void> }>
      close(): Promise<void>
    }>
    close(): Promise<void>
  }>
}

/** Chromium 92, without processes of their own for frames: Puppeteer 10 does not reach into those. */
export const startChromium92 = async (): Promise<Browser> => {
  const { default: puppeteer } = (await import(join(FOLDER, 'node_modules/puppeteer-core/cjs-entry-core.js'))) as { readonly default: Puppeteer }
  const args = [...FLAGS, '--disable-site-isolation-trials', '--disable-dev-shm-usage']
  const browser = await puppeteer.launch({ executablePath: join(FOLDER, 'chromium'), args, headless: true })
  return browserOf(
    async (size): Promise<Context> => {
      const context = await browser.createIncognitoBrowserContext()
      return {
        async newPage() {
          const page = await context.newPage()
          await page.setViewport({ ...size, isMobile: true, hasTouch: true })
          await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
          return page
        },
        close: () => context.close(),
      }
    },
    () => browser.close(),
  )
}

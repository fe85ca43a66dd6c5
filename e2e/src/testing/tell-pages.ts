import type { BrowserContext, Page } from 'playwright-core'

/** A page that answers at all does so sooner, ms. */
const ANSWER_LIMIT = 5_000
/** Enough to know what the player would have seen. */
const TEXT_LIMIT = 3_000

const tell = async (page: Page): Promise<string> => {
  const text = await page
    .locator('body')
    .innerText({ timeout: ANSWER_LIMIT })
    .catch(() => 'The page does not answer.')
  return `${page.url()}\n${text.slice(0, TEXT_LIMIT)}\n`
}

/** Tells, after a failed test, where its pages were and what stood in them: a test that ended by its time limit does not say what it waited for. */
export const tellPages = async (context: BrowserContext): Promise<void> => {
  const told = await Promise.all(context.pages().map(page => tell(page)))
  process.stderr.write(`The pages of the failed test:\n${told.join('')}`)
}

import type { BrowserContext } from 'playwright-core'

/** The pages of a phone that were opened a moment ago: they are never idle, and so load nothing ahead. */
export const neverIdle = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })

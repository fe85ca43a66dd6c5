import type { Page } from 'playwright-core'
import { nothingUnderWay } from './wait-for.ts'

/** Leads to another page as a link does, and waits until the part of the page before, by its selector, has gone. It takes a third of a load. */
export const turnFrom = (part: string, page: Page, address: string): Promise<void> =>
  page.evaluate(
    ([selector, to]) => {
      const left = document.querySelector(selector)
      history.pushState(null, '', to)
      return new Promise<void>(resolve => {
        const look = () => (left?.isConnected ? requestAnimationFrame(look) : resolve())
        look()
      })
    },
    [part, address] as const,
  )

/**
 * Leads a phone that has a page of the product open to another one, and waits until that page stands there whole. `address`: of another page of
 * `routes.ts`, for the same page with another query stays as it is.
 */
export const turnTo = async (page: Page, address: string): Promise<void> => {
  await turnFrom('#main', page, address)
  await nothingUnderWay(page)
}

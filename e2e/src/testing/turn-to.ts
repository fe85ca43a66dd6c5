import type { Page } from 'playwright-core'
import { nothingUnderWay } from './wait-for.ts'

/**
 * Leads a phone that has a page of the product open to another one, as a link does, and waits until that page stands there whole. It takes a third of a
 * load. `address`: of another page of `routes.ts`, for the same page with another query stays as it is.
 */
export const turnTo = async (page: Page, address: string): Promise<void> => {
  await page.evaluate(to => {
    const left = document.getElementById('main')
    history.pushState(null, '', to)
    return new Promise<void>(resolve => {
      const look = () => (document.getElementById('main') === left ? requestAnimationFrame(look) : resolve())
      look()
    })
  }, address)
  await nothingUnderWay(page)
}

import type { Page } from 'playwright-core'
import { faultsInSight } from './faults-in-sight.ts'
import { nothingUnderWay } from './wait-for.ts'

/** What is found once nothing is loaded any more: on a busy machine what comes late to a page may come within any number of pictures. */
export const atRest = async (page: Page, find: () => Promise<readonly string[]>): Promise<readonly string[]> => {
  await nothingUnderWay(page)
  return await find()
}

const drawn = () => new Promise<void>(resolve => requestAnimationFrame(() => resolve()))
/**
 * A new size of letters or of the window comes by transitions, short as they are: one picture begins them and the next one ends them. Until then styles have
 * their old values.
 */
const drawnAnew = () => new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
/** The styles of a new size come within some pictures: a fault is one that stays. */
const MOST_PICTURES = 30
/** What is wrong with how a page stands, and stays so. */
export const lastingFaults = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(drawnAnew)
  let found = await page.evaluate(faultsInSight)
  for (let picture = 0; picture < MOST_PICTURES && found.length > 0; picture += 1) {
    await page.evaluate(drawn)
    found = await page.evaluate(faultsInSight)
  }
  return found.length > 0 ? await atRest(page, () => page.evaluate(faultsInSight)) : found
}

import { switched, tapped, type Visit } from './tap.ts'
import { closeWindows, OPENED_AFTER, windows } from './windows.ts'

/** How often each thing is tapped in one visit; the first time it also loads what it needs. */
const TAPS = 5
/** Taps what opens a window, closes it again, and so on. */
export const openings =
  (name: string) =>
  async (visit: Visit): Promise<number[]> => {
    const { page } = visit
    const opener = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first()
    const taps: number[] = []
    for (let tap = 0; tap < TAPS; tap += 1) {
      await closeWindows(page)
      taps.push(await tapped(visit, opener, () => windows(page).waitFor()))
    }
    return taps
  }

/** A member goes to and fro between the places of the tab bar. */
export const tabs = async (visit: Visit): Promise<number[]> => {
  const { page } = visit
  await page.getByLabel('Username', { exact: true }).fill('player')
  await page.getByLabel('Password', { exact: true }).fill('Lantern-42-river')
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/m/home**')
  await page.waitForLoadState('networkidle')
  // What opens by itself is closed before a tap, and its closing is not measured.
  await page.addLocatorHandler(windows(page), async () => {
    await closeWindows(page)
    await page.evaluate(() => window.taps.clear())
  })
  const taps: number[] = []
  for (let tap = 0; tap < TAPS; tap += 1) {
    for (const [name, address] of [
      ['Account', '**/m/member/home**'],
      ['Home', '**/m/home**'],
    ] as const) {
      taps.push(await tapped(visit, page.locator('nav').last().getByRole('link', { name }), () => page.waitForURL(address)))
    }
  }
  return taps
}

/** A visitor chooses one language after another. */
export const languages = async (visit: Visit): Promise<number[]> => {
  const { page } = visit
  const taps: number[] = []
  for (const [name, lang] of [
    ['اردو', 'ur'],
    ['English', 'en'],
    ['Türkçe', 'tr'],
    ['简体中文', 'zh-CN'],
    ['English', 'en'],
  ] as const) {
    // It stands first in the row of shortcuts, under another name in each language.
    await page.locator('nav ul > li:first-child button').first().tap()
    const row = windows(page).getByText(name, { exact: true })
    await row.waitFor()
    await page.waitForTimeout(OPENED_AFTER)
    await row.scrollIntoViewIfNeeded()
    taps.push(await switched(visit, row, lang))
    await page.waitForLoadState('networkidle')
  }
  return taps
}

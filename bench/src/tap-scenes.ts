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

/** Signs the demo merchant's player in by hand, on the sign-in page, and opens the page at `path`. */
const asMember = async ({ page }: Visit, path: string): Promise<void> => {
  await page.getByLabel('Username', { exact: true }).fill('player')
  await page.getByLabel('Password', { exact: true }).fill('Lantern-42-river')
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/m/home**')
  await page.waitForLoadState('networkidle')
  if (path !== '/m/home') await page.goto(new URL(path, page.url()).href, { waitUntil: 'networkidle' })
  // What opens by itself is closed before a tap, and its closing is not measured.
  await page.addLocatorHandler(windows(page), async () => {
    await closeWindows(page)
    await page.evaluate(() => window.taps.clear())
  })
}

/** The places of the tab bar, in the order in which they are tapped. */
const PLACES = [
  ['Account', '**/m/member/home**'],
  ['Games', '**/m/games**'],
  ['Wallet', '**/m/member/account**'],
  ['Lottery', '**/m/lottery**'],
  ['Home', '**/m/home**'],
] as const

/** A member goes to and fro between the places of the tab bar. */
export const tabs = async (visit: Visit): Promise<number[]> => {
  const { page } = visit
  await asMember(visit, '/m/home')
  const taps: number[] = []
  for (let round = 0; round < 2; round += 1) {
    for (const [name, address] of PLACES) {
      taps.push(await tapped(visit, page.locator('nav').last().getByRole('link', { name }), () => page.waitForURL(address)))
    }
  }
  return taps
}

/** Taps a heading, which does nothing: what the browser itself takes. */
export const nothing = async (visit: Visit): Promise<number[]> => {
  const taps: number[] = []
  for (let tap = 0; tap < TAPS; tap += 1) taps.push(await tapped(visit, visit.page.locator('h2:visible').first(), async () => undefined))
  return taps
}

/** A member marks a game as a favourite, and takes the mark away again. */
export const favorites = async (visit: Visit): Promise<number[]> => {
  const { page } = visit
  await asMember(visit, '/m/games')
  const star = page.getByRole('button', { name: /^(?:Add|Remove) Velvet Dice / }).first()
  const taps: number[] = []
  for (let tap = 0; tap < TAPS; tap += 1) {
    const before = await star.getAttribute('aria-label')
    taps.push(await tapped(visit, star, () => page.waitForFunction(name => !document.querySelector(`[aria-label="${name}"]`), before)))
  }
  return taps
}

/** A member chooses numbers of a lottery, and takes one away again. */
export const numbers = async (visit: Visit): Promise<number[]> => {
  const { page } = visit
  await asMember(visit, '/m/lottery?code=lucky-six')
  const taps: number[] = []
  for (const name of ['03', '11', '20', '11', '07']) {
    const number = page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name, exact: true })
    taps.push(await tapped(visit, number, async () => undefined))
  }
  return taps
}

/** A member lets the page choose the numbers. */
export const quickPicks = async (visit: Visit): Promise<number[]> => {
  const { page } = visit
  await asMember(visit, '/m/lottery?code=lucky-six')
  const taps: number[] = []
  for (let tap = 0; tap < TAPS; tap += 1) taps.push(await tapped(visit, page.getByRole('button', { name: 'Quick pick' }), async () => undefined))
  return taps
}

/** A way to pay in, because none is open where no payment company runs. */
const channel = {
  id: 'instant',
  name: 'Instant transfer',
  hint: null,
  picture: null,
  open: true,
  least: 10_000,
  most: 5_000_000,
  presets: [20_000, 50_000, 100_000, 500_000],
  fee: { percent: 0, fixed: 0 },
  promotion: null,
}

/** Opens the sheet of a deposit over home. */
const openDeposit = async (visit: Visit) => {
  const { page } = visit
  const value = { currency: 'PHP', decimals: 2, channels: [channel] }
  await page.route('**/wps/payment/deposit/channels', route => route.fulfill({ json: { success: true, value } }))
  await asMember(visit, '/m/home')
  await page.removeLocatorHandler(windows(page))
  await closeWindows(page)
  await page.getByRole('button', { name: 'Deposit', exact: true }).tap()
  const pay = windows(page).getByRole('button', { name: /^Pay / })
  await pay.waitFor()
  await page.waitForTimeout(OPENED_AFTER)
  return pay
}

/** A member chooses one sum of a deposit after another. */
export const depositChips = async (visit: Visit): Promise<number[]> => {
  const { page } = visit
  await openDeposit(visit)
  const taps: number[] = []
  for (const sum of ['₱200', '₱1,000', '₱500', '₱200', '₱1,000']) {
    const chip = windows(page).getByRole('button', { name: sum, exact: true })
    taps.push(await tapped(visit, chip, () => chip.and(page.locator('[aria-pressed=true]')).waitFor()))
  }
  return taps
}

/** A member submits a deposit, which the network keeps from the server each time. */
export const depositSubmits = async (visit: Visit): Promise<number[]> => {
  const { page } = visit
  const pay = await openDeposit(visit)
  await page.route('**/wps/payment/deposit', async route => {
    await new Promise(resolve => setTimeout(resolve, OPENED_AFTER))
    await route.abort()
  })
  const taps: number[] = []
  for (let tap = 0; tap < TAPS; tap += 1) {
    taps.push(await tapped(visit, pay, async () => undefined))
    await page.waitForTimeout(2 * OPENED_AFTER)
    const close = page.getByRole('alertdialog').getByRole('button').first()
    if (await close.isVisible()) await close.tap()
    await page.waitForTimeout(OPENED_AFTER)
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

import { elsewhereFor, isOpenToVisitors } from '@foyer/web/src/app/routes/access.ts'
import type { Route } from '@foyer/web/src/app/routes/route.ts'
import { routes } from '@foyer/web/src/app/routes/routes.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atRest, lastingFaults } from './testing/lasting-faults.ts'
import { AGENT_PASSWORDS, signInByCall } from './testing/member-by-calls.ts'
import { accessibilityFaults, addressOf, PHONE, test, textsOf } from './testing/phone.ts'
import { turnTo } from './testing/turn-to.ts'

/**
 * Each merchant and each direction of writing once: a page differs by them separately. A walk of all pages in one story would be the longest by far. One
 * walk opens each page by its address; the others come to it from another page, which takes a third of the time.
 */
const visits = [
  ['demo', 'EN', 'a visitor', 'by its address'],
  ['demo', 'EN', 'a member', 'from another page'],
  ['aurora', 'UR', 'a visitor', 'from another page'],
  ['aurora', 'UR', 'a member', 'from another page'],
] as const

/** Every size in which each page is looked at: a phone, the narrowest one that we support, and one that lies; each also with letters twice as large. */
const SIZES = [
  { name: 'upright', ...PHONE.viewport },
  { name: 'narrow', width: 320, height: 640 },
  { name: 'lying', width: 844, height: 390 },
] as const
const LETTERS = [
  { letters: '', size: '' },
  { letters: ', large letters', size: '200%' },
] as const

/** What a page is about, where its address says it. */
const ABOUT: Readonly<Record<string, string>> = {
  '/m/activity': '/m/activity?id=draws',
  '/m/launchGame': '/m/launchGame?code=dice&trial=1',
}
/** Pages that look otherwise by their address. */
const FURTHER = ['/m/lottery?code=lucky-six', '/m/lottery?code=mega-lotto', '/m/no-such-page']

const addressesWhere = (isWanted: (route: Route) => boolean) => routes.filter(isWanted).map(({ path }) => ABOUT[path] ?? path)
const FOR_VISITORS = [...addressesWhere(({ access }) => isOpenToVisitors(access)), ...FURTHER]
const FOR_MEMBERS = ['/m/home', ...addressesWhere(({ access }) => elsewhereFor(access, { type: 0 }) === null && !isOpenToVisitors(access))]
const FOR_AGENTS = addressesWhere(({ access }) => access === 'agent')
/** An iPhone zooms into a page whose field has smaller letters, px, and stays so. */
const UNZOOMED = 16
const TYPED_INTO = 'textarea, select, input:not([type=checkbox], [type=radio], [type=file], [type=range])'

const lastingAxeFaults = async (page: Page): Promise<readonly string[]> => {
  const found = await accessibilityFaults(page)
  return found.length > 0 ? await atRest(page, () => accessibilityFaults(page)) : found
}

test.for(visits)(
  '%s in %s, for %s: axe finds nothing on any page, each is whole in every position, nothing moves by itself, and no field makes an iPhone zoom',
  async ([merchant, language, who, how], { phone }) => {
    const faults: Record<string, readonly string[]> = {}
    const note = (what: string, found: readonly string[]) => {
      if (found.length > 0) faults[what] = found
    }
    let isInside = false
    const come = async (address: string) => {
      const turns = isInside && how === 'from another page' && !FURTHER.includes(address)
      await (turns ? turnTo(phone.page, address) : phone.open(merchant, address, language))
      isInside = true
      return phone.page
    }
    const look = async (address: string) => {
      const page = await come(address)
      note(address, await lastingAxeFaults(page))
      const small = await page.$$eval(
        TYPED_INTO,
        (fields, least) => fields.filter(field => Number.parseFloat(getComputedStyle(field).fontSize) < least).map(({ outerHTML }) => outerHTML),
        UNZOOMED,
      )
      note(`${address}: an iPhone zooms into`, small)
      for (const { name, width, height } of SIZES) {
        // A new size of the window costs as much as a look at the page.
        if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height })
        for (const { letters, size } of LETTERS) {
          await page.evaluate(fontSize => void (document.documentElement.style.fontSize = fontSize), size)
          note(`${address}, ${name}${letters}`, await lastingFaults(page))
        }
      }
      await page.setViewportSize(PHONE.viewport)
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    }
    if (who === 'a visitor') for (const address of FOR_VISITORS) await look(address)
    else {
      await signInByCall(phone.page, { merchant })
      for (const address of FOR_MEMBERS) await look(address)

      await signInByCall(phone.page, { merchant, username: 'agent', password: AGENT_PASSWORDS[merchant] })
      isInside = false
      for (const address of FOR_AGENTS) await look(address)
    }
    expect(faults).toEqual({})
  },
)

// Proves two-factor-22.
test('errors in a form are also announced to screen readers', async ({ phone }) => {
  const page = await phone.open('demo', '/m/register', 'EN')
  await page.getByRole('button', { name: textsOf('EN').identity('register_submit') }).click()
  expect(await accessibilityFaults(page)).toEqual([])
  const username = page.getByLabel(textsOf('EN').identity('username'), { exact: true })
  expect(await username.getAttribute('aria-invalid')).toBe('true')
  // The field in which the player continues to type (spec 1 §5: highlighted and focused).
  expect(await username.evaluate(field => field === document.activeElement)).toBe(true)
})

test.for([
  ['/m/login', 300, 600],
  ['/m/home', 1000, 1200],
] as const)(
  'on a wide screen %s is centred beside the rail: forms at phone width, home across (decision 14)',
  async ([path, least, most], { phone }) => {
    await phone.page.setViewportSize({ width: 1280, height: 900 })
    await phone.page.goto(addressOf('demo', `${path}?language=EN`), { waitUntil: 'networkidle' })
    const main = await phone.page.locator('main').boundingBox()
    expect(main?.width).toBeGreaterThan(least)
    expect(main?.width).toBeLessThanOrEqual(most)
    // The rail is 240 px wide.
    expect(Math.abs((240 + 1280) / 2 - ((main?.x ?? 0) + (main?.width ?? 0) / 2))).toBeLessThanOrEqual(1)
  },
)

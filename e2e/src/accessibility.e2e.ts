import { elsewhereFor, isOpenToVisitors } from '@foyer/web/src/app/routes/access.ts'
import type { Route } from '@foyer/web/src/app/routes/route.ts'
import { routes } from '@foyer/web/src/app/routes/routes.ts'
import { expect } from 'vitest'
import { signInByCall } from './testing/member-by-calls.ts'
import { accessibilityFaults, addressOf, test, textsOf } from './testing/phone.ts'

/** Each merchant and each direction of writing once: a page differs by them separately. */
const visits = [
  ['demo', 'EN'],
  ['aurora', 'UR'],
] as const

const pathsWhere = (isWanted: (route: Route) => boolean) => routes.filter(isWanted).map(({ path }) => path)
const FOR_VISITORS = [...pathsWhere(({ access }) => isOpenToVisitors(access)), '/m/no-such-page']
const FOR_MEMBERS = ['/m/home', ...pathsWhere(({ access }) => elsewhereFor(access, { type: 0 }) === null && !isOpenToVisitors(access))]
/** The narrowest phone that we support, px. */
const NARROW = 320
/** An iPhone zooms into a page whose field has smaller letters, px, and stays so. */
const UNZOOMED = 16
const TYPED_INTO = 'textarea, select, input:not([type=checkbox], [type=radio], [type=file], [type=range])'

test.for(visits)(
  '%s in %s: axe finds nothing on any page, nothing is wider than the phone, and no field makes it zoom',
  async ([merchant, language], { phone }) => {
    const faults: Record<string, unknown> = {}
    const look = async (path: string, who: string) => {
      const page = await phone.open(merchant, path, language)
      const found = await accessibilityFaults(page)
      if (found.length > 0) faults[`${who} ${path}`] = found
      await page.setViewportSize({ width: NARROW, height: 640 })
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > NARROW) faults[`${who} ${path} is ${width} px wide`] = width
      const small = await page.$$eval(
        TYPED_INTO,
        (fields, least) => fields.filter(field => Number.parseFloat(getComputedStyle(field).fontSize) < least).length,
        UNZOOMED,
      )
      if (small > 0) faults[`${who} ${path} has fields that an iPhone zooms into`] = small
      await page.setViewportSize({ width: 390, height: 844 })
    }
    for (const path of FOR_VISITORS) await look(path, 'visitor')

    await signInByCall(phone.page, { merchant })
    for (const path of FOR_MEMBERS) await look(path, 'member')
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

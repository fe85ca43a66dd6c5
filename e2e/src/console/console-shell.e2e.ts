import { rootOf, routes } from '@foyer/console/app/routes.ts'
import { roles } from '@foyer/contract/ops/permissions'
import { codeOfStep, STEP_SECONDS } from '@foyer/server/src/account/two-factor/authenticator.ts'
import { opValue } from '@foyer/server/src/staff/testing/console-stage.ts'
import { testMember, testRegistration } from '@foyer/server/src/testing/test-rows.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { startConsoleSite } from '#testing/console-site.ts'
import { pressInARow } from '#testing/hand.ts'
import { accessibilityFaults, DESK, test } from '#testing/phone.ts'
import { turnFrom } from '#testing/turn-to.ts'

/** The narrowest phone on which staff work, px. */
const NARROW = 390
const PASSWORD = 'Copper-58-harbor-light'

let site: Awaited<ReturnType<typeof startConsoleSite>>
beforeAll(async () => {
  site = await startConsoleSite()
})
afterAll(() => site.close())

/** The first part of a path: within it the console stays on one page. */
const rootIn = (path: string) => path.split('/')[1]

/** The code of the moment for a secret; a later one than `steps` before where one was used already. */
const codeNow = (secret: string, steps = 0) => codeOfStep(secret, Math.floor(site.stage.system.clock().getTime() / 1000 / STEP_SECONDS) + steps)

// Proves staff-29.
test('a person comes in by an invitation, gets a role by a second owner, and sees its pages alone, all by the keyboard', async ({ browser }) => {
  const owner = await site.staff('owner', 'olivia')
  const second = await site.staff('owner', 'ines')
  const invited = opValue(
    await owner.client.call('staff.invite', { login: 'noor', name: 'Noor Haddad', merchant: '*', role: 'support', reason: 'New in support.' }),
  )

  // Enrolment: password, secret, code.
  const noor = await (await browser.newContext(DESK)).newPage()
  const { keyboard } = noor
  await noor.goto(site.origin + invited.path)
  await noor.getByLabel('Your password').focus()
  await keyboard.type(PASSWORD)
  const secret = ((await noor.locator('.mono').textContent()) ?? '').replaceAll(' ', '')
  await keyboard.press('Tab')
  await keyboard.type(codeNow(secret))
  expect(await accessibilityFaults(noor)).toEqual([])
  await keyboard.press('Enter')
  await noor.getByRole('heading', { name: 'Today' }).waitFor()
  // Without a role there is nothing but the empty day.
  expect(await noor.getByRole('navigation', { name: 'Pages' }).first().getByRole('link').allTextContents()).toEqual(['Today'])

  // Whoever asked for the role does not give it: the other owner does, and the key takes the focus to the button and does not press it.
  const desk = await browser.newContext(DESK)
  await desk.addCookies([second.cookie])
  const page = await desk.newPage()
  await page.goto(`${site.origin}/approvals`)
  const row = page.getByRole('link', { name: 'noor' })
  await row.waitFor()
  await page.keyboard.press('j')
  expect(await row.evaluate(link => link === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  const reason = page.getByLabel('Your reason, kept for the auditor')
  await reason.focus()
  await page.keyboard.type('I have met Noor; the contract is signed.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('a')
  const approve = page.getByRole('button', { name: 'Approve noor' })
  expect(await approve.evaluate(button => button === document.activeElement)).toBe(true)
  expect(opValue(await owner.client.call('approvals.list', { state: 'waiting' })).approvals).toHaveLength(1)
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: 'noor approved' }).waitFor()

  // The role is there at once, and with it the pages of support and no others.
  await noor.reload()
  const side = noor.getByRole('navigation', { name: 'Pages' }).first()
  await side.getByRole('link', { name: 'Approvals' }).waitFor()
  expect(await side.getByRole('link', { name: 'Staff' }).count()).toBe(0)
  await noor.goto(`${site.origin}/staff`)
  await noor.getByRole('heading', { name: 'Not found' }).waitFor()
  await pressInARow(noor, 'g', 'a')
  await noor.getByRole('heading', { name: 'Approvals' }).waitFor()

  // Out by the palette, and in again with all three parts; a wrong one is not named.
  await keyboard.press('Control+k')
  await keyboard.type('sign out')
  await keyboard.press('Enter')
  await noor.getByRole('heading', { name: 'Sign in' }).waitFor()
  const signIn = async (code: string) => {
    await noor.getByLabel('Login').fill('noor')
    await noor.getByLabel('Password').fill(PASSWORD)
    await noor.getByLabel('Code').fill(code)
    await keyboard.press('Enter')
  }
  await signIn('000000')
  await noor.getByText('Login, password or code is wrong.').waitFor()
  await signIn(codeNow(secret, 1))
  await noor.getByRole('heading', { name: 'Approvals' }).waitFor()
})

// Proves staff-31.
test('axe finds nothing on any page, by day and by night, at a desk and on a phone, and nothing is wider than the phone', async ({ browser }) => {
  const all = await site.staff(roles, 'everything')
  await site.stage.system.stores.members.add(testMember('mara-0001', { username: 'mara' }), testRegistration)
  const member = '/members/alpha/mara-0001'
  const context = await browser.newContext(DESK)
  await context.addCookies([all.cookie])
  const page = await context.newPage()
  const faults: Record<string, unknown> = {}
  const look = async (where: string) => {
    const found = await accessibilityFaults(page)
    if (found.length > 0) faults[where] = found
  }
  for (const path of [...routes.map(rootOf), '/staff/invite', member, `${member}/security`, `${member}/limits`, '/no-such-page']) {
    await page.setViewportSize(DESK.viewport)
    await page.emulateMedia({ colorScheme: 'light' })
    const at = new URL(page.url())
    const turns = at.origin === site.origin && rootIn(at.pathname) !== rootIn(path)
    await (turns ? turnFrom('main h1', page, path) : page.goto(site.origin + path))
    await page.locator('main h1:not(:text-is("…"))').waitFor()
    // A page may read several things at once.
    await expect.poll(() => page.locator('[aria-label="Being read"]').count()).toBe(0)
    await look(`${path} by day`)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: NARROW, height: 844 })
    await look(`${path} by night on a phone`)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > NARROW) faults[`${path} is ${width} px wide`] = width
  }
  await page.goto(site.origin)
  await page.locator('main h1:not(:text-is("…"))').waitFor()
  await page.getByRole('button', { name: 'Find' }).click()
  await look('palette')
  await page.goto(site.origin + member)
  await page.getByRole('button', { name: /^Lock…/ }).click()
  await page.getByRole('dialog', { name: 'Lock mara' }).waitFor()
  await look('lock')
  expect(faults).toEqual({})
})

import { codeOfStep, STEP_SECONDS } from '@foyer/server/src/account/two-factor/authenticator.ts'
import { STAFF_TOTP_SEAL } from '@foyer/server/src/staff/totp-seal.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { startConsoleSite } from '#testing/console-site.ts'
import { accessibilityFaults, DESK, test } from '#testing/phone.ts'
import { withFingerprint } from '#testing/with-fingerprint.ts'

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

let site: Awaited<ReturnType<typeof startConsoleSite>>
beforeAll(async () => {
  site = await startConsoleSite()
})
afterAll(() => site.close())

const codeNow = () => codeOfStep(SECRET, Math.floor(site.stage.system.clock().getTime() / 1000 / STEP_SECONDS))

// Proves staff-57.
// Proves staff-58.
// Proves staff-59.
test('a member of staff adds a passkey, signs in by it alone, and removes it', async ({ browser }) => {
  const { stores, seals } = site.stage.system
  const { client, cookie } = await site.staff(['owner', 'auditor'], 'olivia')
  await stores.staffPeople.enrol(client.personId, { passwordHash: 'unused', totpSecret: seals.seal(STAFF_TOTP_SEAL, SECRET), lastStep: 0 })
  // No browser has passkeys at an address in numbers.
  const origin = site.origin.replace('127.0.0.1', 'localhost')
  const context = await browser.newContext(DESK)
  await context.addCookies([{ ...cookie, url: origin }])
  const page = await context.newPage()
  const device = await withFingerprint(page)
  await page.goto(origin)
  await page.getByRole('button', { name: /olivia/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Passkeys' }).click()
  await page.getByText('You have no passkey.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Add a passkey…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Device').fill('work laptop')
  await dialog.getByLabel('Code').fill('000000')
  await dialog.getByRole('button', { name: 'Add the passkey' }).click()
  await dialog.getByRole('alert').filter({ hasText: 'not the one that your app shows' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByLabel('Code').fill(codeNow())
  await dialog.getByRole('button', { name: 'Add the passkey' }).click()
  const row = page.getByRole('row').filter({ hasText: 'work laptop' })
  await row.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await context.clearCookies()
  await page.goto(origin)
  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' })
  await device.known(false)
  await signIn.click()
  await page.getByRole('alert').filter({ hasText: 'Nothing came of it' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await device.known(true)
  await signIn.click()
  await page.getByRole('button', { name: /olivia/ }).waitFor()

  await page.goto(`${origin}/passkeys`)
  await row.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('You have no passkey.').waitFor()
  await context.clearCookies()
  await page.goto(origin)
  await signIn.click()
  await page.getByRole('alert').filter({ hasText: 'signs nobody in' }).waitFor()
})

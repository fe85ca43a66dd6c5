import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { codeOfStep, STEP_SECONDS } from '@foyer/server/src/account/two-factor/authenticator.ts'
import { STAFF_TOTP_SEAL } from '@foyer/server/src/staff/totp-seal.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { startConsoleSite } from '#testing/console-site.ts'
import { accessibilityFaults, DESK, test } from '#testing/phone.ts'

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const FOYER = fileURLToPath(new URL('../../../tools/foyer.mjs', import.meta.url))

let site: Awaited<ReturnType<typeof startConsoleSite>>
beforeAll(async () => {
  site = await startConsoleSite()
})
afterAll(() => site.close())

const codeNow = () => codeOfStep(SECRET, Math.floor(site.stage.system.clock().getTime() / 1000 / STEP_SECONDS))

/** `npm run foyer -- ops …`, as a process of its own. */
const ops = (token: string, ...words: string[]) =>
  new Promise<{ code: number; out: string; error: string }>(resolve => {
    const env = { ...process.env, FOYER_CONSOLE: site.origin, FOYER_TOKEN: token }
    const child = execFile(process.execPath, [FOYER, 'ops', ...words], { env }, (_failure, out, error) =>
      resolve({ code: child.exitCode ?? -1, out, error }),
    )
  })

// Proves staff-51.
// Proves staff-52.
// Proves staff-56.
test('a member of staff makes a token in the console, a program works with it, and ending it ends that', async ({ browser }) => {
  const { stores, seals } = site.stage.system
  const { client, cookie } = await site.staff(['owner', 'auditor'], 'olivia')
  const { personId } = client
  await stores.staffPeople.enrol(personId, { passwordHash: 'unused', totpSecret: seals.seal(STAFF_TOTP_SEAL, SECRET), lastStep: 0 })
  const context = await browser.newContext(DESK)
  await context.addCookies([cookie])
  const page = await context.newPage()
  await page.goto(site.origin)
  await page.getByRole('button', { name: /olivia/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Tokens' }).click()
  await page.getByText('No program has a token.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Make a token…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a token' })
  await dialog.getByLabel('Program').fill('night report')
  await dialog.getByLabel('Code').fill('000000')
  await dialog.getByRole('button', { name: 'Make the token' }).click()
  await dialog.getByRole('alert').filter({ hasText: 'not the one that your app shows' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByLabel('Code').fill(codeNow())
  await dialog.getByRole('button', { name: 'Make the token' }).click()
  const made = page.getByRole('dialog', { name: 'The token night report' })
  const token = (await made.locator('.mono').textContent()) ?? ''
  expect(token).toMatch(/^foyer_[\w-]{43}$/)
  await made.getByRole('button', { name: 'Done' }).click()

  const listed = await ops(token)
  expect(listed).toMatchObject({ code: 0, error: '' })
  expect(listed.out).toMatch(/^system\.overview +\S/m)
  expect(listed.out).not.toContain('system.retryJob')
  expect(JSON.parse((await ops(token, 'session.me', '--json')).out)).toMatchObject({ person: { login: 'olivia' } })
  expect(await ops(token, 'audit.list', '--merchant', '*', '--event', 'token.made')).toMatchObject({
    code: 0,
    out: expect.stringContaining('night report'),
  })
  expect(await ops(token, 'audit.list')).toMatchObject({ code: 2, out: '', error: 'audit.list also needs: --merchant\n' })
  expect(await ops(token, 'content.get', '--at', 'alpha', '--kind', 'nothing')).toMatchObject({
    code: expect.toSatisfy(code => code === 1 || code === 2),
  })
  expect(await ops(token, 'staff.leave', '--personId', personId)).toMatchObject({ code: 3 })

  await page.reload()
  const row = page.getByRole('row').filter({ hasText: 'night report' })
  await row.getByText('read', { exact: true }).waitFor()
  await row.getByRole('button', { name: 'End' }).click()
  await page.getByText('No program has a token.').waitFor()
  expect(await ops(token, 'session.me')).toMatchObject({ code: 3, out: '', error: expect.stringContaining('staff.signed.out') })
  expect(await ops(token, 'session.me', '--json')).toMatchObject({ code: 3, out: expect.stringContaining('staff.signed.out') })
})

// Proves staff-56.
test('without an answer nobody knows what came of it, and without https a token is not sent', async () => {
  const call = (console: string) =>
    new Promise<{ code: number; error: string }>(resolve => {
      const env = { ...process.env, FOYER_CONSOLE: console, FOYER_TOKEN: 'foyer_x' }
      const child = execFile(process.execPath, [FOYER, 'ops'], { env }, (_failure, _out, error) => resolve({ code: child.exitCode ?? -1, error }))
    })
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as AddressInfo
  closed.close()
  await once(closed, 'close')
  expect(await call(`http://127.0.0.1:${port}`)).toMatchObject({ code: 4, error: expect.stringMatching(/did not answer: .* Nothing was changed\./) })
  expect(await call('http://console.example.com')).toMatchObject({ code: 2, error: 'FOYER_CONSOLE must begin with https://\n' })
  expect(await call('not an address')).toMatchObject({ code: 2 })
})

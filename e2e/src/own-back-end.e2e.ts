import { readdir } from 'node:fs/promises'
import { startServerProcess, type ServerProcess } from '@foyer/server/src/testing/server-process.ts'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { PLAYER_PASSWORDS, signInByCall } from './testing/member-by-calls.ts'
import { accessibilityFaults, serverPort, test, textsOf } from './testing/phone.ts'
import { startLackingServer } from './testing/servers/lacking-server.ts'
import { embeddedData } from './testing/servers/server-data.ts'
import { signedIn } from './testing/wait-for.ts'

// The web before a back end of somebody else's (decision 28): here our own server, without its pages and without two of its calls.

let behind: Awaited<ReturnType<typeof startLackingServer>>
let front: ServerProcess
let data: Awaited<ReturnType<typeof embeddedData>>
beforeAll(async () => {
  behind = await startLackingServer(serverPort(), ['wallet.statement', 'games.search'])
  data = await embeddedData()
  front = await startServerProcess({ API_URL: behind.origin }, data)
})
afterAll(async () => {
  await front.stop()
  await behind.stop()
})

const atFront = (path: string) => `http://localhost:${front.port}${path}?language=EN`

describe('pages before a back end of somebody else’s', () => {
  test('a player signs in and sees home and their account; no database was opened', async ({ phone }) => {
    const { page } = phone
    const { identity } = textsOf('EN')
    await page.goto(atFront('/m/login'), { waitUntil: 'networkidle' })
    await page.getByLabel(identity('username'), { exact: true }).fill('player')
    await page.getByLabel(identity('password'), { exact: true }).fill(PLAYER_PASSWORDS.demo)
    await page.getByRole('button', { name: identity('login_submit') }).click()
    await signedIn(page)
    await page.goto(atFront('/m/member/home'), { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByText('player').count()).toBeGreaterThan(0)
    expect(await readdir(data.folder)).toEqual([])
  })

  test('a page whose back end lacks a call says so in one line, and stays usable', async ({ phone }) => {
    const { page } = phone
    await signInByCall(page, { merchant: 'demo', port: front.port })
    await page.goto(atFront('/m/member/statement'), { waitUntil: 'networkidle' })
    const missing = page.getByRole('status').filter({ hasText: 'This is not available here. (wallet.statement)' })
    await missing.waitFor()
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    // The next page lacks nothing.
    await page.getByRole('link', { name: textsOf('EN').shell('back') }).click()
    await page.waitForURL('**/m/member/account**')
    await missing.waitFor({ state: 'detached' })
  })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startServerProcess, type ServerProcess } from '@foyer/server/src/testing/server-process.ts'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { comeBackUntilAsked, comeBackUntilLooked, MANIFEST } from './testing/come-back.ts'
import { test, textsOf } from './testing/phone.ts'
import { makeTwoBuilds, type TwoBuilds } from './testing/two-builds.ts'

// Spec 2 §4, Update detection: a server whose web is another one after it was started anew.

let builds: TwoBuilds
let data: string
let env: Readonly<Record<string, string>>
let server: ServerProcess

beforeAll(async () => {
  builds = await makeTwoBuilds()
})
afterAll(() => builds.remove())

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'foyer-data-'))
  env = { DATA_DIR: data, PORT: String(await freePort()) }
  server = await startServerProcess({ ...env, WEB_DIST: builds.first })
})
afterEach(async () => {
  await server.stop()
  await rm(data, { recursive: true, force: true })
})

/** The same server at the same address, with another web. */
const deploy = async (dist: string) => {
  await server.stop()
  server = await startServerProcess({ ...env, WEB_DIST: dist })
}

const { shell, identity } = textsOf('EN')

/** Opens a page of the first build, which has looked once when it is answered, and counts documents from then on. */
const open = async (page: Page, path: string) => {
  const looked = page.waitForResponse(MANIFEST)
  await page.goto(`http://localhost:${server.port}${path}?language=EN`, { waitUntil: 'networkidle' })
  await (await looked).finished()
  const documents: string[] = []
  page.on('request', request => void (request.isNavigationRequest() && documents.push(new URL(request.url()).pathname)))
  return documents
}

const versionOf = (page: Page) => page.evaluate(() => (globalThis as { foyerVersion?: string }).foyerVersion)

/** Whether the page runs the very script that the server's manifest names. */
const runsNewest = (page: Page) =>
  page.evaluate(async () => {
    const { entrypoints } = (await (await fetch('/m/asset-manifest.json')).json()) as { entrypoints: string[] }
    const scripts = [...document.scripts].map(({ src }) => src && new URL(src).pathname)
    return entrypoints.length > 0 && entrypoints.every(entry => scripts.includes(entry))
  })

const goToRegister = (page: Page) => page.locator('a[href^="/m/register"]').first().click()
const registerForm = (page: Page) => page.getByRole('button', { name: identity('register_submit') })

test('a page learns of a second build, and one reload brings it: it asks no more, and its late files are there', async ({ phone: { page } }) => {
  const documents = await open(page, '/m/login')
  expect(await versionOf(page)).toBeUndefined()
  await deploy(builds.second)

  const dialog = await comeBackUntilAsked(page, shell('pwa_update_title'))
  expect(documents).toEqual([])
  const loaded = page.waitForEvent('load')
  await dialog.getByRole('button', { name: shell('refresh') }).click()
  await loaded
  await expect.poll(() => versionOf(page)).toBe(builds.mark)
  expect(await runsNewest(page)).toBe(true)

  await comeBackUntilLooked(page)
  expect(await dialog.count()).toBe(0)
  await goToRegister(page)
  await registerForm(page).waitFor()
  expect(documents).toEqual(['/m/login'])
})

test('a page of the first build still gets its late files beside the second', async ({ phone: { page } }) => {
  const documents = await open(page, '/m/home')
  await deploy(builds.second)
  await goToRegister(page)
  await registerForm(page).waitFor()
  expect(await versionOf(page)).toBeUndefined()
  expect(documents).toEqual([])
})

// vite#11804
test('where those are gone, one reload by itself brings the page of the second, not a blank one', async ({ phone: { page } }) => {
  const documents = await open(page, '/m/home')
  await deploy(builds.alone)
  const missing = page.waitForResponse(response => /\/assets\/register-page-.*\.js$/.test(response.url()) && response.status() === 404)
  await goToRegister(page)
  await missing
  await registerForm(page).waitFor()
  await expect.poll(() => versionOf(page)).toBe(builds.mark)
  expect(new URL(page.url()).pathname).toBe('/m/register')
  await comeBackUntilLooked(page)
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  expect(documents).toEqual(['/m/register'])
})

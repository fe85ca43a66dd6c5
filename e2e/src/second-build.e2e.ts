import { freePort, startServerProcess, type ServerData, type ServerProcess } from '@foyer/server/src/testing/server-process.ts'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { makeTwoBuilds, type TwoBuilds } from './testing/builds/two-builds.ts'
import { comeBackUntilOffered, comeBackUntilLooked, MANIFEST } from './testing/come-back.ts'
import { neverIdle } from './testing/never-idle.ts'
import { PHONE, test, textsOf, type TestBrowser } from './testing/phone.ts'
import { newData } from './testing/servers/server-data.ts'

// Spec 2 §4, Update detection: pages of one build, and a server that was restarted with another build.

let builds: TwoBuilds
let data: ServerData
let env: Readonly<Record<string, string>>
let server: ServerProcess

const { shell, identity } = textsOf('EN')

interface OpenPage {
  readonly page: Page
  /** Paths of the documents it has loaded since. */
  readonly documents: readonly string[]
}

/** Opens a page of the first build, and waits until it has checked once. */
const open = async (browser: TestBrowser, path: string): Promise<OpenPage> => {
  const context = await browser.newContext(PHONE)
  await neverIdle(context)
  const page = await context.newPage()
  const looked = page.waitForResponse(MANIFEST)
  await page.goto(`http://localhost:${server.port}${path}?language=EN`, { waitUntil: 'networkidle' })
  await (await looked).finished()
  const documents: string[] = []
  page.on('request', request => void (request.isNavigationRequest() && documents.push(new URL(request.url()).pathname)))
  return { page, documents }
}

const versionOf = (page: Page) => page.evaluate(() => (globalThis as { foyerVersion?: string }).foyerVersion)

/** Whether the page runs the script that the server's manifest names. */
const runsNewest = (page: Page) =>
  page.evaluate(async () => {
    const { entrypoints } = (await (await fetch('/m/asset-manifest.json')).json()) as { entrypoints: string[] }
    const scripts = [...document.scripts].map(({ src }) => src && new URL(src).pathname)
    return entrypoints.length > 0 && entrypoints.every(entry => scripts.includes(entry))
  })

const goToRegister = (page: Page) => page.locator('a[href^="/m/register"]').first().click()
const registerForm = (page: Page) => page.getByRole('button', { name: identity('register_submit') })

let requested: OpenPage
let quiet: OpenPage
let stranded: OpenPage

/** Restarts the server at the same address with another build. */
const deploy = async (dist: string) => {
  await server.stop()
  server = await startServerProcess({ ...env, WEB_DIST: dist })
}

test.beforeAll(async ({ browser }) => {
  builds = await makeTwoBuilds()
  data = await newData()
  env = { ...data.env, PORT: String(await freePort()) }
  server = await startServerProcess({ ...env, WEB_DIST: builds.first })
  requested = await open(browser, '/m/login')
  quiet = await open(browser, '/m/login')
  stranded = await open(browser, '/m/login')
  await deploy(builds.second)
})
afterAll(async () => {
  await server.stop()
  await data.remove()
  await builds.remove()
})

// One deploy after the other.
describe('a page of the first build', { shuffle: false }, () => {
  // Proves navigation-34, updates-3.
  test('a page notices a second build, and one reload loads it: it does not ask again, and its late files are available', async () => {
    const { page, documents } = requested
    expect(await versionOf(page)).toBeUndefined()
    const dialog = await comeBackUntilOffered(page, shell('pwa_update_title'))
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

  // Proves updates-5.
  test('a page of the first build still gets its late files when the second build is there', async () => {
    const { page, documents } = quiet
    await goToRegister(page)
    await registerForm(page).waitFor()
    expect(await versionOf(page)).toBeUndefined()
    expect(documents).toEqual([])
  })

  // vite#11804
  // Proves updates-5.
  test('if the late files of the first build are gone, a single automatic reload loads the page of the second build, not a blank one', async () => {
    const { page, documents } = stranded
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
})

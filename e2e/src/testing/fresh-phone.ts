import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { closeInTime } from './close-in-time.ts'
import { signInByCall } from './member-by-calls.ts'
import { addressOf, CHROME, FLAGS, PATIENCE, PHONE, test as base, textsOf, type Merchant } from './phone.ts'
import { signedIn } from './wait-for.ts'
import { withoutAnnouncements, withoutConsent } from './without-prompts.ts'
import { watch } from './witness.ts'

const iphone = (system: string, version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`
export const agents = {
  ios15: iphone('15_6', '15.6'),
  ios18: iphone('18_5', '18.5'),
  ios26: iphone('18_6', '26.0'),
  facebook: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]',
  app: 'Mozilla/5.0 (Linux; Android 12; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0 Mobile Safari/537.36 FoyerApp/2.4.38',
} as const

type Language = 'EN' | 'UR'
export const CLOSE_COUNT = 'SHELL_installCloseCount'
export const FORCED_SHOWN = 'SHELL_forceDownloadShow'

/** Offers to install begin with the second visit. */
const visitedBefore = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (location.protocol !== 'http:') return
    localStorage.setItem('SHELL_visits', localStorage.getItem('SHELL_visits') ?? '1')
    // It has tests of its own, and would stand on what is tested in others.
    sessionStorage.setItem('SHELL_miniGameAway', '1')
  })

/** A phone on its second visit, on which nothing has been closed yet. */
export const test = base
  .extend('fresh', async ({ browser }, { onCleanup }) => {
    const contexts: BrowserContext[] = []
    onCleanup(async () => {
      for (const context of contexts) await closeInTime(context)
    })
    return async (userAgent?: string): Promise<Page> => {
      // The flags of a page that the service worker loads could not be changed.
      const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', ...(userAgent && { userAgent }) })
      contexts.push(context)
      await visitedBefore(context)
      return context.newPage()
    }
  })
  /** A browser with a profile on disk, because only such a one makes install offers and opens app windows, which mobile emulation would hide. */
  .extend('profile', async ({}, { onCleanup }) => {
    const endings: (() => Promise<void>)[] = []
    onCleanup(async () => {
      for (const end of endings) await end()
    })
    return async (flag: string): Promise<Page> => {
      const folder = await mkdtemp(join(tmpdir(), 'foyer-profile-'))
      const context = await chromium.launchPersistentContext(folder, { viewport: PHONE.viewport, executablePath: CHROME, args: [...FLAGS, flag] })
      watch(context)
      endings.push(async () => {
        await closeInTime(context)
        await rm(folder, { recursive: true, force: true })
      })
      context.setDefaultTimeout(PATIENCE)
      await visitedBefore(context)
      await withoutAnnouncements(context)
      await withoutConsent(context)
      return context.pages()[0] ?? (await context.newPage())
    }
  })

/** Opens a page and answers its texts. */
export const open = async (page: Page, language: Language, merchant: Merchant = 'demo', path = '/m/home') => {
  await page.goto(`${addressOf(merchant, path)}?language=${language}`, { waitUntil: 'networkidle' })
  return textsOf(language)
}

/** Chromium's event, with a dialog that answers itself. */
export const offer = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate(result => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void (document.documentElement.dataset['prompted'] = ''),
      userChoice: Promise.resolve({ outcome: result }),
    })
    window.dispatchEvent(event)
  }, outcome)

/** A number in local storage, as text; null if there is none. */
export const kept = (page: Page, key: string) => page.evaluate(name => localStorage.getItem(name), key)

/** Serves the home page with other data than the merchant's. */
export const withPageData = (page: Page, own: string, other: string) =>
  page.route('**/m/home?**', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(own, other) })
  })

/** Serves the home page, or the given ones, with other words in its data. */
export const withWords = (page: Page, words: string, others: string, pages = 'home') =>
  page.route(`**/m/${pages}?**`, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(words, others) })
  })

/** Serves the home page, or the given ones, with other flags than the merchant's. */
export const withFlag = (page: Page, flag: string, on: boolean, pages?: string) => withWords(page, `"${flag}":${!on}`, `"${flag}":${on}`, pages)

/** Name and password of the demo merchant's player, typed into the current form. */
const fillIn = async (page: Page) => {
  const { identity } = textsOf('EN')
  await page.getByLabel(identity('username'), { exact: true }).fill('player')
  await page.getByLabel(identity('password'), { exact: true }).fill('Lantern-42-river')
  await page.getByRole('button', { name: identity('login_submit') }).click()
}

/** Signs in without leaving home. */
export const signInAtHome = async (page: Page) => {
  const { shell } = textsOf('EN')
  await page.getByRole('link', { name: shell('log_in') }).click()
  await fillIn(page)
  await signedIn(page)
}

/** The player comes back later; what is remembered of the visit before is gone, except the session. */
export const visitAgain = async (page: Page) => {
  await page.evaluate(() =>
    window.addEventListener('pagehide', () => {
      sessionStorage.removeItem('SHELL_entered')
      sessionStorage.removeItem('SHELL_visit')
    }),
  )
  await page.reload({ waitUntil: 'networkidle' })
}

/** A member comes to home on a later visit. */
export const signIn = async (page: Page) => {
  await signInByCall(page, { remember: false })
  await open(page, 'EN')
}

import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { LanguageCode } from '@foyer/contract/languages'
import { textOf } from '@foyer/texts/load'
import type { AxeResults, RunOptions } from 'axe-core'
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { test as base, inject } from 'vitest'
import { closeInTime } from './close-in-time.ts'
import { fillOnlyWhatReceives } from './hand.ts'
import { withoutAnnouncements, withoutConsent, withoutOffers, withoutWorker } from './without-prompts.ts'
import { follow, watch } from './witness.ts'

/** The features that playwright-core turns off itself: a second list would replace its own. */
const DISABLED_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
/** Two pages of the address bar that Chromium loads in each new window, invisible, which cost as much work as a page. */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
/** A process that Chromium starts for the next page of each profile. A test's profile ends before it is used. */
const SPARE = ['SpareRendererForSitePerProcess']

/** Chromium, with windows and profiles of its own. */
export const CHROME = process.env['CHROME_PATH'] ?? '/usr/bin/chromium'
const DEBIANS_SHELL = '/usr/bin/chromium-headless-shell'
/**
 * The same engine without windows, profiles and what belongs to them (docs/testing.md), which takes a quarter less processor time for a page; Chromium
 * itself where the machine has none, or where another browser is named.
 */
const SHELL = CHROME === '/usr/bin/chromium' && existsSync(DEBIANS_SHELL) ? DEBIANS_SHELL : CHROME
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...UNSEEN, ...SPARE].join(',')}`,
]
/**
 * Fewer processes for each page: starting one, and messages between them, cost as much as a small page. Chromium on a phone of little memory does not give
 * each site a process of its own either. Letters are as wide as in a window.
 */
const FLAGS_OF_SHELL = [
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
  '--font-render-hinting=none',
]
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true, reducedMotion: 'reduce' } as const
/** The screen of somebody who works at the console. */
export const DESK = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const

/** Longer than any action takes on a busy machine, ms. */
export const PATIENCE = 60_000

const hosts = { demo: 'localhost', aurora: 'aurora.localhost' } as const
export type Merchant = keyof typeof hosts

/** The port of this worker's server. */
export const serverPort = () => {
  const port = inject('ports')[Number(process.env['VITEST_POOL_ID']) - 1]
  if (port === undefined) throw new Error('This worker has no server.')
  return port
}

/** The address of a merchant's page. */
export const addressOf = (merchant: Merchant, path: string) => `http://${hosts[merchant]}:${serverPort()}${path}`

type Consent = 'answered' | 'open'

/** The browser of all tests of a worker. */
export interface TestBrowser {
  /**
   * A new profile. Announcements stay closed in it unless they are asked for: they would cover what is tested. The service worker, which does nothing
   * but for a push and where there is no network, is kept only where it is asked for. The question for consent counts as answered, unless it is `open`.
   */
  newContext(
    options?: BrowserContextOptions & { readonly announcements?: boolean; readonly worker?: boolean; readonly consent?: Consent },
  ): Promise<BrowserContext>
}

/** A player's phone: a separate browser profile. */
export interface Phone {
  readonly context: BrowserContext
  readonly page: Page
  /** What the console warned of, and what nobody caught. */
  readonly complaints: readonly string[]
  /** Opens a page of the merchant in the language, and waits for hydration. */
  open(merchant: Merchant, path: string, language: LanguageCode): Promise<Page>
}

/** The texts as the player reads them, to find elements by. */
export const textsOf = (language: LanguageCode) => ({
  shell: textOf(language, 'shell'),
  identity: textOf(language, 'identity'),
  play: textOf(language, 'play'),
  game: textOf(language, 'game'),
  errors: textOf(language, 'errors'),
  install: textOf(language, 'install'),
  security: textOf(language, 'security'),
  benefits: textOf(language, 'benefits'),
  announcements: textOf(language, 'announcements'),
  referral: textOf(language, 'referral'),
  minigame: textOf(language, 'minigame'),
  activities: textOf(language, 'activities'),
  wallet: textOf(language, 'wallet'),
  withdrawals: textOf(language, 'withdrawals'),
  profile: textOf(language, 'profile'),
  push: textOf(language, 'push'),
  rewards: textOf(language, 'rewards'),
  lobby: textOf(language, 'lobby'),
})

const testBrowser = (browser: Browser): TestBrowser => ({
  newContext: async ({ announcements = false, worker = false, consent = 'answered', ...options } = {}) => {
    const context = await browser.newContext(options)
    watch(context)
    context.once('page', fillOnlyWhatReceives)
    context.setDefaultTimeout(PATIENCE)
    // The prompt for push messages would cover what is tested: the player has answered the browser's question already.
    await context.addInitScript(() => {
      if ('Notification' in window) Object.defineProperty(Notification, 'permission', { value: 'denied' })
    })
    if (!announcements) await withoutAnnouncements(context)
    if (!worker) await withoutWorker(context)
    if (consent === 'answered') await withoutConsent(context)
    return context
  },
})

export const test = base
  // Starting a browser costs as much as several pages, so all files of a worker share one. Each test has its own profile.
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }): Promise<TestBrowser> => {
    const browser = await chromium.launch({ executablePath: SHELL, args: SHELL === CHROME ? FLAGS : [...FLAGS, ...FLAGS_OF_SHELL] })
    onCleanup(() => closeInTime(browser))
    return testBrowser(browser)
  })
  /** Chromium itself, started where a story of the worker first needs it. */
  .extend('wholeBrowser', { scope: 'worker' }, async ({}, { onCleanup }): Promise<() => Promise<TestBrowser>> => {
    let launched: Promise<Browser> | undefined
    onCleanup(async () => {
      if (launched) await closeInTime(await launched)
    })
    return async () => testBrowser(await (launched ??= chromium.launch({ executablePath: CHROME, args: FLAGS })))
  })
  .extend('witness', { auto: true }, ({ task }, { onCleanup }) => onCleanup(follow(task)))
  /** Whether the phone keeps the service worker: `wholeTest`. */
  .extend('worker', false)
  /** Whether the visitor has yet to say what may be collected: `unansweredTest`. */
  .extend('consent', 'answered' as Consent)
  /** Whether the phone is in Chromium itself: `wholeTest`. */
  .extend('whole', false)
  .extend('phone', async ({ browser, wholeBrowser, whole, worker, consent }, { onCleanup }): Promise<Phone> => {
    const context = await (whole ? await wholeBrowser() : browser).newContext({ ...PHONE, worker, consent })
    await withoutOffers(context)
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', error => complaints.push(error.message))
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    onCleanup(() => closeInTime(context))
    const open = async (merchant: Merchant, path: string, language: LanguageCode) => {
      const url = new URL(addressOf(merchant, path))
      url.searchParams.set('language', language)
      await page.goto(url.href, { waitUntil: 'networkidle' })
      return page
    }
    return { context, page, complaints, open }
  })

/**
 * For a file whose stories need the service worker, and what only a whole Chromium has: installing, notifications. An override at the top of a file would
 * hold for all later files of the same process, too.
 */
export const wholeTest = test.extend('worker', true).extend('whole', true)

/** For a file whose stories begin before the question for consent is answered. */
export const unansweredTest = test.extend('consent', 'open' as Consent)

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type WithAxe = typeof globalThis & { readonly axe?: { run(context: Document, options: RunOptions): Promise<AxeResults> } }

/** Whether axe looks into the frame: it does not leave the page's own origin. */
const isLookedInto = (page: Page, address: string) => address.startsWith('about:') || new URL(address).origin === new URL(page.url()).origin

/**
 * The faults that axe finds on the page: empty if there are none (WCAG 2.2 AA and axe's best practices). Axe is given to each document once, and the
 * faults alone come back: axe's own builder for Playwright gives its source, twice as long, to the page two times for each run, which costs more than
 * the run.
 */
export const accessibilityFaults = async (page: Page): Promise<readonly string[]> => {
  for (const frame of page.frames().filter(each => isLookedInto(page, each.url()))) {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE)
  }
  return page.evaluate(async () => {
    const { axe } = globalThis as WithAxe
    if (!axe) throw new Error('The page has changed to another one.')
    // What passes is counted, but not described: that would cost a seventh of the time.
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`))
  })
}

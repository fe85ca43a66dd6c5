import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityFaults, addressOf, CHROME, FLAGS, PATIENCE, PHONE, test as base, textsOf, type Merchant } from './testing/phone.ts'

const iphone = (system: string, version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`
const agents = {
  ios15: iphone('15_6', '15.6'),
  ios18: iphone('18_5', '18.5'),
  ios26: iphone('18_6', '26.0'),
  facebook: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]',
  app: 'Mozilla/5.0 (Linux; Android 12; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0 Mobile Safari/537.36 FoyerApp/2.4.38',
} as const

type Language = 'EN' | 'UR'
const CLOSE_COUNT = 'SHELL_installCloseCount'
const FORCED_SHOWN = 'SHELL_forceDownloadShow'

/** A phone that nothing was ever closed on. */
const test = base
  .extend('fresh', async ({ browser }, { onCleanup }) => {
    const contexts: BrowserContext[] = []
    onCleanup(async () => {
      for (const context of contexts) await context.close()
    })
    return async (userAgent?: string): Promise<Page> => {
      const context = await browser.newContext({ ...PHONE, ...(userAgent && { userAgent }) })
      contexts.push(context)
      context.setDefaultTimeout(PATIENCE)
      return context.newPage()
    }
  })
  /** A browser of its own with a profile on disk: only such a one makes install offers and opens app windows, which mobile emulation would hide. */
  .extend('profile', async ({}, { onCleanup }) => {
    const endings: (() => Promise<void>)[] = []
    onCleanup(async () => {
      for (const end of endings) await end()
    })
    return async (flag: string): Promise<Page> => {
      const folder = await mkdtemp(join(tmpdir(), 'foyer-profile-'))
      const context = await chromium.launchPersistentContext(folder, { viewport: PHONE.viewport, executablePath: CHROME, args: [...FLAGS, flag] })
      endings.push(async () => {
        await context.close()
        await rm(folder, { recursive: true, force: true })
      })
      context.setDefaultTimeout(PATIENCE)
      return context.pages()[0] ?? (await context.newPage())
    }
  })

const open = async (page: Page, language: Language, merchant: Merchant = 'demo', path = '/m/home') => {
  await page.goto(`${addressOf(merchant, path)}?language=${language}`, { waitUntil: 'networkidle' })
  return textsOf(language)
}

/** What Chromium sends, with a dialog that answers by itself. */
const offer = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate(result => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void (document.documentElement.dataset['prompted'] = ''),
      userChoice: Promise.resolve({ outcome: result }),
    })
    window.dispatchEvent(event)
  }, outcome)

const kept = (page: Page, key: string) => page.evaluate(name => localStorage.getItem(name), key)

/** Serves pages with other flags than the merchant's. */
const withFlag = (page: Page, flag: string, on: boolean) =>
  page.route('**/m/home?**', async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(`"${flag}":${!on}`, `"${flag}":${on}`)
    await route.fulfill({ response, body })
  })

const signIn = async (page: Page) => {
  const { identity } = await open(page, 'EN', 'demo', '/m/login')
  await page.getByLabel(identity('username'), { exact: true }).fill('player')
  await page.getByLabel(identity('password'), { exact: true }).fill('Lantern-42-river')
  await page.getByRole('button', { name: identity('login_submit') }).click()
  await page.waitForURL('**/m/home**')
}

describe('the home-screen prompt (spec 2 §4)', () => {
  test('an offer that comes before the app has started is kept; accepting says so, installing counts 99', async ({ fresh }) => {
    const page = await fresh()
    let start = () => {}
    const held = new Promise<void>(resolve => {
      start = resolve
    })
    await page.route('**/m/assets/entry-client*.js', async route => {
      await held
      await route.continue()
    })
    await page.goto(addressOf('demo', '/m/home?language=EN'), { waitUntil: 'commit' })
    const early = await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/early-')))
    await early.dispose()
    await expect
      .poll(async () => {
        await offer(page, 'accepted')
        return page.evaluate(() => Reflect.has(window, 'installOffer'))
      })
      .toBe(true)
    start()

    const { install } = textsOf('EN')
    const panel = page.getByRole('dialog')
    await panel.getByText(install('install_title', { brand: 'Lumina' })).waitFor()
    await panel.getByRole('button', { name: install('install_web') }).click()
    await page.getByText(install('installing')).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.dataset['prompted'])).toBe('')
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
    expect(await kept(page, CLOSE_COUNT)).toBe('99')
  })

  test.for(['EN', 'UR'] as const)('refused, it counts and stays away for the session: %s', async (language, { fresh }) => {
    const page = await fresh()
    const { install } = await open(page, language)
    await offer(page, 'accepted')
    const panel = page.getByRole('dialog')
    await panel.waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await panel.getByRole('button', { name: install('install_continue') }).click()
    await panel.waitFor({ state: 'detached' })
    expect(await kept(page, CLOSE_COUNT)).toBe('1')

    await open(page, language)
    await offer(page, 'accepted')
    await page.getByRole('button', { name: install('bar_download') }).waitFor()
    expect(await panel.count()).toBe(0)
  })

  test('the browser’s own offer opens it (Chromium, persistent profile)', async ({ profile }) => {
    const page = await profile('--bypass-app-banner-engagement-checks')
    const { install } = await open(page, 'EN')
    await page
      .getByRole('dialog')
      .getByText(install('install_title', { brand: 'Lumina' }))
      .waitFor()
    expect(await page.evaluate(() => String(Reflect.get(window, 'installOffer')))).toBe('[object BeforeInstallPromptEvent]')
  })

  test('a merchant without A2HS3 does not ask', async ({ fresh }) => {
    const page = await fresh(agents.ios18)
    const { install } = await open(page, 'EN', 'aurora')
    await page.getByRole('button', { name: install('bar_download') }).waitFor()
    expect(await page.getByText(install('footer_share')).count()).toBe(0)
  })
})

describe('on iOS (spec 2 §2)', () => {
  test.for([
    ['EN', 'ios18', 'guide_share', 'guide_add_scroll'],
    ['UR', 'ios26', 'guide_share_compact', 'guide_add_more'],
  ] as const)('%s: the footer leads to the guide, with the words of %s', async ([language, agent, share, hint], { fresh }) => {
    const page = await fresh(agents[agent])
    const { install, shell } = await open(page, language)
    await page.getByText(install('footer_share')).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: install('footer_how') }).click()
    const guide = page.getByRole('dialog')
    await guide.getByText(install(share)).waitFor()
    await guide.getByText(install(hint)).waitFor()
    await guide.getByText('/m/home').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await guide.getByRole('button', { name: shell('close') }).click()
    await guide.waitFor({ state: 'detached' })
    // The guide was shown; nothing was refused.
    expect(await kept(page, CLOSE_COUNT)).toBeNull()
  })

  test('closing the footer counts, and skips it for the session', async ({ fresh }) => {
    const page = await fresh(agents.ios18)
    const { install, shell } = await open(page, 'EN')
    const footer = page.getByRole('complementary', { name: install('install_title', { brand: 'Lumina' }) })
    await footer.getByRole('button', { name: shell('close') }).click()
    await footer.waitFor({ state: 'detached' })
    expect(await kept(page, CLOSE_COUNT)).toBe('1')
    await open(page, 'EN')
    await page.getByRole('button', { name: install('bar_download') }).waitFor()
    expect(await footer.count()).toBe(0)
  })

  test('an older iOS is told where to go, then gets the profile', async ({ fresh }) => {
    const page = await fresh(agents.ios15)
    const { install } = await open(page, 'EN')
    const profile = page.waitForEvent('download')
    await page.getByRole('button', { name: install('profile_download') }).click()
    await page.getByText(install('profile_settings')).first().waitFor()
    expect((await profile).suggestedFilename()).toBe('demo.mobileconfig')
  })

  test('a web view of another app is told to open Safari', async ({ fresh }) => {
    const page = await fresh(agents.facebook)
    const { install } = await open(page, 'EN')
    await page.getByText(install('footer_legacy')).waitFor()
    await page.getByRole('button', { name: install('copy_link') }).waitFor()
  })
})

describe('the download bar (spec 2 §4)', () => {
  test.for(['EN', 'UR'] as const)(
    'stands without moving the page; closing it shows the app window, for this session: %s',
    async (language, { fresh }) => {
      const page = await fresh()
      await page.addInitScript(() => {
        const seen = { shift: 0 }
        Object.assign(window, { seen })
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { readonly value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const { install, shell } = await open(page, language)
      const bar = page.getByRole('complementary', { name: 'Lumina' })
      await bar.getByRole('img', { name: install('bar_rating', { rating: '5.0' }) }).waitFor()
      await bar.getByText(install('bar_gift')).waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await page.evaluate(() => (window as unknown as { readonly seen: { readonly shift: number } }).seen.shift)).toBeLessThanOrEqual(0.02)

      await bar.getByRole('button', { name: shell('close') }).click()
      const panel = page.getByRole('dialog')
      await panel.getByRole('button', { name: install('install_app') }).waitFor()
      await panel.getByRole('button', { name: install('install_continue') }).click()
      await panel.waitFor({ state: 'detached' })
      // Closed after a tap: nothing of the prompt's counts.
      expect(await kept(page, CLOSE_COUNT)).toBeNull()
      await open(page, language)
      // The window that opens shows that the bar had its chance.
      await offer(page, 'accepted')
      await panel.waitFor()
      expect(await bar.count()).toBe(0)
    },
  )

  test('is not shown from the home screen, nor is any prompt', async ({ profile }) => {
    const page = await profile(`--app=${addressOf('demo', '/m/not-found')}`)
    const asked = page.waitForResponse('**/MCSFE_getDownloadLinks')
    const { install } = await open(page, 'EN')
    expect(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true)
    await asked
    await offer(page, 'accepted')
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('button', { name: install('bar_download') }).count()).toBe(0)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})

describe('the forced download (spec 2 §4)', () => {
  test('opens for a member, counts, hides when a deposit arrives, opens when one is submitted', async ({ fresh }) => {
    const page = await fresh()
    await page.clock.install()
    let deposits = 0
    await page.route('**/MCSFE_getDepositStats', route => route.fulfill({ json: { success: true, value: { totalDepositSuccessCount: deposits } } }))
    await signIn(page)
    const { install, shell } = textsOf('EN')
    const modal = page.getByRole('dialog')
    await modal.getByText(install('forced_title', { brand: 'Lumina' })).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await kept(page, FORCED_SHOWN)).toBe('1')

    deposits = 1
    await page.clock.fastForward(30_000)
    await modal.waitFor({ state: 'detached' })

    await page.evaluate(() => window.dispatchEvent(new Event('depositSubmit')))
    await modal.getByText(install('forced_title', { brand: 'Lumina' })).waitFor()
    await modal.getByRole('button', { name: shell('close') }).click()
    await modal.waitFor({ state: 'detached' })
    expect(await kept(page, FORCED_SHOWN)).toBe('2')
  })
})

describe('the native app (spec 2 §2, §6, §9)', () => {
  test('an older one is shown the upgrade banner, which can be closed; it installs nothing else', async ({ fresh }) => {
    const page = await fresh(agents.app)
    const { install, shell } = await open(page, 'EN')
    const banner = page.getByRole('complementary', { name: install('upgrade_title') })
    await banner.getByText(install('upgrade_text', { latest: '2.4.39', version: '2.4.38' })).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.getByRole('button', { name: install('bar_download') }).count()).toBe(0)
    await banner.getByRole('button', { name: shell('close') }).click()
    await banner.waitFor({ state: 'detached' })
  })

  test('with MANDATORYAPPUPDATES3 nothing closes it', async ({ fresh }) => {
    const page = await fresh(agents.app)
    await withFlag(page, 'MANDATORYAPPUPDATES3', true)
    const { install, shell } = await open(page, 'UR')
    const upgrade = page.getByRole('alertdialog', { name: install('upgrade_title') })
    await upgrade.getByRole('button', { name: install('upgrade_now') }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await upgrade.getByRole('button', { name: shell('close') }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await upgrade.waitFor()
  })

  test('with STARTGAMEINAPP3 a game leads to the app window in a browser', async ({ fresh }) => {
    const page = await fresh()
    await page.addInitScript(() => {
      if (location.protocol === 'http:') localStorage.setItem('SHELL_forceDownloadShow', '99')
    })
    await signIn(page)
    await withFlag(page, 'STARTGAMEINAPP3', true)
    const { install, play } = await open(page, 'EN')
    await page.getByRole('button', { name: play('game_mega_lotto') }).click()
    await page.getByRole('dialog').getByText(install('start_in_app')).waitFor()
  })
})

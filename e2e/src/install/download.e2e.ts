import { textOf } from '@foyer/texts/load'
import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { agents, CLOSE_COUNT, FORCED_SHOWN, kept, offer, open, signIn, test, withFlag, withWords } from '#testing/fresh-phone.ts'
import { signInByCall } from '#testing/member-by-calls.ts'
import { movementOf, noteMovement } from '#testing/movement.ts'
import { accessibilityFaults, addressOf, textsOf } from '#testing/phone.ts'
import { closed, nothingUnderWay } from '#testing/wait-for.ts'

const waysIn = (panel: Locator, language: 'EN' | 'UR') => {
  const { install } = textsOf(language)
  return panel.getByRole('button', { name: new RegExp(`^(${install('install_app')}|${install('install_web')})$`) })
}

describe('the download bar (spec 2 §4)', () => {
  // Proves install-4, install-13, install-32.
  test('stands without moving the page; closing it shows the app window, for this session, with the merchant’s preferred way first', async ({
    fresh,
  }) => {
    const language = 'UR'
    const page = await fresh()
    await noteMovement(page)
    const { install, shell } = await open(page, language)
    const bar = page.getByRole('complementary', { name: 'Lumina' })
    await bar.getByRole('img', { name: install('bar_rating', { rating: '5.0' }) }).waitFor()
    await bar.getByText(install('bar_gift')).waitFor()
    await bar.getByRole('button', { name: install('bar_download') }).waitFor()
    expect(await bar.locator('img').count()).toBe(1)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await movementOf(page)).toBeLessThanOrEqual(0.02)

    await bar.getByRole('button', { name: shell('close') }).click()
    await closed(bar)
    const panel = page.getByRole('dialog')
    await panel.getByRole('button', { name: install('install_app') }).waitFor()
    await panel.getByRole('button', { name: install('install_continue') }).click()
    await closed(panel)
    // Closed after a tap, which does not count as the prompt's own.
    expect(await kept(page, CLOSE_COUNT)).toBeNull()
    await open(page, language)
    await nothingUnderWay(page)
    expect(await bar.count()).toBe(0)
    await offer(page, 'accepted')
    await panel.waitFor()
    expect(await waysIn(panel, language).allTextContents()).toEqual([install('install_app'), install('install_web')])
  })

  // Proves install-4, install-16, install-33.
  test('promotions are requested with REWCEN3 only; without the promotion there is no gift (spec 2 §5)', async ({ fresh }) => {
    const page = await fresh()
    let requests = 0
    await page.route('**/MCSFE_getMerchantAvailablePromotions', route => {
      requests += 1
      return route.continue()
    })
    await withFlag(page, 'REWCEN3', false)
    const { install } = await open(page, 'EN')
    const bar = page.getByRole('complementary', { name: 'Lumina' })
    await bar.getByText(install('bar_text')).waitFor()
    expect(requests).toBe(0)
    await page.unroute('**/m/home?**')
    await open(page, 'EN')
    await bar.getByText(install('bar_gift')).waitFor()
    expect(requests).toBe(1)
  })

  // Proves install-3, install-25.
  test('its window offers another way first where the merchant prefers it', async ({ fresh }) => {
    const page = await fresh()
    await withWords(page, '"preferredWay":"app"', '"preferredWay":"web"')
    const { install } = await open(page, 'EN')
    await offer(page, 'accepted')
    const ways = waysIn(page.getByRole('dialog'), 'EN')
    await ways.first().waitFor()
    expect(await ways.allTextContents()).toEqual([install('install_web'), install('install_app')])
  })

  // Proves install-18, install-30.
  test('is not shown from the home screen, and neither is any prompt', async ({ profile }) => {
    // The window opens with a document without scripts: a page would ask for the links, and home would then have the answer already.
    const page = await profile(`--app=${addressOf('demo', '/robots.txt')}`)
    const request = page.waitForResponse('**/MCSFE_getDownloadLinks')
    const { install } = await open(page, 'EN')
    expect(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true)
    await request
    await offer(page, 'accepted')
    await nothingUnderWay(page)
    expect(await page.getByRole('button', { name: install('bar_download') }).count()).toBe(0)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})

describe('the forced download (spec 2 §4)', () => {
  // Proves install-6, install-13, install-35, install-36.
  test('opens for a member, counts, hides when a deposit arrives', async ({ fresh }) => {
    const page = await fresh()
    await page.clock.install()
    let deposits = 0
    await page.route('**/MCSFE_getDepositStats', route => route.fulfill({ json: { success: true, value: { totalDepositSuccessCount: deposits } } }))
    await signIn(page)
    const { install } = textsOf('EN')
    const modal = page.getByRole('dialog')
    await modal.getByText(install('forced_title', { brand: 'Lumina' })).waitFor()
    await modal.getByText(install('install_text')).waitFor()
    expect(await modal.locator('img:visible').getAttribute('src')).toMatch(/\/logo\./)
    await modal.getByRole('button', { name: install('install_app') }).waitFor()
    await offer(page, 'accepted')
    await modal.getByRole('button', { name: install('install_web') }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await kept(page, FORCED_SHOWN)).toBe('1')

    deposits = 1
    // If a request was already on its way, the next one gets this answer.
    const hiddenAtNextPoll = async () => {
      await page.clock.fastForward(30_000)
      return await modal.count()
    }
    await expect.poll(hiddenAtNextPoll, { interval: 500 }).toBe(0)
    expect(await kept(page, FORCED_SHOWN)).toBe('1')
  })

  // Proves constants-17, install-35.
  test('requests the deposit count every 30 s (spec 2 §9)', async ({ fresh }) => {
    const page = await fresh()
    await page.clock.install()
    await page.addInitScript(() => {
      const requests: number[] = []
      const answers: Promise<unknown>[] = []
      const { fetch } = window
      window.fetch = (input, init) => {
        const url = input instanceof Request ? input.url : String(input)
        const answer = fetch(input, init)
        if (url.includes('MCSFE_getDepositStats')) {
          requests.push(Date.now())
          answers.push(answer.then(response => response.clone().text()))
        }
        return answer
      }
      Object.assign(window, { requests, answers })
    })
    await signIn(page)
    await page.getByRole('dialog').waitFor()
    // While a request is on its way the clock must stand: it would reach the end of the page's patience.
    const answered = () => page.evaluate(() => Promise.allSettled((window as unknown as { readonly answers: readonly Promise<unknown>[] }).answers))
    await answered()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    /** When it was requested since the clock was stopped, by the page's clock. */
    const requestsSince = (moment: number) =>
      page.evaluate(from => (window as unknown as { readonly requests: readonly number[] }).requests.filter(at => at > from), moment)
    const now = await page.evaluate(() => Date.now())
    let times: readonly number[] = []
    while (times.length < 3) {
      await page.clock.runFor(5_000)
      await answered()
      times = await requestsSince(now)
    }
    const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0))
    // From one answer to the next request, because an answer takes its own time.
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(30_000)
    expect(Math.min(...gaps)).toBeLessThan(60_000)
  })
})

describe('the native app (spec 2 §2, §6, §9)', () => {
  // Proves install-7, notices-10.
  test('an older one is shown the upgrade banner, which can be closed; it installs nothing else', async ({ fresh }) => {
    const page = await fresh(agents.app)
    const { install, shell } = await open(page, 'EN')
    const banner = page.getByRole('complementary', { name: install('upgrade_title') })
    await banner.getByText(install('upgrade_text', { latest: '2.4.39', version: '2.4.38' })).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.getByRole('button', { name: install('bar_download') }).count()).toBe(0)
    await banner.getByRole('button', { name: shell('close') }).click()
    await closed(banner)
  })

  // Proves install-7.
  test('with MANDATORYAPPUPDATES3 nothing closes it', async ({ fresh }) => {
    const page = await fresh(agents.app)
    await withFlag(page, 'MANDATORYAPPUPDATES3', true)
    const { install, shell } = await open(page, 'UR')
    const upgrade = page.getByRole('alertdialog', { name: install('upgrade_title') })
    await upgrade.getByRole('button', { name: install('upgrade_now') }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await upgrade.getByRole('button', { name: shell('close') }).count()).toBe(0)
    for (let time = 0; time < 2; time++) await page.keyboard.press('Escape')
    // It stays open.
    await upgrade.waitFor()
  })

  // Proves product-and-roles-22.
  test('with STARTGAMEINAPP3 a game opens the app window in a browser', async ({ fresh }) => {
    const page = await fresh()
    await page.addInitScript(() => {
      if (location.protocol === 'http:') localStorage.setItem('SHELL_forceDownloadShow', '99')
    })
    await signInByCall(page, { remember: false })
    await withFlag(page, 'STARTGAMEINAPP3', true, '{home,launchGame,lottery}')
    const { install, play } = await open(page, 'EN')
    await page.getByRole('button', { name: play('game_baccarat'), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: textsOf('EN').game('play') })
      .click()
    const needed = page.getByRole('dialog').getByText(install('start_in_app'))
    await needed.waitFor()

    // An address that starts a game leads back to home, and says there why.
    await page.goto(addressOf('demo', '/m/launchGame?vendor=QUARRY&code=mines&language=EN'))
    await page.waitForURL('**/m/home**')
    await needed.waitFor()

    // A lottery's page may be read, but its tickets are bought in the app.
    await page.goto(addressOf('demo', '/m/lottery?code=lucky-six&language=EN'))
    const lottery = textOf('EN', 'lottery')
    await page.getByRole('button', { name: lottery('quick_pick') }).click()
    await page
      .getByRole('region', { name: lottery('total') })
      .getByRole('button')
      .click()
    await needed.waitFor()
  })
})

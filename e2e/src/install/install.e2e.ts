import { describe, expect } from 'vitest'
import { agents, CLOSE_COUNT, kept, offer, open, test } from '#testing/fresh-phone.ts'
import { accessibilityFaults, addressOf, textsOf } from '#testing/phone.ts'
import { closed } from '#testing/wait-for.ts'

describe('the home-screen prompt (spec 2 §4)', () => {
  // Proves constants-13, install-17, install-21, install-23.
  test('an offer that comes before the app has started is kept; accepting shows "installing" for 3 s (spec 2 §9), and an installation counts 99', async ({
    fresh,
  }) => {
    const page = await fresh()
    await page.clock.install()
    let start = () => {}
    const held = new Promise<void>(resolve => {
      start = resolve
    })
    await page.route('**/m/assets/entry-client*.js', async route => {
      await held
      await route.continue()
    })
    await page.goto(addressOf('demo', '/m/home?language=EN'), { waitUntil: 'commit' })
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
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await panel.getByRole('button', { name: install('install_web') }).click()
    const toast = page.getByText(install('installing')).first()
    await toast.waitFor()
    await page.clock.runFor(2_999)
    expect(await toast.isVisible()).toBe(true)
    await page.clock.runFor(1)
    await toast.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.documentElement.dataset['prompted'])).toBe('')
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
    expect(await kept(page, CLOSE_COUNT)).toBe('99')
  })

  // Proves install-3, install-22.
  test('a refusal counts, and the prompt does not return in the session', async ({ fresh }) => {
    const language = 'UR'
    const page = await fresh()
    const { install } = await open(page, language)
    await offer(page, 'accepted')
    const panel = page.getByRole('dialog')
    await panel.waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await panel.getByRole('button', { name: install('install_continue') }).click()
    await closed(panel)
    expect(await kept(page, CLOSE_COUNT)).toBe('1')

    await open(page, language)
    await offer(page, 'accepted')
    await page.getByRole('button', { name: install('bar_download'), exact: true }).waitFor()
    expect(await panel.count()).toBe(0)
  })

  // Proves install-17.
  test('the browser’s own offer opens it (Chromium, persistent profile)', async ({ profile }) => {
    const page = await profile('--bypass-app-banner-engagement-checks')
    const { install } = await open(page, 'EN')
    await page
      .getByRole('dialog')
      .getByText(install('install_title', { brand: 'Lumina' }))
      .waitFor()
    expect(await page.evaluate(() => String(Reflect.get(window, 'installOffer')))).toBe('[object BeforeInstallPromptEvent]')
  })

  // Proves install-18.
  test('a merchant without A2HS3 does not show it', async ({ fresh }) => {
    const page = await fresh(agents.ios18)
    const { install } = await open(page, 'EN', 'aurora')
    await page.getByRole('button', { name: install('bar_download'), exact: true }).waitFor()
    expect(await page.getByText(install('footer_share')).count()).toBe(0)
  })
})

describe('on iOS (spec 2 §2)', () => {
  // Proves install-1.
  test.for([
    ['EN', 'ios18', 'guide_share', 'guide_add_scroll'],
    ['UR', 'ios26', 'guide_share_compact', 'guide_add_more'],
  ] as const)('%s: the footer leads to the guide, with the words of %s', async ([language, agent, share, hint], { fresh }) => {
    const page = await fresh(agents[agent])
    const { install, shell } = await open(page, language)
    await page.getByText(install('footer_share')).waitFor()
    expect(language === 'UR' ? await accessibilityFaults(page) : []).toEqual([])
    await page.getByRole('button', { name: install('footer_how') }).click()
    const guide = page.getByRole('dialog')
    await guide.getByText(install(share)).waitFor()
    await guide.getByText(install(hint)).waitFor()
    await guide.getByText('/m/home').waitFor()
    await guide.getByText(await page.title(), { exact: true }).waitFor()
    expect(await guide.locator('img').count()).toBe(1)
    expect(await guide.getByRole('listitem').count()).toBe(2)
    expect(language === 'UR' ? await accessibilityFaults(page) : []).toEqual([])
    await guide.getByRole('button', { name: shell('close') }).click()
    await closed(guide)
    // The guide was shown, and nothing was refused.
    expect(await kept(page, CLOSE_COUNT)).toBeNull()
  })

  // Proves constants-14, install-2, install-28.
  test('an older iOS shows the way to the settings for 4 s, then gets the profile (spec 2 §9)', async ({ fresh }) => {
    const page = await fresh(agents.ios15)
    await page.clock.install()
    const { install } = await open(page, 'EN')
    const button = page.getByRole('button', { name: install('profile_download') })
    await button.waitFor()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    let downloads = 0
    page.on('download', () => (downloads += 1))
    const profile = page.waitForEvent('download')
    await button.click()
    const toast = page.getByText(install('profile_settings')).first()
    await toast.waitFor()
    await page.clock.runFor(3_999)
    expect([await toast.isVisible(), downloads]).toEqual([true, 0])
    await page.clock.runFor(1)
    expect((await profile).suggestedFilename()).toBe('demo.mobileconfig')
  })

  // Proves install-13, install-24, install-27.
  test('closing the footer counts, and it does not return in the session; iOS 17 and later shows where the profile is when the player returns (spec 2 §4)', async ({
    fresh,
  }) => {
    const page = await fresh(agents.ios18)
    const { install, shell } = await open(page, 'EN')
    const footer = page.getByRole('complementary', { name: install('install_title', { brand: 'Lumina' }) })
    await footer.getByRole('button', { name: shell('close') }).click()
    await closed(footer)
    expect(await kept(page, CLOSE_COUNT)).toBe('1')
    await open(page, 'EN')
    const profile = page.waitForEvent('download')
    await page.getByRole('button', { name: install('bar_download'), exact: true }).click()
    expect(await footer.count()).toBe(0)
    expect((await profile).suggestedFilename()).toBe('demo.mobileconfig')
    const tips = page.getByRole('alertdialog').getByText(install('ios17_download_tips'))
    expect(await tips.count()).toBe(0)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await tips.waitFor()
  })

  // Proves install-2.
  test('a web view of another app asks the player to open Safari', async ({ fresh }) => {
    const page = await fresh(agents.facebook)
    const { install } = await open(page, 'EN')
    await page.getByText(install('footer_legacy')).waitFor()
    await page.getByRole('button', { name: install('copy_link') }).waitFor()
  })
})

import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { withoutAnnouncements, withoutConsent, withoutOffers } from '#testing/without-prompts.ts'

// npm run pictures: the pictures of README.md, of the demo that runs at DEMO_ORIGIN.

const FOLDER = join(import.meta.dirname, '../../../docs/images')
const origin = new URL(process.env['DEMO_ORIGIN'] ?? 'http://127.0.0.1:3000')
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, reducedMotion: 'reduce' } as const
/** How long an action may take on a busy machine, ms. */
const PATIENCE = 60_000

/** The demo merchants, each with the printed login of its player. */
const brands = {
  lumina: { host: 'localhost', player: ['player', 'Lantern-42-river'] },
  aurora: { host: 'aurora.localhost', player: ['player', 'Harbor-77-cedar'] },
} as const

interface Picture {
  readonly file: string
  readonly brand: keyof typeof brands
  readonly language: 'EN' | 'UR'
  readonly path: string
  /** What is done on the page before it is taken. */
  readonly act?: (page: Page) => Promise<void>
}

/** What only members have comes after the page itself. */
const untilBalance = (page: Page): Promise<void> => page.locator('header').getByText(/₱|R\$/).first().waitFor()

const pictures: readonly Picture[] = [
  { file: 'home.jpg', brand: 'lumina', language: 'EN', path: '/m/home', act: untilBalance },
  {
    file: 'game.jpg',
    brand: 'lumina',
    language: 'EN',
    path: '/m/home',
    async act(page) {
      await page
        .getByRole('button', { name: /Dice/ })
        .or(page.getByRole('link', { name: /Dice/ }))
        .first()
        .click()
      const play = page.getByRole('button', { name: 'Play', exact: true })
      await play.or(page.locator('main iframe')).first().waitFor()
      if (await play.isVisible()) await play.click()
      const frame = page.frameLocator('main iframe')
      await frame.locator('footer button').last().click()
      // The round has ended once it stands among the last ones.
      await frame.getByRole('listitem').first().waitFor()
    },
  },
  { file: 'lottery.jpg', brand: 'lumina', language: 'EN', path: '/m/lottery' },
  { file: 'wallet.jpg', brand: 'lumina', language: 'EN', path: '/m/voucherCenter' },
  { file: 'home-aurora.jpg', brand: 'aurora', language: 'EN', path: '/m/home', act: untilBalance },
  { file: 'missions.jpg', brand: 'aurora', language: 'EN', path: '/m/rewardCenter' },
  { file: 'safe-play.jpg', brand: 'aurora', language: 'UR', path: '/m/playSafely' },
  { file: 'home-urdu.jpg', brand: 'lumina', language: 'UR', path: '/m/home', act: untilBalance },
]

const addressOf = ({ brand, language }: Pick<Picture, 'brand' | 'language'>, path: string): string => {
  const address = new URL(path, origin)
  address.hostname = brands[brand].host
  address.searchParams.set('language', language)
  return address.href
}

const signIn = async (page: Page, picture: Picture): Promise<void> => {
  const [name, password] = brands[picture.brand].player
  await page.goto(addressOf(picture, '/m/login'))
  await page.locator('input[autocomplete^=username]').fill(name)
  await page.locator('input[type=password]').fill(password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/m/home**')
  await untilBalance(page)
}

const newPage = async (context: BrowserContext): Promise<Page> => {
  await withoutAnnouncements(context)
  await withoutOffers(context)
  await withoutConsent(context)
  // Whoever has refused notifications is not asked whether they are wanted.
  await context.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  return page
}

const browser = await chromium.launch({ executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
try {
  for (const picture of pictures) {
    const context = await browser.newContext(PHONE)
    const page = await newPage(context)
    await signIn(page, picture)
    await page.goto(addressOf(picture, picture.path), { waitUntil: 'networkidle' })
    await picture.act?.(page)
    await page.screenshot({ path: join(FOLDER, picture.file), type: 'jpeg', quality: 85, animations: 'disabled' })
    await context.close()
  }
} finally {
  await browser.close()
}

import type { LanguageCode } from '@foyer/contract/languages'
import type { MerchantFile } from '@foyer/server/src/kernel/merchants/merchant-file.ts'
import { startServerProcess, type ServerProcess } from '@foyer/server/src/testing/server-process.ts'
import { formatDateTime } from '@foyer/texts/format'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { closeInTime } from './testing/close-in-time.ts'
import { tapBeside } from './testing/hand.ts'
import { openLine, type Line } from './testing/lines.ts'
import { accessibilityFaults, PATIENCE, test, textsOf, type Phone } from './testing/phone.ts'
import { changedMerchants, type ChangedMerchants } from './testing/servers/changed-merchants.ts'
import { newData } from './testing/servers/server-data.ts'
import { cameToRest, closed } from './testing/wait-for.ts'

// Spec 2 §2, §4, §7, §8: maintenance, access denied, blocked domain, lines. On a separate server, whose merchants change while it runs.

let merchants: ChangedMerchants
let server: ServerProcess
const lines: Line[] = []

beforeAll(async () => {
  merchants = await changedMerchants()
  server = await startServerProcess({ MERCHANTS_DIR: merchants.directory }, await newData())
})
afterEach(async () => {
  await Promise.all(lines.splice(0).map(line => line.close()))
})
afterAll(async () => {
  await server.stop()
  await merchants.remove()
})

const at = (host: string, path: string, language: LanguageCode) => `http://${host}:${server.port}${path}?language=${language}`

/** Opens a page, and waits until it has made the calls of its start: the next one is the player's. */
const openAndSettle = async (page: Page, address: string) => {
  const start = [page.waitForResponse('**/wps/relay/MCSFE_getDownloadLinks'), cameToRest(page)]
  await page.goto(address, { waitUntil: 'networkidle' })
  await Promise.all(start)
}

let edition = 0

/** Changes the merchant, and waits until the running server has noticed, as after an operator's edit. */
const operate = async (changes: Partial<MerchantFile>, status: number) => {
  const name = `Lumina ${++edition}`
  await merchants.change('demo', { name, ...changes })
  const answered = async () => {
    const page = await fetch(`${server.origin}/m/home?language=EN`)
    expect(page.status).toBe(status)
    expect(await page.text()).toContain(name)
  }
  await vi.waitFor(answered, { timeout: PATIENCE, interval: 100 })
}

const end = '2031-03-04T10:30:00Z'

// Proves errors-27, notices-1, notices-10.
test.for([
  ['EN', []],
  ['TR', ['Sistem Bakımı', 'Bitiş Zamanı', 'Tekrar Dene', 'Bizimle İletişime Geçin']],
] as const)(
  'maintenance starts and ends while players are on the page, and the texts are the specification’s in Turkish: %s (spec 2 §8)',
  async ([language, specified], { phone }) => {
    const { page } = phone
    const { shell } = textsOf(language)
    await operate({ maintenance: { on: true, end } }, 503)
    await page.goto(at('localhost', '/m/home', language))
    await page.getByRole('heading', { name: shell('maintenance') }).waitFor()
    // In the visitor's time zone and the format of their language.
    expect(await page.locator('time').textContent()).toBe(formatDateTime(end, 'date-time', language))
    await page.getByText('127.0.0.1').waitFor()
    await page.getByText(textsOf('EN').shell('maintenance_desc')).waitFor()
    expect(await page.getByRole('link', { name: shell('contact_us') }).getAttribute('href')).toBe('mailto:support@lumina.example')
    for (const words of specified) await page.getByText(words, { exact: true }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])

    await operate({}, 200)
    await page.getByRole('link', { name: shell('retry_once') }).click()
    await page.getByRole('navigation', { name: shell('main_navigation') }).waitFor()
  },
)

// Proves errors-28, notices-1.
test('a player who is on a page when maintenance starts sees it at the next call', async ({ phone }) => {
  const { page } = phone
  const { shell, identity } = textsOf('UR')
  await operate({}, 200)
  await openAndSettle(page, at('localhost', '/m/login', 'UR'))
  await operate({ maintenance: { on: true, end } }, 503)
  await page.getByLabel(identity('username'), { exact: true }).fill('somebody')
  await page.getByLabel(identity('password'), { exact: true }).fill('Lantern-42-river')
  await page.getByRole('button', { name: identity('login_submit') }).click()
  await page.getByRole('heading', { name: shell('maintenance') }).waitFor()
  await page.getByText(formatDateTime(end, 'date-time', 'UR')).waitFor()
  await page.getByText('127.0.0.1').waitFor()
  await page.getByText(textsOf('EN').shell('maintenance_desc')).waitFor()
  expect(await page.getByRole('link', { name: shell('contact_us') }).getAttribute('href')).toBe('mailto:support@lumina.example')
  expect(await accessibilityFaults(page)).toEqual([])
  await operate({}, 200)
  await page.getByRole('button', { name: shell('retry_once') }).click()
  await page.getByLabel(identity('username'), { exact: true }).waitFor()
})

// Proves notices-2, notices-10.
test('a denied visitor sees their IP address and how to reach customer service', async ({ phone }) => {
  const { page } = phone
  await operate({ regions: { deniedAddresses: ['127.0.0.0/8'] } }, 403)
  await page.goto(at('localhost', '/m/home', 'TR'))
  await page.getByRole('heading', { name: 'Erişim Reddedildi' }).waitFor()
  await page.goto(at('localhost', '/m/home', 'UR'))
  await page.getByRole('heading', { name: textsOf('UR').shell('error_access') }).waitFor()
  await page.getByText('127.0.0.1').waitFor()
  expect(await page.getByRole('link').count()).toBe(1)
  expect(await accessibilityFaults(page)).toEqual([])
})

/** Three lines: one cannot be reached, one never answers, one answers. */
const openLines = async () => {
  const [silent, quick] = [await openLine(new Promise<void>(() => {})), await openLine(Promise.resolve())]
  const dead = await openLine(Promise.resolve())
  await dead.close()
  lines.push(silent, quick)
  return { silent, quick, domains: [dead, silent, quick].map(({ origin }) => ({ domainName: origin })) }
}

const came = { affiliateCode: 'partner-7', referralCode: 'friend_3' }

/** The visitor was here before, so the browser has stored data. */
const remember = ({ context }: Phone, merchant: string) =>
  context.addInitScript(
    ([code, info]) => {
      localStorage.setItem('SHELL_merchant', code ?? '')
      localStorage.setItem('SHELL_registrationInfo', info ?? '')
    },
    [merchant, JSON.stringify(came)],
  )

const service: MerchantFile['customerService'] = [{ title: 'Telegram', url: 'https://t.example/lumina' }, { url: 'tel:+551100' }]

// Proves notices-4, notices-5.
test('a blocked domain whose API does not answer: the notice has the fastest of three lines, and customer service', async ({ phone }) => {
  const { page } = phone
  const { shell } = textsOf('EN')
  const { quick, domains } = await openLines()
  await operate({ blockedHosts: ['gone.localhost'], domains, customerService: service }, 200)
  await remember(phone, 'demo')
  await page.route('http://gone.localhost:*/wps/**', route => route.abort())
  await page.goto(at('gone.localhost', '/m/home', 'EN'))

  const notice = page.getByRole('alertdialog', { name: shell('notice') })
  await notice.waitFor()
  await notice.getByText(shell('services')).click()
  expect(await notice.getByRole('link', { name: 'Telegram' }).getAttribute('href')).toBe('https://t.example/lumina')
  expect(await notice.getByRole('link', { name: 'CS2' }).getAttribute('href')).toBe('tel:+551100')
  expect(await accessibilityFaults(page)).toEqual([])
  await notice.getByRole('link', { name: shell('retry_once') }).click()
  await page.waitForURL(`${quick.origin}/m/index.html?affiliateCode=partner-7&r=friend_3`)
})

// Proves notices-6.
test('three lines of different speed: the first to answer wins, the slower requests are cancelled (spec 2 §7)', async ({ phone }) => {
  const { page } = phone
  const answers = [0, 1, 2].map(() => Promise.withResolvers<void>())
  const [slow, quick, slower] = (await Promise.all(answers.map(({ promise }) => openLine(promise)))) as [Line, Line, Line]
  lines.push(slow, quick, slower)
  await operate({ blockedHosts: ['gone.localhost'], domains: lines.map(({ origin }) => ({ domainName: origin })) }, 200)
  await page.route('http://gone.localhost:*/wps/**', route => route.abort())
  await page.goto(at('gone.localhost', '/m/home', 'EN'))
  await expect.poll(() => lines.every(({ requests }) => requests.some(path => path.includes('/test/ping')))).toBe(true)

  answers[1]?.resolve()
  const retry = page.getByRole('alertdialog').getByRole('link', { name: textsOf('EN').shell('retry_once') })
  await expect.poll(() => retry.getAttribute('href')).toContain(quick.origin)
  await expect.poll(() => slow.givenUp() && slower.givenUp()).toBe(true)
  expect(quick.givenUp()).toBe(false)
})

test('without scripts the notice is visible at once, with customer service', async ({ browser }) => {
  await operate({ blockedHosts: ['gone.localhost'] }, 200)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(at('gone.localhost', '/m/home', 'EN'))
  await page
    .getByRole('alertdialog')
    .getByRole('link', { name: textsOf('EN').shell('services') })
    .click({ trial: true })
  await closeInTime(context)
})

// Proves navigation-40.
test('an unknown host shows the notice; a visitor who was here before gets customer service and lines', async ({ phone }) => {
  const { page } = phone
  const { shell } = textsOf('EN')
  const { quick, domains } = await openLines()
  await operate({ domains, customerService: service }, 200)
  await page.goto(at('nobody.localhost', '/m/home', 'EN'))
  const notice = page.getByRole('alertdialog', { name: shell('notice') })
  await notice.waitFor()
  expect(await notice.getByRole('link').count()).toBe(1)
  expect(await accessibilityFaults(page)).toEqual([])

  await remember(phone, 'demo')
  await page.reload()
  await notice.getByText(shell('services')).click()
  await notice.getByRole('link', { name: 'Telegram' }).waitFor()
  await notice.getByRole('link', { name: shell('retry_once') }).click()
  await page.waitForURL(`${quick.origin}/**`)
})

// Proves notices-3, notices-6.
test('whoever is inside when the domain is blocked: a notice that nothing closes, and the way to a line', async ({ phone }) => {
  const { page } = phone
  const { shell, identity, errors } = textsOf('UR')
  const { quick, silent, domains } = await openLines()
  const own = { domains, customerService: service }
  await operate({ ...own, hosts: ['localhost', '127.0.0.1', 'soon.localhost'] }, 200)
  await openAndSettle(page, `${at('soon.localhost', '/m/login', 'UR')}&affiliateCode=partner-7&r=friend_3`)
  await operate({ ...own, hosts: ['localhost', '127.0.0.1'], blockedHosts: ['soon.localhost'] }, 200)
  await page.getByLabel(identity('username'), { exact: true }).fill('somebody')
  await page.getByLabel(identity('password'), { exact: true }).fill('Lantern-42-river')
  await page.getByRole('button', { name: identity('login_submit') }).click()

  const notice = page.getByRole('alertdialog', { name: shell('notice') })
  await notice.getByText(errors('domain_not_available')).waitFor()
  await page.keyboard.press('Escape')
  // It stays open.
  await tapBeside(page)
  expect(await notice.isVisible()).toBe(true)
  expect(silent.requests.some(path => path.startsWith('/wps/system/test/ping?speed='))).toBe(true)
  await notice.getByRole('button', { name: shell('services') }).click()
  await page.getByRole('button', { name: 'CS2' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: shell('close') }).click()
  await closed(page.getByRole('button', { name: 'CS2' }))
  await notice.getByRole('button', { name: shell('retry_once') }).click()
  await page.waitForURL(`${quick.origin}/m/index.html?affiliateCode=partner-7&r=friend_3`)
})

// Proves errors-10, errors-11, errors-21, navigation-20.
test('toasts report that the browser is offline and that the line is slow', async ({ phone }) => {
  const { page, context } = phone
  const { errors } = textsOf('EN')
  await operate({}, 200)
  await page.clock.install()
  let slow = false
  await page.route('**/wps/system/test/ping*', async route => {
    // Longer than SLOW_PING, by the page's clock.
    if (slow) await page.clock.fastForward(5_000)
    await route.continue()
  })
  const rest = cameToRest(page)
  await page.goto(at('localhost', '/m/home', 'EN'), { waitUntil: 'networkidle' })
  await rest
  await context.setOffline(true)
  await page.getByText(errors('network_offline')).waitFor()
  slow = true
  await context.setOffline(false)
  await page.getByText(errors('network_slowly')).waitFor()
})

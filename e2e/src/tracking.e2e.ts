import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { momentNames, type Moment } from '@foyer/contract/tracking/moments'
import { providerEvents, trackingProviders, type EventNames, type TrackingProviderName } from '@foyer/contract/tracking/provider-events'
import { createVendor } from '@foyer/game-company/src/vendor.ts'
import { createSandbox } from '@foyer/payment-sandbox/src/sandbox.ts'
import { digestOf } from '@foyer/server/src/kernel/crypto/digest.ts'
import { freePort, startServerProcess, type ServerProcess } from '@foyer/server/src/testing/server-process.ts'
import { startTrackingStandIn } from '@foyer/server/src/tracking/testing/tracking-stand-in.ts'
import { textOf } from '@foyer/texts/load'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { closeInTime } from './testing/close-in-time.ts'
import { playable } from './testing/demo-games.ts'
import { PASSWORD, requestOf } from './testing/member-by-calls.ts'
import { textsOf, unansweredTest as test } from './testing/phone.ts'
import { changedMerchants, WITHOUT_CAPTCHA } from './testing/servers/changed-merchants.ts'
import { newData } from './testing/servers/server-data.ts'
import { signedIn } from './testing/wait-for.ts'

const KEY = 'a key that only this test and its neighbours have'
/** What the visitor comes by: a click at each provider that knows its visitors by one. */
const CLICKS = 'fbclid=IwAR0-Click&ttclid=TtClick&clickid=KwClick&gclid=GoClick&twclid=TwClick&bbg=BiClick&cid=VoClick&visitor_id=PrClick'
const OTHER_CLICKS = 'kadam_id=KaClick&tfTracker=TfClick'
/** What the app around the page tells of its installation. */
const NATIVE = { appsflyerId: '1415211453000-6513894', gpsAdid: '38400000-8cf0-11bd-b23e-10b96e40000d' }

/** A name of its own for each moment, at providers whose events are made in the merchant's account. */
const namedBy = (nameOf: (moment: Moment, index: number) => string): EventNames =>
  Object.fromEntries(momentNames.map((moment, index) => [moment, nameOf(moment, index)]))
const letters = (index: number): string => String.fromCodePoint(97 + index)
const ownEvents = {
  adjust: namedBy((_, index) => `tok${letters(index)}11`),
  twitter: namedBy((_, index) => `tw-o1abc-${letters(index)}2def`),
  gtag: namedBy(moment => `own_${moment}`),
}
/** Kwai's interface has names of its own for what its script calls otherwise. */
const KWAI_NAMES: Readonly<Record<string, string>> = {
  completeRegistration: 'EVENT_COMPLETE_REGISTRATION',
  initiatedCheckout: 'EVENT_INITIATED_CHECKOUT',
  firstDeposit: 'EVENT_FIRST_DEPOSIT',
  purchase: 'EVENT_PURCHASE',
  contentView: 'EVENT_CONTENT_VIEW',
}
const nameAt = (provider: TrackingProviderName, moment: Moment): string | undefined => {
  const name = { ...providerEvents, ...ownEvents }[provider][moment]
  return provider === 'kwai' && name !== undefined ? KWAI_NAMES[name] : name
}

/** The providers, the payment sandbox and the vendor run on while the server ends and starts again at the same address, on the same data. */
const standIn = await startTrackingStandIn()
const sandbox = await createSandbox({ key: KEY, later: (_ms, work) => work() })
const vendor = await createVendor({ key: KEY, file: ':memory:' })
let environment: Readonly<Record<string, string>>
let server: ServerProcess
let removeAll: () => Promise<unknown>

beforeAll(async () => {
  const { settings } = standIn
  const merchants = await changedMerchants({
    ...WITHOUT_CAPTCHA,
    demo: {
      ...WITHOUT_CAPTCHA.demo,
      ...settings,
      adjust: { ...settings.adjust, events: ownEvents.adjust },
      twitterPixel: { ...settings.twitterPixel, events: ownEvents.twitter },
      gtag: { ...settings.gtag, events: ownEvents.gtag },
      tracking: { consent: 'ask' },
    },
  })
  const file = join(merchants.directory, 'demo/content/payments.json')
  const payments = JSON.parse(await readFile(file, 'utf8')) as { readonly withdrawal: object }
  await writeFile(file, JSON.stringify({ ...payments, withdrawal: { ...payments.withdrawal, waitHours: 0 } }))
  const data = await newData()
  environment = {
    ...standIn.secrets('demo'),
    ...data.env,
    PORT: String(await freePort()),
    MERCHANTS_DIR: merchants.directory,
    PAYMENT_SANDBOX_URL: await sandbox.listen({ host: '127.0.0.1', port: 0 }),
    PAYMENT_SANDBOX_KEY: KEY,
    GAME_VENDOR_URL: await vendor.listen({ host: '127.0.0.1', port: 0 }),
    GAME_VENDOR_KEY: KEY,
  }
  removeAll = () => Promise.all([merchants.remove(), data.remove()])
  server = await startServerProcess(environment)
})
afterAll(async () => {
  await server.stop()
  await Promise.all([standIn.close(), sandbox.close(), vendor.close()])
  await removeAll()
})

const { wallet, identity } = textsOf('EN')
const tracking = textOf('EN', 'tracking')

const open = (page: Page, path: string) => {
  const address = new URL(path, `http://localhost:${server.port}`)
  address.searchParams.set('language', 'EN')
  return page.goto(address.href, { waitUntil: 'networkidle' })
}
/** Answers the sheet that asks for consent. It closes when the server has been told, which leaving the page before would prevent. */
const choose = async (page: Page, answer: 'consent_accept' | 'consent_necessary') => {
  const sheet = page.getByRole('dialog', { name: tracking('consent_title') })
  await sheet.getByRole('button', { name: tracking(answer), exact: true }).click()
  await sheet.waitFor({ state: 'hidden' })
}
const register = async (page: Page) => {
  await open(page, '/m/register')
  await page.getByLabel(identity('username'), { exact: true }).fill(`life_${randomBytes(5).toString('hex')}`)
  await page.getByLabel(identity('password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: identity('register_submit') }).click()
  await signedIn(page)
}
const deposit = async (page: Page, amount: string) => {
  await open(page, '/m/voucherCenter')
  await page.getByLabel(wallet('line_amount')).fill(amount)
  await page.getByRole('button', { name: wallet('deposit_submit') }).click()
  await page.waitForURL(`${environment['PAYMENT_SANDBOX_URL']}/**`)
  await page.getByRole('button', { name: /^Pay ?The money/ }).click()
  await page.waitForURL('**/m/voucherCenter?deposit=**')
  await page.getByRole('heading', { name: wallet('deposit_paid', { amount: `₱${amount}.00` }) }).waitFor()
}
/** What a provider was told of a moment; what it recognises by its id counts once. */
const sentOf = (provider: TrackingProviderName, moment: Moment) =>
  standIn.received.filter(
    (event, place, all) =>
      event.provider === provider &&
      event.name === nameAt(provider, moment) &&
      (event.id === undefined || all.findIndex(({ id, provider: other }) => id === event.id && other === provider) === place),
  )
type Times = Readonly<Partial<Record<Moment, number>>>
/** Waits until each provider that knows a moment was told of it as often as it happened. */
const areSent = async (times: Times): Promise<void> => {
  const of = (count: (provider: TrackingProviderName, moment: Moment) => number) =>
    trackingProviders.flatMap(provider =>
      momentNames
        .filter(moment => times[moment] !== undefined && nameAt(provider, moment) !== undefined)
        .map(moment => `${provider} ${moment} × ${count(provider, moment)}`),
    )
  await expect.poll(() => of((provider, moment) => sentOf(provider, moment).length), { interval: 250 }).toEqual(of((_, moment) => times[moment] ?? 0))
}

// Proves tracking-5.
test('a whole life is told to each of twelve providers once: first open, registration, sign-in, deposits, a game, a withdrawal', async ({
  phone,
}) => {
  const { page, context } = phone
  await context.addInitScript(ids => Object.assign(window, { foyerIds: ids }), NATIVE)
  await open(page, `/m/home?${CLICKS}&${OTHER_CLICKS}`)
  await choose(page, 'consent_accept')
  await register(page)
  await page.reload({ waitUntil: 'networkidle' })

  // Two tabs of a phone without a network notice the same, and share what waits.
  const other = await context.newPage()
  await open(other, '/m/home')
  await context.setOffline(true)
  for (const tab of [page, other]) await tab.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
  await context.setOffline(false)
  await other.reload({ waitUntil: 'networkidle' })
  await closeInTime(other)

  await deposit(page, '500')
  await areSent({ depositSubmit: 1, deposit: 1, firstDepositArrival: 1, startTrial: 1, redeposit: 0 })
  await open(page, '/m/launchGame?vendor=QUARRY&code=mines')
  await playable(page)
  await areSent({ gameLaunch: 1 })
  // Ended without warning, while Meta has yet to be told of something.
  standIn.answerNext('facebook', { status: 429, headers: { 'Retry-After': '5' }, body: {} })
  await open(page, '/m/home')
  await server.kill()
  server = await startServerProcess(environment)
  await deposit(page, '300')

  const request = await requestOf(page, 'demo', server.port)
  await request('payments.addPayoutAccount', { bank: 'harbor', number: '123456789012', holder: 'Maria Santos' })
  const { accounts } = await request('payments.withdrawalSetting', {})
  await request('payments.createWithdrawal', { key: 'the-only-withdrawal', account: accounts[0]!.id, amount: '200', currency: 'PHP' })
  await open(page, '/m/home')

  await areSent({
    firstOpen: 1,
    registerSubmit: 1,
    register: 1,
    a2hsInstalled: 1,
    depositSubmit: 2,
    firstDepositArrival: 1,
    startTrial: 1,
    deposit: 2,
    redeposit: 1,
    gameLaunch: 1,
    withdraw: 1,
  })
  const valuesOf = (moment: Moment) => sentOf('facebook', moment).map(({ value }) => value)
  expect(valuesOf('deposit')).toEqual([500, 300])
  // Revenue stands on the deposit alone.
  expect(valuesOf('startTrial')).toEqual([undefined])
  expect(sentOf('appsflyer', 'withdraw').map(({ value }) => value)).toEqual([-200])
  for (const moment of ['login', 'viewContent'] as const) expect(sentOf('facebook', moment).length).toBeGreaterThan(0)
})

/** What stands in every click of the visitor of whom nothing may leave, and the id of their phone. */
const SILENT = 'Silent'
const SILENT_PHONE = '00000000-0000-4000-8000-000000000001'
/** All by which a provider could know that visitor: the digest of their device as well. */
const silentMarks = async (page: Page): Promise<readonly string[]> => {
  const device = await page.evaluate(() => localStorage.getItem('SHELL_deviceId'))
  expect(device).toMatch(/^[0-9a-f]{32}$/)
  return [SILENT, SILENT_PHONE, digestOf(`demo visitor ${device}`)]
}

// Proves tracking-12.
test('without consent nothing leaves: no provider is told, and no address of anybody else is asked', async ({ phone: { page, context } }) => {
  await context.addInitScript(ids => Object.assign(window, { foyerIds: ids }), { appsflyerId: `1415211453000-${SILENT}`, gpsAdid: SILENT_PHONE })
  const elsewhere: string[] = []
  page.on('request', request => {
    const { hostname, origin } = new URL(request.url())
    if (hostname !== 'localhost' && origin !== environment['PAYMENT_SANDBOX_URL']) elsewhere.push(request.url())
  })
  await open(page, `/m/home?${CLICKS}&${OTHER_CLICKS}`.replaceAll('Click', SILENT))
  await choose(page, 'consent_necessary')
  await register(page)
  await deposit(page, '500')
  await open(page, '/m/home')
  expect(elsewhere).toEqual([])
  // What visitors of other stories agreed to may still be on its way.
  const marks = await silentMarks(page)
  expect(standIn.received.filter(({ row }) => marks.some(mark => JSON.stringify(row).includes(mark)))).toEqual([])
})

// Proves tracking-14.
test('a member takes along what is kept of them, and deletes it', async ({ phone: { page } }) => {
  await open(page, `/m/home?${CLICKS}`)
  await choose(page, 'consent_accept')
  await register(page)
  await open(page, '/m/privacy')
  const saved = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: tracking('mine_save'), exact: true }).click(),
    ])
    return JSON.parse(await readFile(await download.path(), 'utf8')) as { readonly devices: readonly object[]; readonly moments: readonly object[] }
  }
  const kept = await saved()
  expect(kept.devices).toMatchObject([{ choices: [{ marketing: true }], advertising: { twclid: 'TwClick' } }])
  expect(kept.moments).toEqual(expect.arrayContaining([expect.objectContaining({ moment: 'register' })]))

  const button = page.getByRole('button', { name: tracking('mine_delete'), exact: true })
  await button.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: tracking('mine_delete'), exact: true })
    .click()
  await page.getByText(tracking('mine_deleted')).first().waitFor()
  await open(page, '/m/home')
  await open(page, '/m/privacy')
  const left = await saved()
  expect(left.devices).toMatchObject([{ choices: [{ marketing: false, measurement: false }, { marketing: true }], advertising: {} }])
  expect(left.moments).toMatchObject([{ moment: 'register', detail: {}, sentTo: [] }])
})

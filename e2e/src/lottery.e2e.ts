import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LanguageCode } from '@foyer/contract/languages'
import { textOf } from '@foyer/texts/load'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { enterByCall, fetchHere, PASSWORD, requestOf, signInByCall } from './testing/member-by-calls.ts'
import { accessibilityFaults, test, textsOf, type Merchant } from './testing/phone.ts'
import { startServerWithPayments } from './testing/servers/server-with-payments.ts'
import { untilSold } from './testing/until-sold.ts'

const HOSTS = { demo: 'localhost', aurora: 'aurora.localhost' } as const
const ZONES = { demo: 'Asia/Manila', aurora: 'America/Sao_Paulo' } as const
const MINUTE = 60_000

/** A time of day there, so many minutes from now. */
const timeIn = (merchant: Merchant, minutes: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: ZONES[merchant], hour: '2-digit', minute: '2-digit' }).format(Date.now() + minutes * MINUTE)

/** Two of three numbers are drawn, so that each ticket has at least one right. */
const sure = {
  numbers: 2,
  of: 3,
  prizes: [
    { match: 2, factor: 3 },
    { match: 1, factor: 1.5 },
  ],
}

let server: Awaited<ReturnType<typeof startServerWithPayments>>
beforeAll(async () => {
  server = await startServerWithPayments(async directory => {
    for (const merchant of ['demo', 'aurora'] as const) {
      const file = join(directory, merchant, 'content/lotteries.json')
      const { lotteries, ...rest } = JSON.parse(await readFile(file, 'utf8')) as { readonly lotteries: readonly { readonly code: string }[] }
      // Half an hour of sales for each test, however long the machine takes. Under new codes, because the draws of the others are planned already.
      const changed = lotteries.map(lottery => ({
        ...lottery,
        code: `test-${lottery.code}`,
        everyMinutes: undefined,
        times: [30, 61, 92].map(minutes => timeIn(merchant, minutes)),
        ...(lottery.code === 'lucky-six' && { pick: sure }),
      }))
      await writeFile(file, JSON.stringify({ ...rest, lotteries: changed }))
      // Rewards and goods name lotteries too.
      for (const name of ['promotions', 'mall']) {
        const naming = join(directory, merchant, `content/${name}.json`)
        await writeFile(naming, (await readFile(naming, 'utf8')).replaceAll('"lottery": "', '"lottery": "test-'))
      }
    }
  })
})
afterAll(() => server.stop())

const open = async (page: Page, merchant: Merchant, path: string, language: LanguageCode) => {
  const address = new URL(path, `http://${HOSTS[merchant]}:${server.port}`)
  address.searchParams.set('language', language)
  await page.goto(address.href, { waitUntil: 'networkidle' })
}

/** From now on the page's own clock stands in answers about draws for the server's, so that the test alone moves it. */
const showByPageClock = (page: Page) =>
  page.route(/\/wps\/lottery\/(?:draw|ticket)\?/, async route => {
    const request = route.request()
    const response = await fetchHere(request.url(), { headers: await request.allHeaders() })
    const answer = (await response.json()) as { value: object }
    const now = new Date(await page.evaluate(() => Date.now())).toISOString()
    await route.fulfill({ json: { ...answer, value: { ...answer.value, now } } })
  })

/** Lets a page whose clock stands go on, a little at a time, until this is seen. */
const seenIn = async (page: Page, what: Locator) => {
  await expect
    .poll(async () => {
      await page.clock.runFor(10)
      return await what.isVisible()
    })
    .toBe(true)
}

/** Two numbers are drawn: one ball after the other, and only then what was won. */
const watchTwoBalls = async (page: Page, stage: Locator, made: number) => {
  const t = textOf('EN', 'lottery')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const balls = stage.getByRole('list', { name: t('results') }).getByRole('listitem')
  await page.clock.pauseAt(made + 4_100)
  await expect.poll(() => balls.count()).toBe(1)
  await page.clock.runFor(600)
  await expect.poll(() => balls.count()).toBe(2)
  expect(await stage.getByText(t('you_won')).count()).toBe(0)
  await page.clock.runFor(600)
  await stage.getByText(t('you_won')).waitFor()
}

/** Puts the server's clock forward, waits until the draw is made and paid, and answers when it was made, ms. */
const drawnBy = async (page: Page, merchant: Merchant, id: string, time: number): Promise<number> => {
  server.advance(time - server.now().getTime())
  const request = await requestOf(page, merchant, server.port)
  await expect.poll(async () => (await request('lottery.draw', { id })).draw.state).toBe('settled')
  return Date.parse((await request('lottery.draw', { id })).draw.drawnAt ?? '')
}

// Proves games-and-lottery-22, games-and-lottery-23, games-and-lottery-25, navigation-26.
test.for([
  ['demo', 'EN', 'test-lucky-six', '01.03x2'],
  ['aurora', 'UR', 'test-garden-4d', 'big-0423x1'],
] as const)(
  'at %s in %s tickets are bought after a deposit, drawn, paid and checked (docs/lottery.md)',
  async ([merchant, language, code, lines], { phone: { page } }) => {
    const t = textOf(language, 'lottery')
    const proof = textOf(language, 'proof')
    const { wallet, shell, errors } = textsOf(language)
    const main = page.getByRole('main')

    await untilSold(merchant, code, server.port)

    // A visitor sees everything, and signs in to buy.
    await open(page, merchant, '/m/lottery', language)
    await page.getByRole('heading', { name: t('title'), level: 1 }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await main.locator(`a[href*="code=${code}"]`).click()
    await page.getByRole('button', { name: t('quick_pick') }).click()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('tab', { name: t('rules') }).click()
    await page.getByText(t('entropy_title_tickets')).waitFor()
    await page.getByRole('tab', { name: t('play'), exact: true }).click()
    await main.getByRole('button', { name: shell('log_in') }).click()
    await page.waitForURL('**/m/login?backUrl=**lines**')

    // A member without money comes back from the deposit to the same numbers.
    const username = await enterByCall(page, merchant, server.port)
    await open(page, merchant, `/m/lottery?code=${code}&lines=${lines}`, language)
    await page.getByText(errors('balance.too.low')).waitFor()
    await main.getByRole('button', { name: wallet('deposit') }).click()
    await page.getByLabel(wallet('line_amount')).fill('200')
    await page.getByRole('button', { name: wallet('deposit_submit') }).click()
    await page.waitForURL(`${server.provider}/**`)
    await page.getByRole('button', { name: /^Pay ?(?:The money|Nothing|The payer)/ }).click()
    await page.waitForURL('**/m/voucherCenter?deposit=**')
    await main.getByRole('link', { name: wallet('back_to_lottery') }).click()
    const total = page.getByRole('region', { name: t('total') })
    const buy = total.getByRole('button')
    await buy.waitFor()

    // A double tap buys once.
    await buy.dblclick()
    await page.getByRole('heading', { name: t('bought') }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])

    // A limit stops the next ticket, and the page leads to the limits; once is enough to see it.
    if (merchant === 'demo') {
      const request = await requestOf(page, merchant, server.port)
      await request('safePlay.setLimit', { kind: 'stake', period: 'day', most: 2_000 })
      await main.getByRole('button', { name: t('play') }).click()
      await main.getByRole('button', { name: t('quick_pick') }).click()
      await buy.click()
      await total.getByText(errors('limit.reached')).waitFor()
      await total.getByRole('link', { name: wallet('limits') }).waitFor()
    }
    await page
      .getByRole('link', { name: t('my_tickets') })
      .first()
      .click()
    await page.waitForURL('**/m/lottery/tickets**')
    const tickets = main.getByRole('listitem').filter({ has: page.getByRole('list') })
    await expect.poll(() => tickets.count()).toBe(1)

    // The ticket is open until the draw; then it is decided.
    await tickets.first().getByRole('link').click()
    await page
      .getByRole('status')
      .filter({ hasText: t('ticket_sold') })
      .waitFor()
    const ticket = new URL(page.url())
    const number = Number(ticket.searchParams.get('number'))
    const before = await (await requestOf(page, merchant, server.port))('lottery.ticket', { number })
    const drawsAt = Date.parse(before.ticket.draw.drawsAt)
    // Time enough for the page to open on a busy machine, whose clock is put forward to the draw only then.
    server.advance(drawsAt - 5 * MINUTE - server.now().getTime())
    await signInByCall(page, { merchant, username, password: PASSWORD, port: server.port })
    await page.clock.install({ time: server.now() })
    await showByPageClock(page)
    await open(page, merchant, ticket.pathname + ticket.search, language)
    const isOpen = page.getByRole('status').filter({ hasText: t('ticket_sold') })
    await isOpen.waitFor()

    // The draw is watched without a reload: its last seconds, then its balls, and only then what came of the ticket.
    const stage = page.getByRole('region', { name: t('draw'), exact: true })
    await page.clock.pauseAt(drawsAt - 15_000)
    await seenIn(page, stage.getByText(t('good_luck')))
    const made = await drawnBy(page, merchant, before.ticket.draw.id, drawsAt + 1_000)
    await page.clock.pauseAt(drawsAt + 1_000)
    const skip = stage.getByRole('button', { name: t('show_all') })
    await seenIn(page, skip)
    expect(await isOpen.count()).toBe(1)
    if (merchant === 'demo') await watchTwoBalls(page, stage, made)
    else await skip.click()
    await page.clock.resume()
    expect(await accessibilityFaults(page)).toEqual([])
    if (merchant === 'demo') {
      await stage.getByRole('button', { name: t('play_again') }).click()
      await page.waitForURL(`**/m/lottery?code=${code}&lines=${lines}**`)
      await page.goBack()
    }
    // Whoever picks two numbers of three wins; of four digits one ticket in a few hundred does.
    const decided = (outcome: 'ticket_won' | 'ticket_lost') => page.locator('p[role=status]').filter({ hasText: t(outcome) })
    await (merchant === 'demo' ? decided('ticket_won') : decided('ticket_lost').or(decided('ticket_won')).first()).waitFor()
    await main.getByRole('button', { name: t('check') }).click()
    await page
      .getByRole('status')
      .filter({ hasText: proof('check_right') })
      .waitFor()
    await page.getByText(proof('step_proof')).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])

    // Anybody can check the draw.
    await main.getByRole('link', { name: t('results') }).click()
    await page.getByRole('heading', { name: t('certificate') }).waitFor()
    await main.getByRole('button', { name: t('check') }).click()
    await page
      .getByRole('status')
      .filter({ hasText: proof('check_right') })
      .waitFor()
    await page.getByText(proof('step_numbers')).waitFor()
    await page.getByText(t('entropy_tickets')).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  },
)

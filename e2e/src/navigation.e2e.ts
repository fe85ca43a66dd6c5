import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import { closeInTime } from './testing/close-in-time.ts'
import { signInByCall } from './testing/member-by-calls.ts'
import { addressOf, test as base, textsOf } from './testing/phone.ts'
import { closed } from './testing/wait-for.ts'

const { identity } = textsOf('EN')

/** All of spec 2 §2, Navigation parameters; `r` and `referralCode` are the same code. */
const CARRIED = {
  affiliateCode: 'aff1',
  referralCode: 'friend',
  r: 'friend',
  inApp: '1',
  fbclid: 'IwAR0-x_y',
  gclid: 'Cj0KCQ.z',
  ttclid: 'E.C.P.x',
  kwaiclid: 'kw:42',
  bbg: 'b1',
  isBgeTest: '1',
  cid: 'voluum-7',
}
const QUERY = new URLSearchParams(CARRIED).toString()
const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams)

/** A partner's site on the loopback address, which the demo merchant lists in its redirectHosts; returns the requests it got. */
const test = base.extend('partner', async ({}, { onCleanup }) => {
  const server = createServer((_request, answer) => answer.setHeader('Content-Type', 'text/html').end('<title>Partner</title>partner'))
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  onCleanup(() => new Promise<void>(closed => server.close(() => closed())))
  return `http://partner.localhost:${(server.address() as AddressInfo).port}/start`
})

// Proves navigation-38.
test('every parameter of the visit is on links, pushes, replaces, and in a tab the browser opens by itself (spec 2 §2)', async ({ phone }) => {
  const { page, context } = phone
  await page.goto(addressOf('demo', `/m/register?${QUERY}&utm_source=x`), { waitUntil: 'networkidle' })
  const link = page.getByRole('link', { name: identity('go_login') })
  expect(queryOf(await link.evaluate((anchor: HTMLAnchorElement) => anchor.href))).toEqual(CARRIED)

  const opened = context.waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await tab.waitForURL('**/m/login?**')
  expect(queryOf(tab.url())).toEqual(CARRIED)
  await closeInTime(tab)

  await link.click()
  await page.waitForURL('**/m/login?**')
  expect(queryOf(page.url())).toEqual(CARRIED)

  // The guard replaces.
  await page.goto(addressOf('demo', `/m/member/home?${QUERY}`))
  await page.waitForURL('**/m/login?**')
  expect(queryOf(page.url())).toEqual({ ...CARRIED, backUrl: `/m/member/home?${QUERY}` })
  expect(phone.complaints).toEqual([])
})

// Proves navigation-38.
test('what an earlier visit left is on links, pushes and replaces too (spec 2 §2, stored values)', async ({ phone }) => {
  const { page } = phone
  await page.goto(addressOf('demo', '/m/home?affiliateCode=aff1&r=friend'), { waitUntil: 'networkidle' })
  const stored = { affiliateCode: 'aff1', referralCode: 'friend' }
  await page.goto(addressOf('demo', '/m/register'), { waitUntil: 'networkidle' })
  const link = page.getByRole('link', { name: identity('go_login') })
  expect(queryOf(await link.evaluate((anchor: HTMLAnchorElement) => anchor.href))).toEqual(stored)
  await link.click()
  await page.waitForURL('**/m/login?**')
  expect(queryOf(page.url())).toEqual(stored)
  await page.goto(addressOf('demo', '/m/member/home'))
  await page.waitForURL('**/m/login?**')
  expect(queryOf(page.url())).toEqual({ ...stored, backUrl: '/m/member/home' })
  expect(phone.complaints).toEqual([])
})

// Proves navigation-37.
test('redirectUrl ends at the partner, with token, language, header colour, b2c and title; any other host is refused with the notice dialog, and gets no request (spec 2 §2)', async ({
  phone,
  partner,
}) => {
  const { shell, errors } = textsOf('CN')
  const { page } = phone
  await signInByCall(page)
  const elsewhere = partner.replace('partner.localhost', 'evil.localhost')
  const requests: string[] = []
  page.on('request', request => requests.push(new URL(request.url()).hostname))
  await page.goto(addressOf('demo', `/m/home?language=CN&redirectUrl=${encodeURIComponent(elsewhere)}`))
  const notice = page.getByRole('alertdialog', { name: shell('notice') })
  await notice.getByText(errors('redirect_refused', { host: 'evil.localhost' })).waitFor()
  await notice.getByRole('button', { name: shell('confirm') }).click()
  await closed(notice)
  expect(new URL(page.url()).searchParams.has('redirectUrl')).toBe(false)
  expect(requests).not.toContain('evil.localhost')

  const title = await page.title()
  const headerColor = await page.locator('meta[name="theme-color"]').first().getAttribute('content')
  await page.goto(addressOf('demo', `/m/home?language=CN&redirectUrl=${encodeURIComponent(`${partner}?x=1`)}`))
  await page.waitForURL(`${partner}**`)
  expect(await page.title()).toBe('Partner')
  const token = expect.stringMatching(/^ho_[\w-]{43}$/)
  expect(queryOf(page.url())).toEqual({ x: '1', token, language: 'CN', headerColor, b2c: '1', title })
})

// Proves search-metadata-1.
test('title and canonical link follow navigation inside the app, and noindex where search engines may not list a page (spec 2 §2)', async ({
  phone,
}) => {
  const page = await phone.open('demo', '/m/home', 'UR')
  const head = async () => ({
    title: await page.title(),
    canonical: await page.locator('link[rel=canonical]').evaluateAll(links => links.map(link => link.getAttribute('href'))),
    english: await page.locator('link[rel=alternate][hreflang=en]').evaluateAll(links => links.map(link => link.getAttribute('href'))),
    robots: await page.locator('meta[name=robots]').count(),
  })
  const origin = (await head()).canonical[0]?.replace('/m/home?language=UR', '') ?? ''
  expect(origin).toMatch(/^http:\/\/localhost:\d+$/)
  const fresh = await (await fetch(addressOf('demo', '/m/register?language=UR'))).text()
  const title = /<title>(.*?)<\/title>/.exec(fresh)?.[1]

  await page.locator('a[href^="/m/register"]').first().click()
  await page.waitForURL('**/m/register**')
  await expect.poll(head).toEqual({
    title,
    canonical: [`${origin}/m/register?language=UR`],
    english: [`${origin}/m/register`],
    robots: 0,
  })
  await page.evaluate(() => history.pushState(null, '', '/m/member/benefits'))
  await page.waitForURL('**/m/login**')
  await expect.poll(async () => (await head()).canonical).toEqual([`${origin}/m/login?language=UR`])
  // A page that is not there is not listed.
  await page.evaluate(() => history.pushState(null, '', '/m/nowhere'))
  await expect.poll(head).toMatchObject({ canonical: [], english: [], robots: 1 })
  await page.evaluate(() => history.pushState(null, '', '/m/home'))
  await expect.poll(head).toMatchObject({ canonical: [`${origin}/m/home?language=UR`], robots: 0 })
})

// Proves navigation-7.
test('the tab that was tapped is marked at once, before its page is there (spec 2 §2)', async ({ phone: { page } }) => {
  const { shell } = textsOf('EN')
  const gate = Promise.withResolvers<void>()
  await page.route('**/member-home-page*.js', async route => {
    await gate.promise
    await route.continue()
  })
  await page.goto(addressOf('demo', '/m/home?language=EN'), { waitUntil: 'load' })
  const tabs = page.getByRole('navigation', { name: shell('main_navigation') })
  await tabs.getByRole('link', { name: shell('tab_member') }).click()
  await expect.poll(() => tabs.locator('[aria-current=page]').allTextContents()).toEqual([shell('tab_member')])
  expect(await page.getByText(shell('play_responsibly_text')).count()).toBe(1)
  gate.resolve()
  await page.waitForURL('**/m/login**')
})

import { randomBytes } from 'node:crypto'
import type { LanguageCode } from '@foyer/contract/languages'
import { textOf } from '@foyer/texts/load'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answerAtDesk, memberIdIn } from './testing/desk.ts'
import { signInByCall } from './testing/member-by-calls.ts'
import { accessibilityFaults, test, textsOf, type Merchant } from './testing/phone.ts'
import { nothingUnderWay } from './testing/wait-for.ts'

const LOGINS = { demo: 'Lantern-42-river', aurora: 'Harbor-77-cedar' }
/** The first question in each merchant's content/chat.json. */
const QUESTIONS = { demo: 'How do I change my password?', aurora: 'میں اپنا اکاؤنٹ کیسے محفوظ رکھوں؟' }
const NARROW = 320
/** One pixel, as PNG. */
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

/** A text that no other run of the test has written. */
const unique = (text: string) => `${text} ${randomBytes(3).toString('hex')}`

const signIn = async (page: Page, merchant: Merchant, language: LanguageCode) => {
  const { identity } = textsOf(language)
  await page.getByLabel(identity('username'), { exact: true }).fill('player')
  await page.getByLabel(identity('password'), { exact: true }).fill(LOGINS[merchant])
  await page.getByRole('button', { name: identity('login_submit') }).click()
}

/** What a player does who looks at something else and comes back. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

// Proves customer-service-and-chat-4, customer-service-and-chat-7, navigation-8, product-and-roles-17.
test('a member writes, support answers, and the badge counts until it is read (spec 2 §4, Chat)', async ({ phone }) => {
  const merchant = 'aurora'
  const language = 'UR'
  const { shell } = textsOf(language)
  const chat = textOf(language, 'chat')
  const page = await phone.open(merchant, '/m/home', language)
  const tab = page.getByRole('banner').getByRole('link', { name: shell('tab_service') })

  // A visitor sees support without an account; the chat needs one, so the visitor signs in first and arrives at it.
  await tab.click()
  await page.waitForURL('**/m/support**')
  await page.getByRole('link', { name: chat('chat_title') }).click()
  await page.waitForURL('**/m/login**')
  await signIn(page, merchant, language)
  await page.waitForURL('**/m/chat**')

  const log = page.getByRole('log')
  const said = unique('Where is my bonus?')
  await page.getByRole('textbox', { name: chat('chat_placeholder') }).fill(said)
  await page.getByRole('button', { name: chat('chat_send'), exact: true }).click()
  await log
    .getByRole('listitem')
    .filter({ hasText: said })
    .filter({ hasText: chat('chat_sent') })
    .waitFor()

  // A question of the merchant's is answered at once.
  await page.getByRole('button', { name: QUESTIONS[merchant] }).click()
  await log.getByRole('listitem').filter({ hasText: '›' }).last().waitFor()

  await page.locator('input[type=file]').setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: PICTURE })
  await log.locator('img[src^="data:image/webp"]').last().waitFor()

  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize({ width: NARROW, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW)
  await page.setViewportSize({ width: 390, height: 844 })

  // Away from the chat, the badge tells of an answer once the page is seen again.
  await page.getByRole('link', { name: shell('back') }).click()
  await page.waitForURL('**/m/home**')
  const answer = unique('It is on its way.')
  expect(await answerAtDesk(merchant, await memberIdIn(page), answer)).toContain(said)
  await comeBack(page)
  await tab.getByText(shell('unread', { count: 1 })).waitFor()
  // What a member has beside the tab comes later, and moves it.
  await nothingUnderWay(page)
  expect(await accessibilityFaults(page)).toEqual([])

  await tab.click()
  await log.getByText(answer).waitFor()
  await page.getByRole('link', { name: shell('back') }).click()
  await page.waitForURL('**/m/home**')
  await tab.getByText(shell('unread', { count: 1 })).waitFor({ state: 'detached' })

  // Support has opened what the member wrote.
  await tab.click()
  await log
    .getByRole('listitem')
    .filter({ hasText: said })
    .filter({ hasText: chat('chat_seen') })
    .waitFor()
  expect(phone.complaints).toEqual([])
})

// Proves customer-service-and-chat-11.
test('a message that did not arrive is sent again by a tap, and stored once (spec 2 §4, Chat)', async ({ phone }) => {
  const chat = textOf('EN', 'chat')
  await signInByCall(phone.page)
  const loaded = phone.page.waitForResponse('**/wps/chat/thread**')
  const page = await phone.open('demo', '/m/chat', 'EN')
  await loaded
  const said = unique('Only once')
  // The server stores it, but its answer is lost.
  await page.route('**/wps/chat/message', async route => {
    await route.fetch()
    await route.abort()
  })
  // Nor does the page learn of it by looking.
  await page.route('**/wps/chat/thread**', route => route.abort())
  await page.getByRole('textbox', { name: chat('chat_placeholder') }).fill(said)
  await page.getByRole('button', { name: chat('chat_send'), exact: true }).click()
  const again = page.getByRole('button', { name: chat('chat_not_sent') })
  await again.waitFor()
  await page.unroute('**/wps/chat/message')
  await again.click()
  const stored = page.getByRole('log').getByRole('listitem').filter({ hasText: said })
  await stored.filter({ hasText: chat('chat_sent') }).waitFor()
  const looked = page.waitForResponse('**/wps/chat/thread**')
  await page.unroute('**/wps/chat/thread**')
  await looked
  expect(await stored.count()).toBe(1)
})

// Proves customer-service-and-chat-10.
test('an open chat looks for messages every 5 s while it is seen; a hidden page asks the server nothing (spec 2 §4, Chat)', async ({ phone }) => {
  await phone.page.clock.install()
  await signInByCall(phone.page)
  const page = await phone.open('demo', '/m/chat', 'EN')
  await page.getByRole('button', { name: QUESTIONS.demo }).waitFor()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate(now => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  const requests: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/wps/')) requests.push(pathname)
  })

  await show('hidden')
  await nothingUnderWay(page)
  requests.length = 0
  await page.clock.runFor(180_000)
  expect(requests).toEqual([])

  await show('visible')
  await page.clock.runFor(5_000)
  await expect.poll(() => requests).toContain('/wps/chat/thread')
})

// Proves customer-service-and-chat-8.
test('a restricted member is told that there is no chat for them, and the server is not asked (spec 2 §4, Chat)', async ({ phone }) => {
  const { errors } = textsOf('EN')
  const { page } = phone
  await signInByCall(page)
  await page.evaluate(() => {
    const session = JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as object
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...session, type: 4 }))
  })
  const requests: string[] = []
  page.on('request', request => requests.push(new URL(request.url()).pathname))
  await phone.open('demo', '/m/chat', 'EN')
  await page.getByRole('heading', { name: errors('no_permissions') }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(requests.filter(path => path.startsWith('/wps/chat') || path.includes('CBS_'))).toEqual([])
})

// Proves customer-service-and-chat-1.
test('customer service lists the chat and the merchant’s entries, and names a member in their links (spec 2 §3, §5)', async ({ phone }) => {
  const { shell } = textsOf('EN')
  const chat = textOf('EN', 'chat')
  const page = await phone.open('demo', '/m/home', 'EN')
  await page.getByRole('link', { name: shell('services') }).click()
  await page.waitForURL('**/m/support**')
  const address = (name: string) => page.getByRole('main').getByRole('link', { name }).getAttribute('href')
  expect(await address('E-mail')).toBe('mailto:support@lumina.example')
  expect(await address('Lumina Live')).toBe('https://chat.lumina.example/room')
  await page
    .getByRole('main')
    .getByRole('link', { name: chat('chat_title') })
    .click()
  await page.waitForURL('**/m/login**')
  await signIn(page, 'demo', 'EN')
  await page.waitForURL('**/m/chat**')
  await page.getByRole('link', { name: chat('support_ways') }).click()
  await page.waitForURL('**/m/support**')
  await expect.poll(() => address('Lumina Live')).toBe('https://chat.lumina.example/room?name=player&category=Lantern')
})

// Proves navigation-32, ranks-and-rewards-24.
test('a member sends feedback with a picture, and a visitor is led home (spec 2 §2, Reward center, missions, point market, feedback)', async ({
  phone,
}) => {
  const merchant = 'demo'
  const language = 'EN'
  const feedback = textOf(language, 'feedback')
  const errors = textOf(language, 'errors')
  const { page } = phone
  await phone.open(merchant, '/m/feedback', language)
  await page.waitForURL('**/m/home')

  await signInByCall(page, { merchant })
  await phone.open(merchant, '/m/feedback', language)
  const send = page.getByRole('button', { name: feedback('send'), exact: true })
  await send.click()
  await page.getByText(errors('required')).first().waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel(feedback('topic')).selectOption('game')
  await page.getByLabel(feedback('words')).fill('The picture of a game is missing.')
  await page.locator('input[type=file]').setInputFiles({ name: 'seen.png', mimeType: 'image/png', buffer: PICTURE })
  await page.getByRole('button', { name: feedback('remove_picture', { number: '1' }) }).waitFor()
  await send.click()
  const row = page.getByRole('listitem').filter({ hasText: feedback('waiting') })
  await row.first().click()
  await page.getByText('The picture of a game is missing.').first().waitFor()
  await page
    .getByRole('list', { name: feedback('pictures') })
    .getByRole('img')
    .first()
    .waitFor()
  expect(await page.getByLabel(feedback('words')).inputValue()).toBe('')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(phone.complaints).toEqual([])
})

import type { LanguageCode } from '@foyer/contract/languages'
import { textOf } from '@foyer/texts/load'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { enterByCall, PASSWORD, signInByCall } from './testing/member-by-calls.ts'
import { accessibilityFaults, test, textsOf, type Merchant } from './testing/phone.ts'
import { startServerWithPayments } from './testing/servers/server-with-payments.ts'
import { turnTo } from './testing/turn-to.ts'
import { closed } from './testing/wait-for.ts'

const DAY = 86_400_000
const hosts = { demo: 'localhost', aurora: 'aurora.localhost' } as const

let server: Awaited<ReturnType<typeof startServerWithPayments>>
beforeAll(async () => {
  server = await startServerWithPayments()
})
afterAll(() => server.stop())

const open = async (page: Page, merchant: Merchant, path: string, language: LanguageCode) => {
  await page.goto(`http://${hosts[merchant]}:${server.port}${path}?language=${language}`, { waitUntil: 'networkidle' })
}

// Proves money-16, money-21, money-23.
test('a limit is lowered at once, refuses a deposit, is raised after the waiting time, and a self-exclusion keeps deposits out', async ({
  phone: { page },
}) => {
  const merchant = 'aurora'
  const language = 'UR'
  const t = textOf(language, 'safeplay')
  const { shell, wallet, errors } = textsOf(language)
  const username = await enterByCall(page, merchant, server.port)
  await open(page, merchant, '/m/member/home', language)
  await page.getByRole('link', { name: shell('play_responsibly') }).click()
  await page.getByRole('heading', { name: shell('play_responsibly'), level: 1 }).waitFor()
  await page.getByText(t('position_same')).waitFor()
  expect(await page.getByRole('link', { name: '188' }).getAttribute('href')).toBe('tel:188')
  expect(await accessibilityFaults(page)).toEqual([])

  const row = page.getByRole('button', { name: t('deposit') }).first()
  const sheet = page.getByRole('dialog')
  const set = async (most: string, said: string) => {
    await sheet.getByRole('textbox', { name: t('limit_field') }).fill(most)
    await sheet.getByRole('button', { name: shell('save') }).click()
    await page.getByText(said).last().waitFor()
  }
  /** The limit that holds, in the sheet. */
  const holds = (most: string) => sheet.getByText(most, { exact: false }).first().waitFor()
  const close = async () => {
    await sheet.getByRole('button', { name: shell('close') }).click()
    await closed(sheet)
  }

  await row.click()
  await sheet.getByRole('button', { name: shell('save') }).click()
  await sheet.getByText(errors('amount.invalid')).waitFor()
  await set('500', t('saved'))
  await holds('500')
  await set('300', t('saved'))
  await holds('300')
  await set('900', t('asked'))
  await sheet.getByRole('button', { name: t('raise_keep') }).waitFor()
  expect(await sheet.getByRole('button', { name: shell('confirm') }).count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await close()
  expect(await row.innerText()).toContain('300')
  expect(await row.innerText()).toContain('R$')

  const payIn = async () => {
    await open(page, merchant, '/m/voucherCenter', language)
    await page.getByLabel(wallet('line_amount')).fill('400')
    await page.getByRole('button', { name: wallet('deposit_submit') }).click()
  }
  await payIn()
  await page.getByText(errors('limit.reached')).waitFor()
  // Which limit it is, and how much of it is left.
  await page.getByText(`${t('deposit')} · ${t('day')}`).waitFor()
  await page.getByText(/300[.,]00.*300[.,]00/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  server.advance(DAY)
  await signInByCall(page, { merchant, username, password: PASSWORD, port: server.port })
  await open(page, merchant, '/m/playSafely', language)
  await row.click()
  await holds('300')
  await sheet.getByRole('button', { name: shell('confirm') }).click()
  await closed(sheet.getByRole('button', { name: shell('confirm') }))
  await holds('900')
  await payIn()
  await page.waitForURL(`${server.provider}/**`)
  await open(page, merchant, '/m/playSafely', language)

  await page.getByRole('button', { name: t('for_good') }).click()
  expect(await accessibilityFaults(page)).toEqual([])
  await sheet.getByRole('button', { name: shell('cancel') }).click()
  await closed(sheet)
  await page.getByRole('button', { name: t('for_good') }).click()
  await sheet.getByRole('button', { name: shell('confirm') }).click()
  await closed(sheet)
  await page.getByRole('heading', { name: t('paused_exclusion') }).waitFor()
  await page.waitForFunction(() => window.scrollY === 0)
  // Whoever is excluded can still sign in, and sees it.
  await signInByCall(page, { merchant, username, password: PASSWORD, port: server.port })
  await open(page, merchant, '/m/playSafely', language)
  await page.getByRole('heading', { name: t('paused_exclusion') }).waitFor()
  expect(await page.getByRole('heading', { name: t('break_title') }).count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  // Wallet, cashier, rewards, games, lottery and home say it at once, and nothing is there to be filled in or to draw to playing.
  for (const path of ['/m/member/account', '/m/voucherCenter', '/m/rewardCenter', '/m/leaderBoard', '/m/games', '/m/lottery', '/m/home']) {
    await turnTo(page, path)
    await page.getByRole('heading', { name: t('paused_exclusion') }).waitFor()
    expect(await page.getByLabel(wallet('line_amount')).count()).toBe(0)
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: wallet('deposit'), exact: true })
        .count(),
    ).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
  }
  expect(await page.getByRole('region', { name: shell('banners') }).isVisible()).toBe(false)
  await turnTo(page, '/m/games')
  await page.locator('main button:has(img)').first().click()
  await sheet.getByRole('heading', { name: t('paused_exclusion') }).waitFor()
})

// Proves money-17.
test('a visitor comes there from home’s footer, sees who helps and the way to sign in', async ({ phone }) => {
  const t = textOf('EN', 'safeplay')
  const { shell } = textsOf('EN')
  const page = await phone.open('demo', '/m/home', 'EN')
  await page.getByRole('link', { name: shell('play_responsibly') }).click()
  await page.getByText(t('visitor_text')).waitFor()
  await page.getByRole('link', { name: 'gamblingtherapy.org' }).waitFor()
  await page.getByRole('link', { name: shell('log_in') }).click()
  await page.waitForURL('**/m/login**backUrl=%2Fm%2FplaySafely**')
})

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LanguageCode } from '@foyer/contract/languages'
import { textOf } from '@foyer/texts/load'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { comeBackUntilShown } from './testing/come-back.ts'
import { enterByCall, PASSWORD, signInByCall } from './testing/member-by-calls.ts'
import { accessibilityFaults, PATIENCE, test, textsOf, type Merchant } from './testing/phone.ts'
import { startServerWithPayments } from './testing/servers/server-with-payments.ts'
import { closed } from './testing/wait-for.ts'

const HOSTS = { demo: 'localhost', aurora: 'aurora.localhost' } as const
const MINUTE = 60_000
const HOUR = 60 * MINUTE

let server: Awaited<ReturnType<typeof startServerWithPayments>>
beforeAll(async () => {
  server = await startServerWithPayments(async directory => {
    // Aurora's policy requires a limit on deposits before the first one.
    const file = join(directory, 'aurora/content/safe-play.json')
    const policy = JSON.parse(await readFile(file, 'utf8')) as { readonly countries: { readonly BR: { readonly rules: object } } }
    const BR = { ...policy.countries.BR, rules: { ...policy.countries.BR.rules, required: ['deposit'] } }
    await writeFile(file, JSON.stringify({ ...policy, countries: { ...policy.countries, BR } }))
  })
})
afterAll(() => server.stop())

/** A page of the merchant, opened by a new member. */
const openAsMember = async (page: Page, merchant: Merchant, path: string, language: LanguageCode) => {
  const username = await enterByCall(page, merchant, server.port)
  await page.goto(`http://${HOSTS[merchant]}:${server.port}${path}?language=${language}`, { waitUntil: 'networkidle' })
  return username
}

/** Puts the clock forward, and opens the page's address again by a new session of the same member, because the old one has ended. */
const comeBackAfter = async (page: Page, ms: number, merchant: Merchant, username: string) => {
  const address = page.url()
  server.advance(ms)
  await page.clock.install({ time: server.now() })
  await signInByCall(page, { merchant, username, password: PASSWORD, port: server.port })
  await page.goto(address, { waitUntil: 'networkidle' })
}

/** Asks for a deposit; then the page is the provider's. */
const askFor = async (page: Page, amount: string, language: LanguageCode) => {
  const { wallet } = textsOf(language)
  await page.getByLabel(wallet('line_amount')).fill(amount)
  await page.getByRole('button', { name: wallet('deposit_submit') }).click()
  await page.waitForURL(`${server.provider}/**`)
}

const choose = async (page: Page, act: 'Pay' | 'Decline' | 'Pay in 20 seconds') => {
  await page.getByRole('button', { name: new RegExp(`^${act} ?(?:The money|Nothing|The payer)`) }).click()
  await page.waitForURL('**/m/voucherCenter?deposit=**')
}

/** Declines the newest payment, as somebody at the provider's desk does. */
const declineNewest = async () => {
  const [payment] = /\/pay\/[^"]+/.exec(await (await fetch(server.provider)).text()) ?? []
  const { status } = await fetch(`${server.provider}${payment}/decline`, { method: 'POST', redirect: 'manual' })
  expect(status).toBe(303)
}

// Proves install-35, money-42.
test('after a deposit was submitted the next view of home opens the forced download, on a first visit too (spec 2 §4)', async ({
  phone: { page },
}) => {
  const { install, shell, wallet } = textsOf('EN')
  const rewards = textOf('EN', 'rewards')
  await openAsMember(page, 'demo', '/m/member/statement', 'EN')
  // The phone of these stories has seen it too often.
  await page.addInitScript(() => localStorage.setItem('SHELL_forceDownloadShow', '0'))
  // In two taps, over the page where the player is: a first deposit begins with the second sum.
  await page.getByRole('button', { name: wallet('deposit'), exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: '₱500', exact: true, pressed: true }).waitFor()
  await sheet.getByText(rewards('reward_points', { count: 100 })).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await sheet.getByRole('button', { name: /^Pay .*500\.00/ }).click()
  await page.waitForURL(`${server.provider}/**`)
  await choose(page, 'Pay')
  // What waits now, and the way back to where the player was.
  await page.getByRole('heading', { name: wallet('deposit_paid', { amount: '₱500.00' }) }).waitFor()
  await page.getByRole('link', { name: rewards('reward_take') }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page
    .getByRole('main')
    .getByRole('link', { name: shell('back'), exact: true })
    .click()
  await page.waitForURL('**/m/member/statement**')
  await page.goto(`http://${HOSTS.demo}:${server.port}/m/home?language=EN`)
  const modal = page.getByRole('dialog')
  await modal.getByText(install('forced_title', { brand: 'Lumina' })).waitFor()
  await modal.getByRole('button', { name: shell('close') }).click()
  await closed(modal)
  await page.reload({ waitUntil: 'networkidle' })
  expect(await modal.count()).toBe(0)
})

// Proves money-34, money-41, money-45, navigation-29.
test('deposits by each outcome, withdrawals that are paid and returned, and a statement that adds up (spec 2 §2, Deposit)', async ({
  phone: { page },
}) => {
  const { wallet, withdrawals, errors, shell } = textsOf('EN')
  const username = await openAsMember(page, 'demo', '/m/voucherCenter', 'EN')
  const amount = page.getByLabel(wallet('line_amount'))
  for (const [typed, fault] of [
    ['', 'required'],
    ['100.005', 'amount.decimals'],
    ['-100', 'amount.negative'],
    ['1,500', 'amount.invalid'],
    ['99.99', 'amount.too.small'],
    ['50000.01', 'amount.too.large'],
  ] as const) {
    await amount.fill(typed)
    await page.getByRole('button', { name: wallet('deposit_submit') }).click()
    await page.getByText(errors(fault)).waitFor()
    expect(await amount.getAttribute('aria-invalid')).toBe('true')
  }
  expect(await accessibilityFaults(page)).toEqual([])

  await askFor(page, '500', 'EN')
  await choose(page, 'Pay')
  await page.getByRole('heading', { name: wallet('deposit_paid', { amount: '₱500.00' }) }).waitFor()
  await page.getByRole('button', { name: '₱500.00' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: shell('ok'), exact: true }).click()

  await askFor(page, '300', 'EN')
  await choose(page, 'Decline')
  await page.getByRole('heading', { name: wallet('deposit_declined') }).waitFor()
  await page.getByRole('link', { name: wallet('new_deposit') }).click()
  for (const state of ['state_paid', 'state_declined'] as const)
    await page
      .getByRole('listitem')
      .filter({ hasText: wallet(state) })
      .waitFor()

  await page.getByRole('tab', { name: wallet('withdraw') }).click()
  await page.getByRole('button', { name: wallet('account_add') }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(wallet('bank'), { exact: true }).selectOption({ index: 1 })
  await sheet.getByLabel(wallet('account_number')).fill('1234 5678 9012')
  await sheet.getByLabel(wallet('account_holder')).fill('Maria Santos')
  expect(await accessibilityFaults(page)).toEqual([])
  await sheet.getByRole('button', { name: wallet('account_add') }).click()
  await sheet.waitFor({ state: 'detached' })
  const waiting = page.getByText(wallet('account_usable', { time: '' }).trim())
  await waiting.waitFor()
  expect(await amount.count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  // The demo merchant's new accounts wait 24 hours.
  await comeBackAfter(page, 24 * HOUR, 'demo', username)
  await amount.waitFor()
  expect(await waiting.count()).toBe(0)

  const withdraw = async (sum: string) => {
    await amount.fill(sum)
    await page
      .getByRole('main')
      .getByRole('button', { name: wallet('withdraw'), exact: true })
      .click()
  }
  await withdraw('600')
  await page.getByText(errors('balance.too.low')).waitFor()
  await amount.fill('200')
  expect(await accessibilityFaults(page)).toEqual([])
  await withdraw('200')
  await page.getByRole('heading', { name: withdrawals('withdrawal_sent') }).waitFor()
  // The sandbox pays out by itself; nothing on the page calls the withdrawal back.
  server.doWhatWaits()
  await page.getByRole('heading', { name: wallet('outcome_paid') }).waitFor()
  await page.getByRole('button', { name: '₱300.00' }).waitFor()
  await page.getByRole('link', { name: shell('ok'), exact: true }).click()

  await withdraw('250')
  await page.getByRole('heading', { name: withdrawals('withdrawal_sent') }).waitFor()
  await page.getByRole('button', { name: '₱50.00' }).waitFor()
  await declineNewest()
  await page.getByRole('heading', { name: wallet('movement_return') }).waitFor()
  await page.getByRole('button', { name: '₱300.00' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: shell('ok'), exact: true }).click()

  await page.getByRole('link', { name: wallet('statement') }).click()
  const lines = page.locator('details')
  await lines.first().waitFor()
  expect((await lines.allInnerTexts()).map(text => text.match(/[+-]₱[\d.]+|₱[\d.]+/g))).toEqual([
    ['+₱250.00', '₱300.00'],
    ['-₱250.00', '₱50.00'],
    ['-₱200.00', '₱300.00'],
    ['+₱500.00', '₱500.00'],
  ])
  await lines.nth(2).locator('summary').click()
  await page.getByText(wallet('outcome_paid'), { exact: true }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: wallet('csv_download') }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file.split('\r\n')[0]).toContain(
    `${wallet('csv_moment')},${wallet('filter_what')},${wallet('line_amount')},${wallet('line_balance')},${wallet('fee')}`,
  )
  expect(file).toContain(`${wallet('movement_return')},250.00,300.00,,PHP`)
  expect(file).toContain(`${wallet('movement_hold')},-200.00,300.00,10.00,PHP`)
  expect(file).toContain(`${wallet('deposit')},500.00,500.00,,PHP`)

  await page.getByRole('button', { name: '₱300.00' }).click()
  await page.getByRole('button', { name: wallet('balance_hidden') }).waitFor()
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: wallet('balance_hidden') }).waitFor()
})

/** A deposit is refused without the limit that the policy requires: one tap leads to the limit, and one back to the deposit. */
const setRequiredLimit = async (page: Page, language: LanguageCode) => {
  const { wallet, errors, shell } = textsOf(language)
  const t = textOf(language, 'safeplay')
  await page.getByLabel(wallet('line_amount')).fill('100')
  await page.getByRole('button', { name: wallet('deposit_submit') }).click()
  await page.getByText(errors('limit.required')).waitFor()
  await page.getByRole('link', { name: wallet('set_limits') }).click()
  const needed = page.getByRole('button', { name: t('needed') })
  await needed.waitFor()
  // The page starts at the limits.
  await page.waitForFunction(() => window.scrollY > 0)
  expect(await needed.allInnerTexts()).toEqual([expect.stringContaining(t('deposit'))])
  expect(await accessibilityFaults(page)).toEqual([])
  await needed.click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: t('limit_field') }).fill('500')
  await sheet.getByRole('button', { name: shell('save') }).click()
  await needed.waitFor({ state: 'detached' })
  await sheet.getByRole('button', { name: shell('close') }).click()
  await closed(sheet)
  await page.getByRole('link', { name: shell('back') }).click()
  await page.waitForURL('**/m/voucherCenter**')
}

// Proves money-24, money-33, money-43.
test('a deposit is followed until it ends, whichever tab it is paid in, however late, and an account is closed', async ({ phone: { page } }) => {
  const { wallet, shell } = textsOf('UR')
  const username = await openAsMember(page, 'aurora', '/m/voucherCenter', 'UR')
  expect(await accessibilityFaults(page)).toEqual([])
  await setRequiredLimit(page, 'UR')
  await askFor(page, '۱۰۰', 'UR')
  const payment = page.url()
  // The way back from the provider's page leads to the deposit, and not to a form that could be sent once more.
  await page.goBack({ waitUntil: 'networkidle' })
  await page.getByRole('heading', { name: wallet('deposit_pending') }).waitFor()
  await fetch(`${payment}/pay`, { method: 'POST', redirect: 'manual' })
  await page.getByText(wallet('deposit_paid_text')).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: shell('ok'), exact: true }).click()
  const paid = page.getByRole('listitem').filter({ hasText: wallet('state_paid') })
  await paid.waitFor()

  await askFor(page, '۲۰۰', 'UR')
  await choose(page, 'Pay in 20 seconds')
  await page.getByRole('heading', { name: wallet('deposit_pending') }).waitFor()
  // A channel that does not say otherwise waits 60 minutes for the money.
  await comeBackAfter(page, 61 * MINUTE, 'aurora', username)
  // A provider that could not be asked is asked again after a minute.
  await comeBackUntilShown(page, page.getByRole('heading', { name: wallet('deposit_expired') }), PATIENCE + MINUTE)
  expect(await accessibilityFaults(page)).toEqual([])
  server.doWhatWaits()
  await comeBackUntilShown(page, page.getByText(wallet('deposit_paid_text')))
  await page.getByRole('link', { name: shell('ok'), exact: true }).click()
  await expect.poll(() => paid.count()).toBe(2)

  await page.getByRole('link', { name: shell('back') }).click()
  await page.getByRole('button', { name: wallet('close_account') }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('link', { name: wallet('withdraw') }).waitFor()
  expect(await sheet.getByRole('button', { name: wallet('close_submit') }).count()).toBe(0)

  await openAsMember(page, 'aurora', '/m/member/account', 'UR')
  await page.getByRole('button', { name: wallet('close_account') }).click()
  expect(await accessibilityFaults(page)).toEqual([])
  await sheet.getByRole('button', { name: wallet('close_submit') }).click()
  await page.getByText(wallet('close_done')).waitFor()
  await page.waitForURL('**/m/home**')
})

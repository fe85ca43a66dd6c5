import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LanguageCode } from '@foyer/contract/languages'
import { createSandbox } from '@foyer/payment-sandbox/src/sandbox.ts'
import { startServerProcess, type ServerProcess } from '@foyer/server/src/testing/server-process.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { changedMerchants, WITHOUT_CAPTCHA, type ChangedMerchants } from './testing/changed-merchants.ts'
import { enterByCall } from './testing/member-by-calls.ts'
import { accessibilityFaults, test, textsOf, type Merchant } from './testing/phone.ts'

const HOSTS = { demo: 'localhost', aurora: 'aurora.localhost' } as const
const KEY = 'a key that only this test and its sandbox have'

let sandbox: Awaited<ReturnType<typeof createSandbox>>
let merchants: ChangedMerchants
let server: ServerProcess
let provider: string
beforeAll(async () => {
  sandbox = await createSandbox({ key: KEY })
  provider = await sandbox.listen({ host: '127.0.0.1', port: 0 })
  merchants = await changedMerchants(WITHOUT_CAPTCHA)
  // A new bank account can be used at once: the waiting time is proven on the server, with a clock of its own.
  for (const code of ['demo', 'aurora']) {
    const file = join(merchants.directory, code, 'content/payments.json')
    const { withdrawal, ...content } = JSON.parse(await readFile(file, 'utf8')) as { readonly withdrawal: object }
    await writeFile(file, JSON.stringify({ ...content, withdrawal: { ...withdrawal, waitHours: 0 } }))
  }
  const env = { MERCHANTS_DIR: merchants.directory, PAYMENT_SANDBOX_URL: provider, PAYMENT_SANDBOX_KEY: KEY }
  server = await startServerProcess(env, inject('dataTemplate'))
})
afterAll(async () => {
  await server.stop()
  await sandbox.close()
  await merchants.remove()
})

/** A page of the merchant, opened by a new member. */
const openAsMember = async (page: Page, merchant: Merchant, path: string, language: LanguageCode) => {
  await enterByCall(page, merchant, server.port)
  await page.goto(`http://${HOSTS[merchant]}:${server.port}${path}?language=${language}`, { waitUntil: 'networkidle' })
}

/** Asks for a deposit; then the page is the provider's. */
const askFor = async (page: Page, amount: string, language: LanguageCode) => {
  const { wallet } = textsOf(language)
  await page.getByLabel(wallet('line_amount')).fill(amount)
  await page.getByRole('button', { name: wallet('deposit_submit') }).click()
  await page.waitForURL(`${provider}/**`)
}

const choose = async (page: Page, act: 'Pay' | 'Decline') => {
  await page.getByRole('button', { name: new RegExp(`^${act} ?(?:The money|Nothing)`) }).click()
  await page.waitForURL('**/m/voucherCenter?deposit=**')
}

test('deposits by each outcome, a withdrawal, and a statement that adds up (spec 2 §2, Deposit)', async ({ phone: { page } }) => {
  const { wallet, errors, shell } = textsOf('EN')
  await openAsMember(page, 'demo', '/m/voucherCenter', 'EN')
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
  await amount.fill('600')
  await page
    .getByRole('main')
    .getByRole('button', { name: wallet('withdraw'), exact: true })
    .click()
  await page.getByText(errors('balance.too.low')).waitFor()
  await amount.fill('200')
  expect(await accessibilityFaults(page)).toEqual([])
  await page
    .getByRole('main')
    .getByRole('button', { name: wallet('withdraw'), exact: true })
    .click()
  // The sandbox pays out by itself; nothing on the page calls the withdrawal back.
  await page.getByRole('heading', { name: wallet('outcome_paid') }).waitFor()
  await page.getByRole('button', { name: '₱300.00' }).waitFor()
  await page.getByRole('link', { name: shell('ok'), exact: true }).click()

  await page.getByRole('link', { name: wallet('statement') }).click()
  const lines = page.locator('details')
  await lines.first().waitFor()
  expect((await lines.allInnerTexts()).map(text => text.match(/[+-]₱[\d.]+|₱[\d.]+/g))).toEqual([
    ['-₱200.00', '₱300.00'],
    ['+₱500.00', '₱500.00'],
  ])
  await lines.first().locator('summary').click()
  await page.getByText(wallet('outcome_paid'), { exact: true }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: wallet('csv_download') }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file.split('\r\n')[0]).toContain(`${wallet('csv_moment')},${wallet('filter_what')},${wallet('line_amount')},${wallet('line_balance')}`)
  expect(file).toContain(`${wallet('movement_hold')},-200.00,300.00,PHP`)
  expect(file).toContain(`${wallet('deposit')},500.00,500.00,PHP`)

  await page.getByRole('button', { name: '₱300.00' }).click()
  await page.getByRole('button', { name: wallet('balance_hidden') }).waitFor()
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: wallet('balance_hidden') }).waitFor()
})

test('a deposit is followed until it ends, whichever tab it is paid in, and an account is closed', async ({ phone: { page } }) => {
  const { wallet, shell } = textsOf('UR')
  await openAsMember(page, 'aurora', '/m/voucherCenter', 'UR')
  expect(await accessibilityFaults(page)).toEqual([])
  await askFor(page, '۱۰۰', 'UR')
  const payment = page.url()
  // The way back from the provider's page leads to the deposit, and not to a form that could be sent once more.
  await page.goBack({ waitUntil: 'networkidle' })
  await page.getByRole('heading', { name: wallet('deposit_pending') }).waitFor()
  await fetch(`${payment}/pay`, { method: 'POST', redirect: 'manual' })
  await page.getByText(wallet('deposit_paid_text')).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: shell('ok'), exact: true }).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: wallet('state_paid') })
    .waitFor()

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

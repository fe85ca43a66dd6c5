import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { textOf } from '@foyer/texts/load'
import { afterAll, beforeAll, expect } from 'vitest'
import { enterByCall } from '#testing/member-by-calls.ts'
import { accessibilityFaults, test } from '#testing/phone.ts'
import { startServerWith, WITHOUT_CAPTCHA } from '#testing/servers/changed-merchants.ts'

const POLICY = { before: ['deposit', 'bets', 'withdrawal'], documents: ['passport', 'identity-card', 'driving-licence'], validMonths: 24 }
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const HOSTS = { demo: 'localhost', aurora: 'aurora.localhost' } as const

let server: Awaited<ReturnType<typeof startServerWith>>
beforeAll(async () => {
  server = await startServerWith(WITHOUT_CAPTCHA, {}, async directory => {
    for (const merchant of ['demo', 'aurora']) await writeFile(join(directory, merchant, 'content/identity-checks.json'), JSON.stringify(POLICY))
  })
})
afterAll(() => server.stop())

// Proves staff-44.
test.for([
  ['demo', 'EN'],
  ['aurora', 'UR'],
] as const)('at %s, in %s, a member sends pictures of a document, and sees that it is looked at', async ([merchant, language], { phone }) => {
  const [identity, feedback, profile] = [textOf(language, 'identitycheck'), textOf(language, 'feedback'), textOf(language, 'profile')]
  const { page } = phone
  await enterByCall(page, merchant, server.port)
  await page.goto(`http://${HOSTS[merchant]}:${server.port}/m/member/home?language=${language}`, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: profile('identity_check') }).click()
  await page.getByRole('heading', { name: profile('identity_check') }).waitFor()
  for (const gate of ['before_deposit', 'before_bets', 'before_withdrawal'] as const) await page.getByText(identity(gate)).waitFor()
  const send = page.getByRole('button', { name: feedback('send'), exact: true })
  await page.getByLabel(identity('document')).selectOption('identity-card')
  for (const name of ['front.png', 'back.png']) await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: PICTURE })
  await page
    .getByRole('button', { name: feedback('remove_picture', { number: '2' }) })
    .or(page.getByRole('button', { name: feedback('remove_picture', { number: '۲' }) }))
    .waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await send.click()
  await page.getByRole('heading', { name: identity('waiting_title') }).waitFor()
  // One document waits at a time.
  expect(await send.count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
})

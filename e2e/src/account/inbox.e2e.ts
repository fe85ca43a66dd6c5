import { textOf } from '@foyer/texts/load'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answerAtDesk, memberIdIn } from '#testing/desk.ts'
import { signInByCall } from '#testing/member-by-calls.ts'
import { accessibilityFaults, test, textsOf } from '#testing/phone.ts'

const inbox = textOf('EN', 'inbox')
const { shell } = textsOf('EN')
const SAID = 'Your account is confirmed.'

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: shell('messages') })
const count = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? 0)

// Proves announcements-19, announcements-20.
test('an answer of support is new in the inbox, and the bell and the member’s page count the same, until it is read', async ({ phone }) => {
  const { page } = phone
  await signInByCall(page)
  await phone.open('demo', '/m/home', 'EN')
  await answerAtDesk('demo', await memberIdIn(page), SAID)
  await phone.open('demo', '/m/member/home', 'EN')
  const row = page.getByRole('main').getByRole('link', { name: shell('messages') })
  await expect.poll(async () => count(await row.innerText())).toBeGreaterThan(0)
  expect(count(await row.innerText())).toBe(count(await bell(page).innerText()))

  await row.click()
  await page.waitForURL('**/m/messages')
  await page.getByRole('heading', { name: inbox('new') }).waitFor()
  await page.getByText(SAID).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('tab', { name: inbox('support'), exact: true }).click()
  await page.getByRole('link', { name: SAID }).click()
  await page.waitForURL('**/m/chat')
  await page.getByRole('log').getByText(SAID).waitFor()
})

import { expect } from 'vitest'
import { accessibilityFaults, test, textsOf, type Merchant } from './testing/phone.ts'

const logins = { demo: 'Lantern-42-river', aurora: 'Harbor-77-cedar' } as const

test.for<readonly [Merchant, 'EN' | 'UR']>([
  ['demo', 'EN'],
  ['aurora', 'UR'],
])('%s: a visitor has the way in among the shortcuts, a member the way to the level', async ([merchant, language], { phone }) => {
  const { shell, identity, benefits } = textsOf(language)
  const page = await phone.open(merchant, '/m/home', language)
  const row = page.getByRole('navigation', { name: shell('shortcuts') })
  const wayIn = row.getByRole('link', { name: shell('register'), exact: true })
  await wayIn.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.goto(page.url().replace('/m/home', '/m/login'))
  await page.getByLabel(identity('username'), { exact: true }).fill('player')
  await page.getByLabel(identity('password'), { exact: true }).fill(logins[merchant])
  await page.getByRole('button', { name: identity('login_submit') }).click()
  await page.waitForURL('**/m/home**')
  await row.getByRole('link', { name: 'VIP' }).click()
  await page.getByRole('heading', { level: 1, name: benefits('benefits_title') }).waitFor()
  await page.goBack()
  await row.waitFor()
  expect(await wayIn.count()).toBe(0)
})

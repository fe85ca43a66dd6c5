import { languages } from '@foyer/contract/languages'
import { expect } from 'vitest'
import { addressOf, test, textsOf } from './testing/phone.ts'

test('a chosen language is spoken at once, from right to left where it is written so, and stays (spec 2 §5)', async ({ phone }) => {
  const page = phone.page
  await page.goto(addressOf('demo', '/m/login'), { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: textsOf('EN').shell('language') }).click()
  await page.getByRole('dialog').getByText(languages.UR.name).click()

  const title = page.getByRole('heading', { name: textsOf('UR').identity('login_title') })
  await title.waitFor()
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  await page.goto(addressOf('demo', '/m/login'), { waitUntil: 'networkidle' })
  await title.waitFor()
  expect(phone.complaints).toEqual([])
})

test('without a choice the browser’s language is spoken, else the merchant’s first', async ({ browser }) => {
  for (const [locale, language] of [
    ['ur-PK', 'UR'],
    ['zh-CN', 'CN'],
    ['fr-FR', 'EN'],
  ] as const) {
    const context = await browser.newContext({ locale })
    const page = await context.newPage()
    await page.goto(addressOf('demo', '/m/home'))
    expect(await page.locator('html').getAttribute('lang')).toBe(languages[language].html)
    await context.close()
  }
})

import { languageCodes } from '@foyer/contract/languages'
import { expect } from 'vitest'
import { test as freshTest } from './testing/fresh-phone.ts'
import { addressOf, test, textsOf } from './testing/phone.ts'

test('while the countdown runs, six digits and the countdown have room in every language', async ({ phone }) => {
  const { page } = phone
  // As wide as a dialog leaves it on a phone of 320 px.
  await page.setViewportSize({ width: 280, height: 800 })
  await page.route('**/wps/member/password/recovery/**', route => route.fulfill({ json: { success: true, value: { expirationTime: 60 } } }))
  const narrow: Record<string, unknown> = {}
  for (const language of languageCodes) {
    const { identity } = textsOf(language)
    await page.goto(`${addressOf('demo', '/m/forgotPassword')}?language=${language}`, { waitUntil: 'networkidle' })
    const field = page.getByLabel(identity('code_label'), { exact: true })
    const roomOf = () =>
      field.evaluate((input: HTMLInputElement) => {
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(input)
        return input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      })
    const beside = await roomOf()
    await page.getByRole('textbox', { name: identity('mobile'), exact: true }).fill('9171234567')
    await page.getByRole('button', { name: identity('code_send') }).click()
    // Bengali has digits of its own.
    const left = page.getByText(new RegExp(identity('code_resend_in', { seconds: '@' }).replace('@', String.raw`\p{Nd}+`), 'u'))
    await left.waitFor()
    const box = await left.boundingBox()
    const below = await roomOf()
    const fits = box !== null && box.x >= 0 && box.x + box.width <= 280
    if (beside < 60 || below < 60 || !fits) narrow[language] = { beside, below, box }
  }
  expect(narrow).toEqual({})
})

freshTest('the download bar fits 320 px in every language: nothing lies over anything else, and the cross is in sight', async ({ fresh }) => {
  const page = await fresh()
  await page.setViewportSize({ width: 320, height: 640 })
  const faults: Record<string, unknown> = {}
  for (const language of languageCodes) {
    const { install, shell } = textsOf(language)
    await page.goto(`${addressOf('demo', '/m/home')}?language=${language}`, { waitUntil: 'networkidle' })
    const bar = page.getByRole('complementary', { name: 'Lumina' })
    const button = bar.getByRole('button', { name: install('bar_download'), exact: true })
    await button.waitFor()
    const boxes = [
      await bar.locator('img').boundingBox(),
      ...(await Promise.all((await bar.locator('p > *').all()).map(word => word.boundingBox()))),
      await button.boundingBox(),
      await bar.getByRole('button', { name: shell('close'), exact: true }).boundingBox(),
    ].filter(box => box !== null)
    const outside = boxes.filter(box => box.x < 0 || box.x + box.width > 320)
    const meets = (one: (typeof boxes)[number], other: (typeof boxes)[number]) =>
      one.x < other.x + other.width - 1 && other.x < one.x + one.width - 1 && one.y < other.y + other.height - 1 && other.y < one.y + one.height - 1
    const over = boxes.filter((box, index) => boxes.some((other, place) => place > index && meets(box, other)))
    if (outside.length > 0 || over.length > 0) faults[language] = { outside, over }
  }
  expect(faults).toEqual({})
})

import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { boxesInEveryLanguage, type Box } from './testing/every-language.ts'
import { test as freshTest } from './testing/fresh-phone.ts'
import { lastingFaults } from './testing/lasting-faults.ts'
import { signInByCall } from './testing/member-by-calls.ts'
import { addressOf, test, textsOf } from './testing/phone.ts'
import { puzzleOf, solveSlider } from './testing/slider.ts'
import { turnTo } from './testing/turn-to.ts'

/** Room for six digits, px. */
const SIX_DIGITS = 60

const elementsOf = async (...locators: readonly Locator[]) =>
  (await Promise.all(locators.map(locator => locator.elementHandle()))).filter(element => element !== null)

/** The languages in which something of the boxes is wrong, with those boxes. */
const languagesWhere = (boxes: Readonly<Record<string, readonly Box[]>>, isWrong: (boxes: readonly Box[]) => boolean) =>
  Object.entries(boxes).filter(([, found]) => isWrong(found))

const isOutside = (width: number) => (box: Box) => box.left < 0 || box.right > width
const isOver = (one: Box, other: Box) =>
  one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1

// Proves two-factor-11.
test('while the countdown runs, six digits and the countdown have room in every language', async ({ phone }) => {
  const { page } = phone
  // The countdown stands still, however long a busy machine takes to measure it.
  await page.clock.setFixedTime(new Date())
  await page.route('**/wps/member/password/recovery/**', route => route.fulfill({ json: { success: true, value: { expirationTime: 60 } } }))
  await page.goto(`${addressOf('demo', '/m/forgotPassword')}?language=EN`, { waitUntil: 'networkidle' })
  // As wide as a dialog leaves it on a phone of 320 px.
  await page.setViewportSize({ width: 280, height: 800 })
  const { identity } = textsOf('EN')
  const field = page.getByLabel(identity('code_label'), { exact: true })
  const button = page.getByRole('button', { name: identity('code_send') })
  const beside = await boxesInEveryLanguage(await elementsOf(field), texts => [texts.identity('code_send')])
  expect(languagesWhere(beside, ([digits]) => digits!.room < SIX_DIGITS)).toEqual([])

  await page.getByRole('textbox', { name: identity('mobile'), exact: true }).fill('9171234567')
  await button.click()
  await solveSlider(page)
  const countdown = page.getByText(identity('code_resend_in', { seconds: 60 }), { exact: true })
  const below = await boxesInEveryLanguage(await elementsOf(field, countdown), texts => [texts.identity('code_resend_in', { seconds: 60 })])
  expect(languagesWhere(below, ([digits, left]) => digits!.room < SIX_DIGITS || isOutside(280)(left!))).toEqual([])
})

// Proves install-5.
freshTest('the download bar fits 320 px in every language: nothing lies over anything else, and the cross is in sight', async ({ fresh }) => {
  const page = await fresh()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${addressOf('demo', '/m/home')}?language=EN`, { waitUntil: 'networkidle' })
  const { install, shell } = textsOf('EN')
  const bar = page.getByRole('complementary', { name: 'Lumina' })
  const button = bar.getByRole('button', { name: install('bar_download'), exact: true })
  await button.waitFor()
  const close = bar.getByRole('button', { name: shell('close'), exact: true })
  const elements = await elementsOf(bar.locator('img'), ...(await bar.locator('p > *').all()), button, close)
  const boxes = await boxesInEveryLanguage(elements, texts => [texts.install('bar_download'), texts.install('bar_gift')])
  const faults = languagesWhere(
    boxes,
    found => found.some(isOutside(320)) || found.some((box, index) => found.some((other, place) => place > index && isOver(box, other))),
  )
  expect(faults).toEqual([])
})

describe('at twice the text size', () => {
  const enlarge = (page: Page) =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox()
    if (!box) throw new Error('it is not shown')
    return { ...box, right: box.x + box.width, bottom: box.y + box.height }
  }

  test('"Sign up" is above the tab bar, and "Log in" is not cut off at 320 px', async ({ phone }) => {
    const page = await phone.open('demo', '/m/home', 'EN')
    const { shell } = textsOf('EN')
    await enlarge(page)
    const signUp = await boxOf(
      page
        .getByRole('main')
        .getByRole('link', { name: shell('register') })
        .first(),
    )
    const tabs = await boxOf(
      page
        .getByRole('navigation', { name: shell('main_navigation') })
        .getByRole('link')
        .first(),
    )
    expect(signUp.bottom).toBeLessThanOrEqual(tabs.y)
    await page.setViewportSize({ width: 320, height: 640 })
    expect((await boxOf(page.getByRole('link', { name: shell('log_in') }))).right).toBeLessThanOrEqual(320)
  })

  test('the puzzle stays within its dialog', async ({ phone }) => {
    const page = await phone.open('demo', '/m/register', 'EN')
    const { identity } = textsOf('EN')
    await enlarge(page)
    await page.getByRole('button', { name: identity('captcha_start') }).click()
    const { dialog, handle } = puzzleOf(page)
    const title = await boxOf(dialog.getByRole('heading'))
    const track = await boxOf(handle.locator('..'))
    // The dialog is in the middle of the page, so its margins are equal.
    expect(track.right).toBeLessThanOrEqual(390 - title.x)
  })
})

/** Pages whose bar shows the balance. */
const WITH_BALANCE = ['home', 'voucherCenter', 'lottery', 'member/home', 'member/statement', 'rewardCenter'] as const

// Proves money-45.
test.for([
  ['ten digits', 123_456_789_000],
  ['six digits', 88_888_800],
] as const)('a balance of %s has room in every bar, on a narrow phone and with large letters too', async ([, main], { phone: { page } }) => {
  await signInByCall(page)
  await page.route('**/wps/wallet/balance', async route => {
    const response = await route.fetch()
    const answer = (await response.json()) as { readonly value: { readonly main: number } }
    await route.fulfill({ response, json: { ...answer, value: { ...answer.value, main } } })
  })
  const faults: Record<string, readonly string[]> = {}
  await page.goto(`${addressOf('demo', `/m/${WITH_BALANCE[0]}`)}?language=EN`, { waitUntil: 'networkidle' })
  for (const [index, name] of WITH_BALANCE.entries()) {
    if (index > 0) await turnTo(page, `/m/${name}`)
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 })
      for (const size of ['', '200%']) {
        await page.evaluate(fontSize => void (document.documentElement.style.fontSize = fontSize), size)
        const found = await lastingFaults(page)
        if (found.length > 0) faults[`${name}, ${width} px, letters ${size}`] = found
      }
    }
  }
  expect(faults).toEqual({})
})

import { randomBytes } from 'node:crypto'
import type { LanguageCode } from '@foyer/contract/languages'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { startServerWith } from './testing/changed-merchants.ts'
import { accessibilityFaults, test, textsOf, type Merchant } from './testing/phone.ts'
import { dragTo, puzzleOf, seeGap, solveSlider, stepTo } from './testing/slider.ts'

const PASSWORD = 'Meadow-35-lamp'
const hosts = { demo: 'localhost', aurora: 'aurora.localhost' } as const
const newUsername = () => `e2e_${randomBytes(6).toString('hex')}`

let server: Awaited<ReturnType<typeof startServerWith>>
beforeAll(async () => {
  server = await startServerWith({
    demo: { captcha: { scenes: { register: true } } },
    aurora: { captcha: { scenes: { login: true }, plain: 'picture', regexp: true } },
  })
})
afterAll(() => server.stop())

const open = async (page: Page, merchant: Merchant, path: string, language: LanguageCode) => {
  await page.goto(`http://${hosts[merchant]}:${server.port}${path}?language=${language}`, { waitUntil: 'networkidle' })
  return textsOf(language)
}

const fillIn = async (page: Page, { identity }: ReturnType<typeof textsOf>, username: string, password = PASSWORD) => {
  await page.getByLabel(identity('username'), { exact: true }).fill(username)
  await page.getByLabel(identity('password'), { exact: true }).fill(password)
}

const isSignedIn = (page: Page) => page.waitForFunction(() => sessionStorage.getItem('MC_SESSION_INFO') !== null)

describe('our own slider before a registration (spec 1 §4, §5)', () => {
  test('a submit without it opens it, and continues once it is solved by dragging', async ({ phone: { page } }) => {
    const texts = await open(page, 'demo', '/m/register', 'EN')
    await fillIn(page, texts, newUsername())
    await page.getByRole('button', { name: texts.identity('register_submit') }).click()
    await solveSlider(page)
    await page.getByRole('button', { name: texts.identity('registered_continue') }).click()
    await page.waitForURL('**/m/home**')
    await isSignedIn(page)
  })

  test('after a registration error it has to be solved again (spec 1 §4)', async ({ phone: { page } }) => {
    const texts = await open(page, 'demo', '/m/register', 'EN')
    // A name that is taken.
    await fillIn(page, texts, 'player')
    await page.getByRole('button', { name: texts.identity('register_submit') }).click()
    await solveSlider(page)
    const alert = page.getByRole('alertdialog')
    await alert.getByText(texts.errors('username.exists')).waitFor()
    await alert.getByRole('button').click()
    await alert.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: texts.identity('captcha_start') }).waitFor()
    await fillIn(page, texts, newUsername())
    await page.getByRole('button', { name: texts.identity('register_submit') }).click()
    await solveSlider(page)
    await page.getByRole('button', { name: texts.identity('registered_continue') }).click()
    await isSignedIn(page)
  })

  test('in Urdu it is the same picture, not mirrored, and arrow keys solve it', async ({ phone: { page } }) => {
    const { identity } = await open(page, 'demo', '/m/register', 'UR')
    await page.getByRole('button', { name: identity('captcha_start') }).click()
    const { handle } = puzzleOf(page)
    const x = await seeGap(page)
    await handle.focus()
    const before = await handle.boundingBox()
    await stepTo(
      x,
      4,
      () => page.keyboard.press('ArrowRight'),
      async () => {
        expect((await handle.boundingBox())?.x).toBeGreaterThan(before?.x ?? Infinity)
        await page.keyboard.press('Enter')
      },
    )
    await page.getByRole('button', { name: identity('captcha_success') }).waitFor()
  })

  test('step buttons solve it too: no drag is needed', async ({ phone: { page } }) => {
    const { identity } = await open(page, 'demo', '/m/register', 'EN')
    await page.getByRole('button', { name: identity('captcha_start') }).click()
    const { dialog } = puzzleOf(page)
    const right = dialog.getByRole('button', { name: identity('captcha_step_right') })
    await stepTo(await seeGap(page), 8, () => right.click(), dialog.getByRole('button', { name: identity('captcha_check') }))
    await page.getByRole('button', { name: identity('captcha_success') }).waitFor()
  })

  test('a piece that does not fit gives a message, and a new picture comes', async ({ phone: { page } }) => {
    const { identity } = await open(page, 'demo', '/m/register', 'EN')
    await page.getByRole('button', { name: identity('captcha_start') }).click()
    const { dialog, pieces, handle } = puzzleOf(page)
    const gap = await seeGap(page)
    const first = await pieces.first().getAttribute('src')
    await dragTo(page, gap > 160 ? gap - 60 : gap + 60)
    await dialog.getByText(identity('captcha_wrong')).waitFor()
    await page.waitForFunction(src => document.querySelector<HTMLImageElement>('dialog[open] [dir=ltr] img')?.getAttribute('src') !== src, first)
    expect(await handle.getAttribute('aria-valuenow')).toBe('0')
    await solveSlider(page)
    await page.getByRole('button', { name: identity('captcha_success') }).waitFor()
  })

  test('closing it gives "verify first", and it waits again (spec 1 §4, §8)', async ({ phone: { page } }) => {
    const texts = await open(page, 'demo', '/m/register', 'EN')
    await fillIn(page, texts, newUsername())
    await page.getByRole('button', { name: texts.identity('register_submit') }).click()
    const { dialog, pieces } = puzzleOf(page)
    await pieces.nth(1).waitFor()
    await dialog.getByRole('button', { name: texts.shell('close') }).click()
    await page.getByRole('status').getByText(texts.errors('verify_first')).first().waitFor()
    await page.getByRole('button', { name: texts.identity('captcha_start') }).waitFor()
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  })

  test('a double tap opens it, and leaves it open: a tap beside it does not close it', async ({ phone: { page } }) => {
    const texts = await open(page, 'demo', '/m/register', 'EN')
    await fillIn(page, texts, newUsername())
    await page.getByRole('button', { name: texts.identity('register_submit') }).dblclick()
    const { dialog, pieces } = puzzleOf(page)
    await pieces.nth(1).waitFor()
    await page.mouse.click(8, 8)
    await page.mouse.click(8, 8)
    await solveSlider(page)
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: texts.identity('registered_continue') }).waitFor()
  })

  test.for(['EN', 'UR'] as const)('in %s axe finds nothing in the open puzzle, and its targets are 44 px', async (language, { phone: { page } }) => {
    const { identity } = await open(page, 'demo', '/m/register', language)
    await page.getByRole('button', { name: identity('captcha_start') }).click()
    const { dialog, pieces, handle } = puzzleOf(page)
    await pieces.nth(1).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    for (const target of [handle, ...(await dialog.getByRole('button').all())]) {
      const box = await target.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  })
})

test('after too many wrong passwords the captcha appears, in the sign-in dialog too (spec 1 §4, Limits)', async ({ phone: { page } }) => {
  const texts = await open(page, 'demo', '/m/home', 'EN')
  await page
    .getByRole('link', { name: texts.shell('log_in') })
    .first()
    .click()
  const submit = page.getByRole('dialog').getByRole('button', { name: texts.identity('login_submit'), exact: true })
  const confirmAlert = async () => {
    const alert = page.getByRole('alertdialog')
    await alert.getByRole('button').click()
    await alert.waitFor({ state: 'detached' })
  }
  for (let time = 0; time < 5; time++) {
    await fillIn(page, texts, 'player', 'wrong')
    await submit.click()
    await confirmAlert()
  }
  await fillIn(page, texts, 'player', 'Lantern-42-river')
  await submit.click()

  // Closing it leaves the dialog around it open.
  await puzzleOf(page).pieces.nth(1).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: texts.identity('captcha_start') }).click()
  await solveSlider(page)
  await submit.click()
  await isSignedIn(page)
})

test.for([
  ['demo', '/m/register', 'register_submit'],
  ['aurora', '/m/login', 'login_submit'],
] as const)(
  '%s: whoever cannot see the picture passes without it (docs/captcha.md, Without a picture)',
  async ([merchant, path, submit], { phone }) => {
    const { page } = phone
    const texts = await open(page, merchant, path, 'EN')
    if (merchant === 'demo') await page.getByRole('button', { name: texts.identity('captcha_start') }).click()
    await page.getByRole('button', { name: texts.identity('captcha_without_picture') }).click()
    await page.getByRole('button', { name: texts.identity('captcha_success') }).waitFor()
    // Until the window has closed, the fields behind it take no text.
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await (merchant === 'demo' ? fillIn(page, texts, newUsername()) : fillIn(page, texts, 'player', 'Harbor-77-cedar'))
    await page.getByRole('button', { name: texts.identity(submit) }).click()
    await isSignedIn(page)
  },
)

describe('a picture with letters before sign-in (spec 1 §6, plain captcha)', () => {
  test('nothing typed gives "verify first"', async ({ phone: { page } }) => {
    const texts = await open(page, 'aurora', '/m/login', 'UR')
    await page.getByAltText(texts.identity('captcha_picture_alt')).waitFor()
    await fillIn(page, texts, 'player', 'Harbor-77-cedar')
    await page.getByRole('button', { name: texts.identity('login_submit') }).click()
    await page.getByRole('alertdialog').getByText(texts.errors('verify_first')).waitFor()
  })

  test('wrong letters give a message; the picture changes, and the captcha-regexp setting clears the field', async ({ phone: { page } }) => {
    const texts = await open(page, 'aurora', '/m/login', 'EN')
    const picture = page.getByAltText(texts.identity('captcha_picture_alt'))
    const letters = page.getByLabel(texts.identity('captcha_picture'))
    const first = await picture.getAttribute('src')
    await fillIn(page, texts, 'player', 'Harbor-77-cedar')
    await letters.fill('AAAAA')
    await page.getByRole('button', { name: texts.identity('login_submit') }).click()
    await page.getByRole('alertdialog').getByText(texts.errors('captcha.invalid')).waitFor()
    await page.waitForFunction(src => ![...document.images].some(image => image.getAttribute('src') === src), first)
    expect(await letters.inputValue()).toBe('')
  })
})

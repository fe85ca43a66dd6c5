import { randomBytes } from 'node:crypto'
import type { LanguageCode } from '@foyer/contract/languages'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { tapBeside } from '#testing/hand.ts'
import { accessibilityFaults, test, textsOf, type Merchant } from '#testing/phone.ts'
import { startServerWith } from '#testing/servers/changed-merchants.ts'
import { dragTo, puzzleOf, seeGap, solveSlider, stepTo } from '#testing/slider.ts'
import { closed, signedIn } from '#testing/wait-for.ts'
import { wireClient } from '#testing/wire.ts'

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

/** axe finds nothing in the open puzzle, and a finger hits whatever it has. */
const expectAccessiblePuzzle = async (page: Page) => {
  const { dialog, pieces, handle } = puzzleOf(page)
  await pieces.nth(1).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  for (const target of [handle, ...(await dialog.getByRole('button').all())]) {
    const box = await target.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
}

const confirmAlert = async (page: Page, words?: string) => {
  const alert = page.getByRole('alertdialog')
  if (words !== undefined) await alert.getByText(words).waitFor()
  await alert.getByRole('button').click()
  await alert.waitFor({ state: 'detached' })
}

describe('our own slider before a registration (spec 1 §4, §5)', () => {
  // Proves captcha-1, captcha-4, captcha-7, captcha-14, captcha-20, errors-15, navigation-17, registration-7.
  test('a submit opens it; dragged, stepped or without a picture it lets the form continue, after each error anew; closing it gives "verify first"', async ({
    phone: { page },
  }) => {
    const texts = await open(page, 'demo', '/m/register', 'EN')
    const { identity } = texts
    const submit = page.getByRole('button', { name: identity('register_submit') })
    const waitsAgain = () => page.getByRole('button', { name: identity('captcha_start') }).waitFor()
    const { dialog, pieces, handle } = puzzleOf(page)

    // A name that is taken, and a double tap: it opens, and a tap beside it does not close it.
    await fillIn(page, texts, 'player')
    await submit.dblclick()
    await expectAccessiblePuzzle(page)
    await tapBeside(page)
    await tapBeside(page)
    // A piece that does not fit gives a message, and a new picture comes.
    const gap = await seeGap(page)
    const first = await pieces.first().getAttribute('src')
    await dragTo(page, gap > 160 ? gap - 60 : gap + 60)
    await dialog.getByText(identity('captcha_wrong')).waitFor()
    await page.waitForFunction(src => document.querySelector<HTMLImageElement>('dialog[open] [dir=ltr] img')?.getAttribute('src') !== src, first)
    expect(await handle.getAttribute('aria-valuenow')).toBe('0')
    await solveSlider(page)
    await confirmAlert(page, texts.errors('username.exists'))
    await waitsAgain()

    await fillIn(page, texts, 'guarded')
    await submit.click()
    await pieces.nth(1).waitFor()
    await dialog.getByRole('button', { name: texts.shell('close') }).click()
    await closed(dialog)
    await page.getByRole('status').getByText(texts.errors('verify_first')).first().waitFor()
    await waitsAgain()
    expect(await page.getByRole('alertdialog').count()).toBe(0)

    // Step buttons solve it too: no drag is needed. It opens by its own button, because a second submit within a second is refused as too fast.
    await page.getByRole('button', { name: identity('captcha_start') }).click()
    const right = dialog.getByRole('button', { name: identity('captcha_step_right') })
    await stepTo(await seeGap(page), 8, () => right.click(), dialog.getByRole('button', { name: identity('captcha_check') }))
    await page.getByRole('button', { name: identity('captcha_success') }).waitFor()
    await dialog.waitFor({ state: 'detached' })
    await submit.click()
    await confirmAlert(page, texts.errors('username.exists'))
    await waitsAgain()

    // Whoever cannot see the picture passes without it (docs/captcha.md, Without a picture).
    await fillIn(page, texts, newUsername())
    await submit.click()
    await dialog.getByRole('button', { name: identity('captcha_without_picture') }).click()
    await page.getByRole('button', { name: identity('registered_continue') }).click()
    await page.waitForURL('**/m/home**')
    await signedIn(page)
  })

  test('in Urdu it is the same picture, not mirrored, and arrow keys solve it', async ({ phone: { page } }) => {
    const { identity } = await open(page, 'demo', '/m/register', 'UR')
    await page.getByRole('button', { name: identity('captcha_start') }).click()
    await expectAccessiblePuzzle(page)
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
})

test('after too many wrong passwords the captcha appears, in the sign-in dialog too (spec 1 §4, Limits)', async ({ phone: { page } }) => {
  const texts = await open(page, 'demo', '/m/home', 'EN')
  await page
    .getByRole('link', { name: texts.shell('log_in') })
    .first()
    .click()
  const submit = page.getByRole('dialog').getByRole('button', { name: texts.identity('login_submit'), exact: true })
  for (let time = 0; time < 4; time++) {
    const wrong = { type: 'username', username: 'player', password: 'wrong' } as const
    expect(await wireClient(server.origin, 'demo').call('session.login', wrong)).toMatchObject({ errorCode: 'login.cred.err' })
  }
  await fillIn(page, texts, 'player', 'wrong')
  await submit.click()
  await confirmAlert(page)
  await fillIn(page, texts, 'player', 'Lantern-42-river')
  await submit.click()

  // Closing it leaves the dialog around it open.
  await puzzleOf(page).pieces.nth(1).waitFor()
  await page.keyboard.press('Escape')
  await closed(puzzleOf(page).handle)
  await page.getByRole('button', { name: texts.identity('captcha_start') }).click()
  await solveSlider(page)
  await submit.click()
  await signedIn(page)
})

// Proves captcha-13, captcha-14, captcha-16, registration-7.
test('letters before a sign-in: "verify first", a message for wrong ones, and a way without them (spec 1 §6, plain captcha)', async ({
  phone: { page },
}) => {
  const texts = await open(page, 'aurora', '/m/login', 'UR')
  const submit = page.getByRole('button', { name: texts.identity('login_submit') })
  const picture = page.getByAltText(texts.identity('captcha_picture_alt'))
  const letters = page.getByLabel(texts.identity('captcha_picture'))
  await picture.waitFor()
  await fillIn(page, texts, 'player', 'Harbor-77-cedar')
  await submit.click()
  await confirmAlert(page, texts.errors('verify_first'))

  // The picture changes, and the captcha-regexp setting clears the field.
  const first = await picture.getAttribute('src')
  await letters.fill('AAAAA')
  await submit.click()
  await confirmAlert(page, texts.errors('captcha.invalid'))
  await page.waitForFunction(src => ![...document.images].some(image => image.getAttribute('src') === src), first)
  expect(await letters.inputValue()).toBe('')

  // Whoever cannot see the picture passes without it (docs/captcha.md, Without a picture).
  await page.getByRole('button', { name: texts.identity('captcha_without_picture') }).click()
  await page.getByRole('button', { name: texts.identity('captcha_success') }).waitFor()
  // Until the window has closed, the fields behind it take no text.
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await fillIn(page, texts, 'player', 'Harbor-77-cedar')
  await submit.click()
  await signedIn(page)
})

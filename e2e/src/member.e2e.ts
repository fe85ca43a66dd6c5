import { randomBytes } from 'node:crypto'
import type { LanguageCode } from '@foyer/contract/languages'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { closeInTime } from './testing/close-in-time.ts'
import { PLAYER_PASSWORDS, signInByCall } from './testing/member-by-calls.ts'
import { addressOf, test, textsOf, type Merchant } from './testing/phone.ts'
import { solveSlider } from './testing/slider.ts'
import { signedIn, signedOut } from './testing/wait-for.ts'

const PASSWORD = 'Meadow-35-lamp'
const visits = [
  ['demo', 'EN'],
  ['aurora', 'UR'],
] as const
const newUsername = () => `e2e_${randomBytes(6).toString('hex')}`

const sessionOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))

const fillIn = async (page: Page, language: LanguageCode, username: string, password: string) => {
  const { identity } = textsOf(language)
  await page.getByLabel(identity('username'), { exact: true }).fill(username)
  await page.getByLabel(identity('password'), { exact: true }).fill(password)
}

const signIn = async (page: Page, language: LanguageCode, username: string, password: string) => {
  await fillIn(page, language, username, password)
  await page.getByRole('button', { name: textsOf(language).identity('login_submit') }).click()
}

const register = async (page: Page, merchant: Merchant, language: LanguageCode, username: string) => {
  const { identity } = textsOf(language)
  await fillIn(page, language, username, PASSWORD)
  await page.getByRole('button', { name: identity('register_submit') }).click()
  if (merchant === 'demo') await solveSlider(page)
  // Lumina confirms a registration with a dialog, Aurora continues at once.
  if (merchant === 'demo') await page.getByRole('button', { name: identity('registered_continue') }).click()
  await page.waitForURL('**/m/home**')
}

/** On the member's page. */
const choosePicture = async (page: Page, number: number, language: LanguageCode) => {
  const { profile } = textsOf(language)
  const own = page.getByRole('button', { name: profile('picture_change') })
  const picture = own.locator('svg[viewBox="0 0 64 64"]')
  expect(await picture.count()).toBe(0)
  await own.click()
  await page.getByRole('button', { name: profile('picture_number', { number }), exact: true }).click()
  await picture.waitFor()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

const signOut = async (page: Page, language: LanguageCode) => {
  const { identity } = textsOf(language)
  await page.getByRole('button', { name: identity('sign_out') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: identity('sign_out') })
    .click()
  await signedOut(page)
}

// Proves common-store-3, navigation-17, product-and-roles-3, registration-1, registration-6, session-9, sign-in-22.
test.for(visits)(
  '%s in %s: a new member registers, is signed in again on return, chooses a picture, and signs out for good (spec 1 §4)',
  async ([merchant, language], { phone }) => {
    const username = newUsername()
    const page = await phone.open(merchant, '/m/register', language)
    await register(page, merchant, language, username)
    expect(await sessionOf(page)).toContain(username)

    // A new tab has no session, but the remembered login gives it one.
    await closeInTime(page)
    const later = await phone.context.newPage()
    await later.goto(addressOf(merchant, '/m/home'))
    await signedIn(later)
    expect(await sessionOf(later)).toContain(username)

    await later.goto(addressOf(merchant, '/m/member/home'), { waitUntil: 'networkidle' })
    await choosePicture(later, 9, language)
    await signOut(later, language)
    await later.goto(addressOf(merchant, '/m/login'), { waitUntil: 'networkidle' })
    expect(await sessionOf(later)).toBeNull()
    expect(await later.getByLabel(textsOf(language).identity('username'), { exact: true }).inputValue()).toBe(username)
    expect(phone.complaints).toEqual([])
  },
)

test('a wrong password is shown in place, and the fields keep their text; another merchant’s member is unknown (spec 1 §8)', async ({ phone }) => {
  const page = await phone.open('aurora', '/m/login', 'EN')
  // The demo merchant's player.
  await signIn(page, 'EN', 'player', PLAYER_PASSWORDS.demo)
  await page.getByText(textsOf('EN').errors('login.cred.err')).first().waitFor()
  expect(await sessionOf(page)).toBeNull()
  expect(await page.getByLabel(textsOf('EN').identity('username'), { exact: true }).inputValue()).toBe('player')
})

// Proves navigation-8, navigation-22, product-and-roles-15, sign-in-11.
test.for(['demo', 'aurora'] as const)(
  '%s: a member page first asks a visitor to sign in, and opens after a printed demo login (spec 2 §2; README)',
  async (merchant, { phone }) => {
    const page = await phone.open(merchant, '/m/member/home', 'EN')
    await page.waitForURL('**/m/login**')
    await signIn(page, 'EN', 'player', PLAYER_PASSWORDS[merchant])
    await page.waitForURL(({ pathname }) => pathname === '/m/member/home')
    expect(await sessionOf(page)).toContain('player')
  },
)

// Proves product-and-roles-2, product-and-roles-8.
test('member types 1 and 2 alone are called agents in the shell (spec 1 §1)', async ({ phone }) => {
  const { identity } = textsOf('EN')
  const { page } = phone
  await signInByCall(page)
  let type = 0
  await page.route('**/wps/member/info*', async route => {
    const response = await route.fetch()
    const body = (await response.json()) as { readonly value: object }
    // The name changes with the type, so that the page shows when it has the answer.
    await route.fulfill({ response, json: { ...body, value: { ...body.value, type, userName: `type ${type}` } } })
  })
  await phone.open('demo', '/m/member/home', 'EN')
  for (const [next, isAgent] of [
    [-1, false],
    [1, true],
    [4, false],
    [2, true],
    [0, false],
  ] as const) {
    type = next
    // The page asks again when it is shown again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.getByRole('heading', { name: `type ${type}`, exact: true }).waitFor()
    expect(await page.getByText(identity('agent'), { exact: true }).count()).toBe(isAgent ? 1 : 0)
  }
})

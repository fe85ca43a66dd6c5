import { randomBytes } from 'node:crypto'
import type { LanguageCode } from '@foyer/contract/languages'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addressOf, test, textsOf, type Merchant } from './testing/phone.ts'
import { solveSlider } from './testing/slider.ts'

const PASSWORD = 'Meadow-35-lamp'
const visits = (['demo', 'aurora'] as const).flatMap(merchant => (['EN', 'UR'] as const).map(language => [merchant, language] as const))
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

const signOut = async (page: Page, merchant: Merchant, language: LanguageCode) => {
  const { identity } = textsOf(language)
  await page.goto(addressOf(merchant, '/m/member/home'), { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: identity('sign_out') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: identity('sign_out') })
    .click()
  await page.waitForFunction(() => sessionStorage.getItem('MC_SESSION_INFO') === null)
}

test.for(visits)(
  '%s in %s: a new member registers, is signed in again on return, and signs out for good (spec 1 §4)',
  async ([merchant, language], { phone }) => {
    const username = newUsername()
    const page = await phone.open(merchant, '/m/register', language)
    await register(page, merchant, language, username)
    expect(await sessionOf(page)).toContain(username)

    // A new tab has no session, but the remembered login gives it one.
    await page.close()
    const later = await phone.context.newPage()
    await later.goto(addressOf(merchant, '/m/home'))
    await later.waitForFunction(() => sessionStorage.getItem('MC_SESSION_INFO') !== null)
    expect(await sessionOf(later)).toContain(username)

    await signOut(later, merchant, language)
    await later.goto(addressOf(merchant, '/m/login'), { waitUntil: 'networkidle' })
    expect(await sessionOf(later)).toBeNull()
    expect(await later.getByLabel(textsOf(language).identity('username'), { exact: true }).inputValue()).toBe(username)
    expect(phone.complaints).toEqual([])
  },
)

test('a wrong password is shown in place, and the fields keep their text (spec 1 §8)', async ({ phone }) => {
  const page = await phone.open('demo', '/m/login', 'EN')
  const username = newUsername()
  await signIn(page, 'EN', username, PASSWORD)
  await page.getByText(textsOf('EN').errors('login.cred.err')).first().waitFor()
  expect(await sessionOf(page)).toBeNull()
  expect(await page.getByLabel(textsOf('EN').identity('username'), { exact: true }).inputValue()).toBe(username)
})

test('the printed demo logins open a session (README)', async ({ phone }) => {
  for (const [merchant, password] of [
    ['demo', 'Lantern-42-river'],
    ['aurora', 'Harbor-77-cedar'],
  ] as const) {
    const page = await phone.open(merchant, '/m/login', 'EN')
    await signIn(page, 'EN', 'player', password)
    await page.waitForURL('**/m/home**')
    expect(await sessionOf(page)).toContain('player')
  }
})

test('a member of one merchant is unknown at another', async ({ phone }) => {
  const page = await phone.open('aurora', '/m/login', 'EN')
  await signIn(page, 'EN', 'player', 'Lantern-42-river')
  await page.getByText(textsOf('EN').errors('login.cred.err')).first().waitFor()
  expect(await sessionOf(page)).toBeNull()
})

test('a member page first asks a visitor to sign in, and opens afterwards (spec 2 §2)', async ({ phone }) => {
  const page = await phone.open('demo', '/m/member/home', 'EN')
  await page.waitForURL('**/m/login**')
  await signIn(page, 'EN', 'player', 'Lantern-42-river')
  await page.waitForURL(url => !url.pathname.startsWith('/m/login'))
  expect(await sessionOf(page)).toContain('player')
})

test.for([
  [-1, false],
  [0, false],
  [1, true],
  [2, true],
  [4, false],
] as const)('member type %i: called an agent in the shell: %s (spec 1 §1)', async ([type, isAgent], { phone }) => {
  const { identity } = textsOf('EN')
  const page = await phone.open('demo', '/m/login', 'EN')
  await signIn(page, 'EN', 'player', 'Lantern-42-river')
  await page.waitForURL('**/m/home**')
  await page.route('**/wps/member/info*', async route => {
    const response = await route.fetch()
    const body = (await response.json()) as { readonly value: object }
    await route.fulfill({ response, json: { ...body, value: { ...body.value, type } } })
  })
  await phone.open('demo', '/m/member/home', 'EN')
  await page.getByRole('heading', { name: 'player' }).waitFor()
  expect(await page.getByText(identity('agent'), { exact: true }).count()).toBe(isAgent ? 1 : 0)
})

import { randomBytes } from 'node:crypto'
import type { LanguageCode } from '@foyer/contract/languages'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { closeInTime } from './testing/close-in-time.ts'
import { PASSWORD, signInByCall } from './testing/member-by-calls.ts'
import { accessibilityFaults, addressOf, PHONE, test, textsOf } from './testing/phone.ts'
import { solveSlider } from './testing/slider.ts'
import { closed } from './testing/wait-for.ts'

/** Of aurora's agent. */
const AGENT_PASSWORD = 'Summit-29-clover'
const newUsername = () => `e2e_${randomBytes(6).toString('hex')}`

const fillIn = async (page: Page, language: LanguageCode, username: string, password: string) => {
  const { identity } = textsOf(language)
  await page.getByLabel(identity('username'), { exact: true }).fill(username)
  await page.getByLabel(identity('password'), { exact: true }).fill(password)
}

/** The shortcut on home. */
const shortcutOf = (page: Page, language: LanguageCode) => {
  const { shell } = textsOf(language)
  return page.getByRole('navigation', { name: shell('shortcuts') }).getByRole('link', { name: shell('invite_friends') })
}

/** The natural width of a picture once it is there. */
const drawnWidth = (page: Page, name: string) =>
  page.getByRole('img', { name, exact: true }).evaluate(async (picture: HTMLImageElement) => {
    await picture.decode()
    return picture.naturalWidth
  })

// Proves navigation-30, referral-1, referral-2, referral-13.
test('a visitor’s friend comes by a member’s link and stands in the list (spec 2 §6, Referral)', async ({ browser, phone }) => {
  const { referral, shell, identity } = textsOf('EN')
  await signInByCall(phone.page)
  const page = await phone.open('demo', '/m/member/home', 'EN')
  await page.getByRole('link', { name: shell('invite_friends') }).click()
  await page.waitForURL('**/m/inviteFriends**')

  const link = await page.getByText('/m/index.html').innerText()
  expect(link).toMatch(new RegExp(`^${addressOf('demo', '/m/index.html')}\\?r=[2-9a-hjkmnp-z]{8}$`))
  expect(await drawnWidth(page, referral('qr_label'))).toBe(720)
  await page.getByRole('button', { name: referral('poster') }).click()
  expect(await drawnWidth(page, referral('poster'))).toBe(1080)
  expect(
    await page
      .getByRole('dialog')
      .getByRole('link', { name: shell('save') })
      .getAttribute('download'),
  ).toBe('Lumina.png')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: shell('close') })
    .click()
  await closed(page.getByRole('dialog'))
  expect(await accessibilityFaults(page)).toEqual([])

  const friends = await browser.newContext(PHONE)
  const friend = await friends.newPage()
  await friend.goto(`${link}&language=EN`, { waitUntil: 'networkidle' })
  await shortcutOf(friend, 'EN').click()
  // Home, which has a shortcut of the same name, has gone then.
  await shortcutOf(friend, 'EN').waitFor({ state: 'detached' })
  await friend.getByRole('link', { name: shell('register') }).click()
  const username = newUsername()
  await fillIn(friend, 'EN', username, PASSWORD)
  await friend.getByRole('button', { name: identity('register_submit') }).click()
  await solveSlider(friend)
  await friend.getByRole('button', { name: identity('registered_continue') }).click()
  // Who came from the page for inviting friends is back there, with a link of their own.
  await friend.waitForURL('**/m/inviteFriends**')
  const own = friend.getByText('/m/index.html')
  await own.waitFor()
  expect(await own.innerText()).not.toBe(link)
  await closeInTime(friends)

  await page.reload({ waitUntil: 'networkidle' })
  await page.getByText(`e•••${username.slice(-1)}`).waitFor()
  await page.getByText(referral('stat_depositors')).waitFor()
})

// Proves navigation-30, product-and-roles-18, referral-4.
test('an agent is led to the players below, and registers one (spec 2 §6, Referral)', async ({ phone }) => {
  const { referral } = textsOf('UR')
  await signInByCall(phone.page, { merchant: 'aurora', username: 'agent', password: AGENT_PASSWORD })
  const page = await phone.open('aurora', '/m/home', 'UR')
  await shortcutOf(page, 'UR').click()
  await page.waitForURL('**/m/agentRegister**')
  await page.getByRole('listitem').filter({ hasText: 'player' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  const username = newUsername()
  const registerPlayer = referral('register_player')
  await page.getByRole('button', { name: registerPlayer }).click()
  await fillIn(page, 'UR', username, PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: registerPlayer }).click()
  await page
    .getByText(referral('player_registered', { name: username }))
    .first()
    .waitFor()
  const row = page.getByRole('listitem').filter({ hasText: username })
  await row.waitFor()
  expect(await row.innerText()).toContain(referral('by_agent'))
})

// Proves referral-3.
test('where REFERRAL is off a member is led to customer service (spec 2 §6, Referral)', async ({ phone }) => {
  const { referral, shell } = textsOf('UR')
  // Both demo merchants have it on; what a server answers where it is off has tests of its own.
  const answer = (body: object) => ({ contentType: 'application/json', body: JSON.stringify(body) })
  const off = { enabled: false, count: 0 }
  await phone.page.route('**/MCSFE_getMerchantAvailablePromotions*', route =>
    route.fulfill(answer({ success: true, value: { REFERRAL: off, APP_DOWNLOAD: off } })),
  )
  await phone.page.route('**/wps/referral/invitation*', route =>
    route.fulfill({ status: 403, ...answer({ success: false, errorCode: 'referral.off', message: 'off' }) }),
  )
  await signInByCall(phone.page, { merchant: 'aurora' })
  const page = await phone.open('aurora', '/m/member/home', 'UR')
  await page.getByRole('link', { name: shell('invite_friends') }).click()
  await page.waitForURL('**/m/support**')
  await page.goto(addressOf('aurora', '/m/inviteFriends?language=UR'), { waitUntil: 'networkidle' })
  await page.getByText(referral('off_title')).waitFor()
})

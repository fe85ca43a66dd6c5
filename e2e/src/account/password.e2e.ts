import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { closeInTime } from '#testing/close-in-time.ts'
import { enterByCall, PASSWORD, signInByCall } from '#testing/member-by-calls.ts'
import { addressOf, serverPort, test, textsOf } from '#testing/phone.ts'
import { signedIn } from '#testing/wait-for.ts'

// ASVS 5.0, 6.2: the password field, and changing a password.

const NEW = 'Cellar-62-violin'
const { identity, errors } = textsOf('EN')

const signIn = async (page: Page, username: string, password: string) => {
  await page.getByLabel(identity('username'), { exact: true }).fill(username)
  await page.getByLabel(identity('password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: identity('login_submit') }).click()
}

test('a member changes the password by the current one; other devices are signed out, and the new one signs in', async ({ phone, browser }) => {
  const { page } = phone
  const username = await enterByCall(page, 'aurora', serverPort())
  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await signInByCall(elsewhere, { merchant: 'aurora', username, password: PASSWORD })

  await phone.open('aurora', '/m/changePsw', 'EN')
  const change = async (current: string) => {
    await page.getByLabel(identity('current_password'), { exact: true }).fill(current)
    await page.getByLabel(identity('new_password'), { exact: true }).fill(NEW)
    await page.getByLabel(identity('repeat_password'), { exact: true }).fill(NEW)
    await page.getByRole('button', { name: identity('change_password_submit') }).click()
  }
  await change('not the one')
  const alert = page.getByRole('alertdialog')
  await alert.getByText(errors('password.wrong')).waitFor()
  await alert.getByRole('button').click()
  await alert.waitFor({ state: 'detached' })
  await change(PASSWORD)
  await page.waitForURL('**/m/home**')
  await signedIn(page)

  await elsewhere.goto(addressOf('aurora', '/m/member/home?language=EN'))
  await elsewhere.getByRole('alertdialog').getByText(errors('please_login')).waitFor()
  await elsewhere.goto(addressOf('aurora', '/m/login?language=EN'), { waitUntil: 'networkidle' })
  await signIn(elsewhere, username, PASSWORD)
  await elsewhere.getByText(errors('login.cred.err')).first().waitFor()
  await elsewhere.getByRole('alertdialog').getByRole('button').click()
  // Until the window has closed, the fields behind it take no text.
  await elsewhere.getByRole('alertdialog').waitFor({ state: 'detached' })
  await signIn(elsewhere, username, NEW)
  await signedIn(elsewhere)
  await closeInTime(other)
})

test.for([
  ['/m/login', 'current-password'],
  ['/m/register', 'new-password'],
] as const)('at %s the password is masked until it is to be seen; it may be pasted and filled in', async ([path, autocomplete], { phone }) => {
  const page = await phone.open('aurora', path, 'EN')
  const field = page.getByLabel(identity('password'), { exact: true })
  await field.fill(PASSWORD)
  expect(await field.getAttribute('type')).toBe('password')
  await page.getByRole('button', { name: identity('show_password') }).click()
  expect(await field.getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: identity('hide_password') }).click()
  expect(await field.getAttribute('type')).toBe('password')
  expect(await field.getAttribute('autocomplete')).toBe(autocomplete)
  // The login's field may be filled in by a passkey as well (WebAuthn level 3 §5.1.4).
  const names = await page.getByLabel(identity('username'), { exact: true }).getAttribute('autocomplete')
  expect(names).toBe(path === '/m/login' ? 'username webauthn' : 'username')
  // An event that nothing cancels gives true.
  const taken = await field.evaluate(input => input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })))
  expect(taken).toBe(true)
})

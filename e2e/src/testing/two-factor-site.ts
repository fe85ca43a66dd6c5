import type { LanguageCode } from '@foyer/contract/languages'
import { codeOfApp } from '@foyer/server/src/account/testing/test-factors.ts'
import { DEMO_FACTORS } from '@foyer/server/src/app/demo-logins.ts'
import type { Locator, Page } from 'playwright-core'
import { catchMessages } from './message-catcher.ts'
import { textsOf, type Merchant, type Phone } from './phone.ts'
import { startServerWith } from './servers/changed-merchants.ts'
import { signedIn } from './wait-for.ts'

const hosts = { demo: 'localhost', aurora: 'aurora.localhost' } as const
/** The passwords of the demo's guarded member, whose every sign-in from a new network needs a second factor. */
export const PASSWORDS = { demo: 'Meadow-18-stone', aurora: 'Willow-53-ember' } as const

interface Member {
  readonly username: string
  readonly password: string
}

/** The first step, at the form that the page shows. */
export const submitPassword = async (page: Page, language: LanguageCode, { username, password }: Member) => {
  const { identity } = textsOf(language)
  await page.getByLabel(identity('username'), { exact: true }).fill(username)
  await page.getByLabel(identity('password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: identity('login_submit') }).click()
}

/** A server whose messages are caught, and which believes the network that a phone names; with the steps of a sign-in there. */
export const startTwoFactorSite = async () => {
  const messages = await catchMessages()
  const shared = { ...messages.settings, captcha: { scenes: { sms: false } } }
  const server = await startServerWith(
    { demo: { ...shared, twoFactor: { payeeNameBesideOthers: true } }, aurora: shared },
    { ...messages.env, TRUSTED_PROXIES: '127.0.0.1' },
  )
  const addressOf = (merchant: Merchant, path: string, language: LanguageCode) =>
    `http://${hosts[merchant]}:${server.port}${path}?language=${language}`

  let networks = 0
  const moveToNewNetwork = ({ context }: Pick<Phone, 'context'>) => context.setExtraHTTPHeaders({ 'X-Forwarded-For': `198.18.${(networks += 1)}.9` })

  /** As the guarded member, unless another one is given. */
  const signIn = async (page: Page, merchant: Merchant, language: LanguageCode, other?: Member) => {
    await page.goto(addressOf(merchant, '/m/login', language), { waitUntil: 'networkidle' })
    await submitPassword(page, language, other ?? { username: 'guarded', password: PASSWORDS[merchant] })
  }

  /** Signs in from a new network; answers the modal that this opens. */
  const signInAway = async (phone: Phone, ...rest: [Merchant, LanguageCode, Member?]) => {
    await moveToNewNetwork(phone)
    await signIn(phone.page, ...rest)
    const modal = phone.page.getByRole('dialog')
    await modal.getByText(textsOf(rest[1]).security('verify_intro')).waitFor()
    return modal
  }

  const used = { demo: 0, aurora: 0 }
  /** A code works once, and the next one is accepted one step early. */
  const nextCodeOfApp = (merchant: Merchant) => codeOfApp(DEMO_FACTORS.secret, new Date(Date.now() + 30_000 * used[merchant]++))

  return {
    port: server.port,
    addressOf,
    moveToNewNetwork,
    signIn,
    signInAway,
    nextCodeOfApp,
    codeFor: messages.codeFor,
    stop: async () => {
      await server.stop()
      await messages.stop()
    },
  }
}
export type TwoFactorSite = Awaited<ReturnType<typeof startTwoFactorSite>>

export const isSignedIn = async (page: Page) => {
  await signedIn(page)
  await page.waitForURL('**/m/home**')
}

export const verifyByName = async (modal: Locator) => {
  const { security } = textsOf('EN')
  await modal.getByRole('textbox', { name: security('payee_name'), exact: true }).fill(DEMO_FACTORS.payeeName)
  await modal.getByRole('button', { name: security('verify_submit'), exact: true }).click()
}

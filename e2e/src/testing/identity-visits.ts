import type { LanguageCode } from '@foyer/contract/languages'
import type { Page } from 'playwright-core'
import { standInProject } from './identity-stand-in.ts'
import { textsOf, type Merchant } from './phone.ts'
import { startServerWith } from './servers/changed-merchants.ts'

const hosts = { demo: 'localhost', aurora: 'aurora.localhost' } as const
/** The first password of whoever chooses one. */
export const CHOSEN_PASSWORD = 'Walnut-27-bridge'

type Texts = ReturnType<typeof textsOf>

/** A server whose merchants have the stand-in for a project: the demo asks whom it does not know, and confirms registrations; Aurora does neither. */
export const startIdentityServer = async () => {
  const shared = { captcha: { scenes: { sms: false } }, freePlay: true }
  const server = await startServerWith({
    demo: { ...shared, firebase: standInProject, register: { ways: ['username', 'autoUsername'], confirmation: true } },
    aurora: { ...shared, firebase: { ...standInProject, autoRegister: true } },
  })
  const addressOf = (merchant: Merchant, path: string) => `http://${hosts[merchant]}:${server.port}${path}`
  const open = async (page: Page, merchant: Merchant, path: string, language: LanguageCode) => {
    await page.goto(`${addressOf(merchant, path)}?language=${language}`, { waitUntil: 'networkidle' })
    return textsOf(language)
  }
  const continueWith = async (page: Page, merchant: Merchant, language: LanguageCode, way: 'identity_google' | 'identity_facebook') => {
    const { identity } = await open(page, merchant, '/m/login', language)
    await page.getByRole('button', { name: identity(way) }).click()
  }
  return {
    ...server,
    addressOf,
    open,
    continueWith,
    /** At Aurora, which asks nothing; answers the user name of a member without a password. */
    registerByGoogle: async (page: Page, language: LanguageCode = 'EN') => {
      await continueWith(page, 'aurora', language, 'identity_google')
      return userOf(page)
    },
  }
}

/** Who is signed in, once home is reached. */
export const userOf = async (page: Page): Promise<string> => {
  await page.waitForURL('**/m/home**')
  return page.evaluate(() => (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { userName?: string }).userName ?? '')
}

/** The phone forgets who was signed in. */
export const forget = (page: Page) =>
  page.evaluate(() => {
    localStorage.removeItem('SHELL_savedLogin')
    sessionStorage.removeItem('MC_SESSION_INFO')
  })

export const signInByName = async (page: Page, { identity }: Texts, name: string, password: string) => {
  await page.getByRole('textbox', { name: identity('username'), exact: true }).fill(name)
  await page.getByLabel(identity('password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: identity('login_submit'), exact: true }).click()
}

export const chooseFirstPassword = async (page: Page, { identity }: Texts) => {
  await page.getByLabel(identity('new_password'), { exact: true }).fill(CHOSEN_PASSWORD)
  await page.getByLabel(identity('repeat_password'), { exact: true }).fill(CHOSEN_PASSWORD)
  await page.getByRole('button', { name: identity('set_password_title') }).click()
}

import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { deviceIdOf } from '@foyer/web/src/device/device-id.ts'
import type { TextStore } from '@foyer/web/src/device/storage.ts'
import { createAnswerCache } from '@foyer/web/src/request/answer-cache.ts'
import { createRequest } from '@foyer/web/src/request/create-request.ts'
import { SESSION_KEY } from '@foyer/web/src/session/session-key.ts'
import type { SessionInfo } from '@foyer/web/src/session/session-store.ts'
import { secretOf, sessionOf, sessionOfRegistration, type SignedIn } from '@foyer/web/src/sign-in/enter.ts'
import { createSavedLogins } from '@foyer/web/src/sign-in/saved-login.ts'
import type { Page } from 'playwright-core'
import { serverPort, type Merchant } from './phone.ts'

// A test that only needs somebody who is signed in has no need of the form: its pages cost as much as the rest of the test.

const hosts = { demo: 'localhost', aurora: 'aurora.localhost' } as const

/** The demo merchants' player. */
export const PLAYER_PASSWORDS = { demo: 'Lantern-42-river', aurora: 'Harbor-77-cedar' } as const
/** The demo merchants' agent. */
export const AGENT_PASSWORDS = { demo: 'Lagoon-64-birch', aurora: 'Summit-29-clover' } as const
/** The password of whoever registers by a call. */
export const PASSWORD = 'Meadow-35-lamp'

const storeIn = (texts: Map<string, string>): TextStore => ({
  get: name => texts.get(name) ?? null,
  set: (name, text) => void texts.set(name, text),
  remove: name => void texts.delete(name),
  names: () => [...texts.keys()],
  clear: () => texts.clear(),
})

/** Like `fetch`, but for hosts that only a browser finds: the server runs on this machine, whatever the address says. */
export const fetchHere: typeof fetch = async (input, init) => {
  const { host, port, pathname, search } = new URL(input instanceof Request ? input.url : input)
  const headers = { ...Object.fromEntries(new Headers(init?.headers)), host }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { hostname: '127.0.0.1', port, path: pathname + search, method: init?.method ?? 'GET', headers }
    httpRequest(options, resolve)
      .on('error', reject)
      .end(init?.body ?? undefined)
  })
  const { statusCode: status, headers: answered } = answer
  return new Response(await text(answer), { status: status ?? 0, headers: { 'content-type': answered['content-type'] ?? '' } })
}

/** The web's own request layer, which encrypts the calls. */
export const requestTo = (merchant: Merchant, port: number, session: SessionInfo | null = null) =>
  createRequest({
    origin: `http://${hosts[merchant]}:${port}`,
    fetch: fetchHere,
    merchant: () => merchant,
    language: () => 'EN',
    session: () => session,
    onFailure: () => undefined,
    cache: createAnswerCache(storeIn(new Map())),
  }).request

/** Who signs in, where, and whether the phone remembers it: as after a sign-in by the form, unless `remember` is false. */
interface Visit {
  /** The demo merchant unless another one is given. */
  readonly merchant?: Merchant
  readonly username?: string
  readonly password?: string
  readonly remember?: boolean
  /** Of a server other than the worker's. */
  readonly port?: number
}

const newDevice = () => new Map<string, string>()
const idOf = (device: Map<string, string>) => deviceIdOf('', storeIn(device), count => randomBytes(count))

/** Opens a session without a page. */
export const sessionByCall = (
  { merchant = 'demo', username = 'player', password = PLAYER_PASSWORDS[merchant], port = serverPort() }: Visit = {},
  device = newDevice(),
): Promise<SignedIn> =>
  requestTo(merchant, port)('session.login', { type: 'username', username, password, remember: true, loginDeviceId: idOf(device) })

/** What a browser keeps of a member who has signed in: in session storage, and in local storage. */
export interface Kept {
  readonly session: readonly [name: string, value: string]
  readonly device: readonly (readonly [name: string, value: string])[]
}

/** What the browser keeps once the session is open. */
const keptOf = (
  device: Map<string, string>,
  answer: SignedIn,
  { merchant = 'demo', password = PLAYER_PASSWORDS[merchant], remember = true }: Visit,
): Kept => {
  const logins = createSavedLogins(storeIn(device), count => randomBytes(count))
  if (remember) {
    logins.save({ type: 'username', name: answer.userName, merchant, secret: secretOf(answer, password) })
    logins.setAutoLogin('1')
  }
  return { session: [SESSION_KEY, JSON.stringify(sessionOf(answer, merchant))], device: [...device] }
}

/** Runs in a page of the merchant: keeps what a sign-in there would have kept. */
export const keepIn = ({ session, device }: Kept): void => {
  sessionStorage.setItem(...session)
  for (const [name, value] of device) localStorage.setItem(name, value)
}

/** The storage of a site is reached from any of its documents; this one has no scripts. */
export const SCRIPTLESS = '/robots.txt'

const giveTo = async (page: Page, kept: Kept, { merchant = 'demo', port = serverPort() }: Visit) => {
  await page.goto(`http://${hosts[merchant]}:${port}${SCRIPTLESS}`)
  await page.evaluate(keepIn, kept)
}

/** Opens a session of the merchant's player, unless another one is given. */
export const signedInByCall = async (visit: Visit = {}): Promise<Kept> => {
  const device = newDevice()
  return keptOf(device, await sessionByCall(visit, device), visit)
}

/** Signs the page's visitor in: the next page that it opens is a member's. The merchant's player, unless another one is given. */
export const signInByCall = async (page: Page, visit: Visit = {}): Promise<void> => giveTo(page, await signedInByCall(visit), visit)

/** Makes calls as the member who is signed in at this page. */
export const requestOf = async (page: Page, merchant: Merchant, port: number) => {
  const session = await page.evaluate(key => sessionStorage.getItem(key), SESSION_KEY)
  return requestTo(merchant, port, JSON.parse(session ?? 'null') as SessionInfo | null)
}

/** What the merchant's registration shows as accepted, so that no page asks for it later. */
const documentsOf = async (merchant: Merchant) => {
  const contentOf = async (name: string) =>
    JSON.parse(await readFile(new URL(`../../../merchants/${merchant}/content/${name}.json`, import.meta.url), 'utf8')) as {
      readonly version: string
    }
  const [terms, privacyPolicy] = await Promise.all([contentOf('terms'), contentOf('privacy-policy')])
  return [
    { document: 'terms' as const, version: terms.version },
    { document: 'privacyPolicy' as const, version: privacyPolicy.version },
  ]
}

/** Registers a member at a server that asks for no captcha. */
export const registeredByCall = async (merchant: Merchant, port: number): Promise<{ readonly username: string; readonly kept: Kept }> => {
  const username = `e2e_${randomBytes(6).toString('hex')}`
  const device = newDevice()
  const accepted = await documentsOf(merchant)
  const request = { username, password: PASSWORD, login: true, remember: true, registerMethod: 'H5', loginDeviceId: idOf(device), accepted } as const
  const answer = sessionOfRegistration(await requestTo(merchant, port)('member.register', request))
  if (!answer) throw new Error('The registration opened no session.')
  return { username, kept: keptOf(device, answer, { merchant, password: PASSWORD }) }
}

/** Registers a member at a server that asks for no captcha, signs the page's visitor in as that member, and answers the user name. */
export const enterByCall = async (page: Page, merchant: Merchant, port: number): Promise<string> => {
  const { username, kept } = await registeredByCall(merchant, port)
  await giveTo(page, kept, { merchant, port })
  return username
}

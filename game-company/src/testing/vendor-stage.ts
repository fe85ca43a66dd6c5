import { createHmac } from 'node:crypto'
import type { Played } from '#http/player-answers.ts'
import { createVendor } from '#vendor.ts'

/** The key that platform and vendor share, and another one that the vendor accepts. */
const KEY = 'the key that platform and vendor share'
const OTHER_KEY = 'the key that takes its place one day'
const WALLET = 'http://brand.test/vendor/v1/brand'

export const keyOf = (account: string, key = KEY) => createHmac('sha256', key).update(`account ${account}`).digest('hex')
export const otherKeyOf = (account: string) => keyOf(account, OTHER_KEY)
const signatureOf = (key: string, seconds: number | string, target: string, body: string) =>
  createHmac('sha256', key).update(`${seconds}.${target}.${body}`).digest('hex')

/** What the platform was asked: the call, the body, and whether the signature was right. */
interface PlatformCall {
  readonly call: string
  readonly body: Readonly<Record<string, unknown>>
  readonly isSigned: boolean
}

/** A vendor on a clock of its own, and the platform, a player's page and a stranger who talk to it. */
export const createStage = async () => {
  const state = {
    now: Date.UTC(2026, 0, 1, 12),
    waiting: [] as (() => void)[],
    requests: [] as PlatformCall[],
    /** What the platform answers instead of `OK`, by call. */
    answers: {} as Record<string, object | number>,
    /** How its answers are signed, where it is otherwise than it should be. */
    signing: {} as { readonly key?: string; readonly request?: string; readonly body?: string; readonly at?: number; readonly status?: number },
  }

  const platform: typeof globalThis.fetch = async (address, { headers, body } = {}) => {
    const url = new URL(address as URL)
    const { 'x-vendor-timestamp': timestamp = '', ...signed } = headers as Record<string, string>
    const call = url.pathname.split('/').at(-1) ?? ''
    const isSigned =
      signed['x-vendor-signature'] === signatureOf(keyOf('brand'), timestamp, `POST ${url.pathname}`, body as string) &&
      signed['x-vendor-account'] === 'brand' &&
      signed['x-vendor-key'] === 'demo' &&
      Number(timestamp) === Math.floor(state.now / 1000)
    state.requests.push({ call, body: JSON.parse(body as string) as Record<string, unknown>, isSigned })
    const answer = state.answers[call]
    const reply = (status: number, content: object) => {
      const text = JSON.stringify(content)
      const { key = keyOf('brand'), request = signed['x-vendor-signature'] ?? '', body: signedBody = text, at = state.now } = state.signing
      const seconds = String(Math.floor(at / 1000))
      const signature = signatureOf(key, seconds, `answer ${state.signing.status ?? status} ${request}`, signedBody)
      return new Response(text, { status, headers: { 'x-vendor-timestamp': seconds, 'x-vendor-signature': signature } })
    }
    if (typeof answer === 'number') return reply(answer, {})
    const session = { session: 'S1', player: 'P1', game: 'dice', currency: 'PHP', decimals: 2, language: 'en' }
    return reply(200, answer ?? { status: 'OK', balance: '500.00', currency: 'PHP', ...(call === 'session' && session) })
  }

  const vendor = await createVendor({
    key: KEY,
    otherKey: { id: 'other', key: OTHER_KEY },
    file: ':memory:',
    url: 'http://games.test',
    clock: () => new Date(state.now),
    fetch: platform,
    later: (_ms, work) => void state.waiting.push(work),
  })

  const query = async (
    method: 'GET' | 'POST',
    url: string,
    content?: object,
    { account = 'brand', key = keyOf(account), id = 'demo', at = state.now } = {},
  ) => {
    const body = content === undefined ? '' : JSON.stringify(content)
    const seconds = Math.floor(at / 1000)
    const headers = {
      host: 'games.test',
      ...(content && { 'content-type': 'application/json' }),
      'x-vendor-account': account,
      'x-vendor-key': id,
      'x-vendor-timestamp': String(seconds),
      'x-vendor-signature': signatureOf(key, seconds, `${method} ${url}`, body),
    }
    const reply = await vendor.inject({ method, url, headers, ...(content && { payload: body }) })
    return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
  }

  const order = (changes: object = {}) => ({
    game: 'dice',
    mode: 'real',
    token: 'T1',
    wallet: WALLET,
    currency: 'PHP',
    decimals: 2,
    language: 'ur',
    device: 'mobile',
    lobbyUrl: 'http://brand.test/m/home',
    historyUrl: 'http://brand.test/m/member/statement',
    ...changes,
  })
  const launch = async (changes: object = {}): Promise<string> => {
    const { body } = await query('POST', '/v1/launch', order(changes))
    return new URL(body['url'] as string).hash.slice(1)
  }
  /** As the page asks: plain text, without an origin. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says what the answer is
  const page = async <Answer = Record<string, unknown>>(
    name: string,
    content: object,
  ): Promise<{ readonly status: number; readonly body: Answer; readonly origin: unknown }> => {
    const reply = await vendor.inject({
      method: 'POST',
      url: `/api/${name}`,
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify(content),
    })
    return { status: reply.statusCode, body: reply.json<Answer>(), origin: reply.headers['access-control-allow-origin'] }
  }
  const roll = (id: string, changes: object = {}) =>
    page<Played>('begin', { launch: id, request: 'request-1', stake: 1_000, choice: { side: 'under', line: 9_500 }, ...changes })

  return { state, vendor, call: query, order, launch, page, roll }
}

export type Stage = Awaited<ReturnType<typeof createStage>>

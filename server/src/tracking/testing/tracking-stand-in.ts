import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { TrackingProviderName } from '@foyer/contract/tracking/provider-events'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'
import { demand, isKnown, readers, type ReceivedRequest, type ReceivedEvent } from './tracking-readers.ts'
import { no, yes, type Reply } from './tracking-replies.ts'

type TrackingAccounts = Required<
  Pick<
    MerchantFile,
    | 'facebookPixel'
    | 'tiktokPixel'
    | 'kwaiPixel'
    | 'gtag'
    | 'appsflyer'
    | 'adjust'
    | 'twitterPixel'
    | 'bigoPixel'
    | 'voluum'
    | 'propeller'
    | 'kadam'
    | 'tf'
  >
>

export interface TrackingStandIn {
  readonly url: string
  /** The account of a merchant at every provider. Of two, it names what they call a deposit. */
  readonly settings: TrackingAccounts
  /** The secrets that the settings name, as the merchant's environment has them. */
  readonly secrets: (code: string) => Readonly<Record<string, string>>
  readonly received: readonly ReceivedEvent[]
  /** How many requests came, those that were refused too. */
  requests(provider: TrackingProviderName): number
  /** The answer to the next request at this provider. */
  answerNext(provider: TrackingProviderName, reply: Reply): void
  /** Refuses every request that names this event, as Meta refuses a batch with an event that is too old. */
  refuse(eventId: string): void
  close(): Promise<void>
}

const SECRETS = {
  META_TOKEN: 'meta-token',
  TIKTOK_TOKEN: 'tiktok-token',
  KWAI_TOKEN: 'kwai-token',
  AF_KEY: 'af-key',
  X_TOKEN: 'x-token',
  GA_SECRET: 'ga-secret',
}

const accountsAt = (url: string): TrackingAccounts => ({
  facebookPixel: { url: `${url}/facebook`, pixelId: '123456789', token: 'META_TOKEN' },
  tiktokPixel: { url: `${url}/tiktok`, pixelId: 'CPIXEL123', token: 'TIKTOK_TOKEN' },
  kwaiPixel: { url: `${url}/kwai`, pixelId: 'kwaipixel', token: 'KWAI_TOKEN' },
  appsflyer: { url: `${url}/appsflyer`, appId: 'com.brand.app', key: 'AF_KEY' },
  adjust: { url: `${url}/adjust`, appToken: 'abc123def456', events: { deposit: 'tok111', withdraw: 'tok222' } },
  bigoPixel: { url: `${url}/bigo`, pixelId: 'bigopixel' },
  twitterPixel: { url: `${url}/twitter`, pixelId: 'o1abc', token: 'X_TOKEN', events: { deposit: 'tw-o1abc-o2def' } },
  gtag: { url: `${url}/gtag`, measurementId: 'G-AB12CD34', apiSecret: 'GA_SECRET' },
  voluum: { url: `${url}/voluum/postback?cid={clickId}&payout={value}&txid={eventId}&et={event}` },
  propeller: { url: `${url}/propeller/conversion.php?aid=4242&pid=&tid=77&visitor_id={clickId}&payout={value}` },
  kadam: { url: `${url}/kadam/ru/postback/?data={clickId}` },
  tf: { url: `${url}/tf/postback?click={clickId}&value={value}&goal={event}` },
})

/** Stand-ins of the providers of tracking, each below its own name, e.g. `<url>/facebook`: they check what comes as the providers' documents do. */
export const startTrackingStandIn = async (): Promise<TrackingStandIn> => {
  const received: ReceivedEvent[] = []
  const counts = new Map<string, number>()
  const answers = new Map<string, Reply>()
  const refused = new Set<string>()
  const used = new WeakSet<Socket>()

  const judge = (name: TrackingProviderName, request: ReceivedRequest): Reply => {
    const planned = answers.get(name)
    answers.delete(name)
    if (planned && !planned.takes) return planned
    try {
      const events = readers[name](request)
      demand(!events.some(({ id }) => id !== undefined && refused.has(id)), 'an event is too old')
      received.push(...events)
      return planned ?? yes[name](events.length)
    } catch (error) {
      return no[name]?.(String(error)) ?? { status: 400, body: String(error) }
    }
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // A server may close a kept connection at any moment: this one does it as the second request comes, the worst moment there is.
    if (used.has(request.socket)) return void request.socket.destroy()
    used.add(request.socket)
    const url = new URL(request.url ?? '', 'http://stand-in')
    const [, name = '', ...rest] = url.pathname.split('/')
    counts.set(name, (counts.get(name) ?? 0) + 1)
    const { method = '', headers } = request
    const requested = { method, path: `/${rest.join('/')}`, query: url.searchParams, headers, body: await text(request) }
    const reply: Reply = isKnown(name) ? judge(name, requested) : { status: 404 }
    const { status, body = '', headers: more = {} } = reply
    if (status === 0) response.destroy()
    else response.writeHead(status, more).end(typeof body === 'string' ? body : JSON.stringify(body))
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>(listening => void server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`

  return {
    url,
    settings: accountsAt(url),
    secrets: code => Object.fromEntries(Object.entries(SECRETS).map(([name, value]) => [`${code.toUpperCase()}__${name}`, value])),
    received,
    requests: provider => counts.get(provider) ?? 0,
    answerNext: (provider, reply) => void answers.set(provider, reply),
    refuse: id => void refused.add(id),
    close: () =>
      new Promise(closed => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

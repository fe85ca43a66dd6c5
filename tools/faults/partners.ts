import { createHash } from 'node:crypto'
import { createArrivals, POSTBACK, type Arrivals } from '@foyer/bench/src/faults/arrivals.ts'
import { partnerNames, type PartnerName } from '@foyer/bench/src/faults/deed-kind.ts'
import { startMail } from './mail.ts'
import { startNeighbour, type Answer, type Neighbour, type Work } from './neighbour.ts'

type Noted = ReturnType<typeof createArrivals>

const json = { 'content-type': 'application/json' }

/** Notes a message, and answers that it was taken. */
const taking = (arrivals: readonly ReturnType<Noted['came']>[], status: number, content?: object): Answer => ({
  status,
  ...(content && { headers: json, body: JSON.stringify(content) }),
  heard: () => {
    for (const arrival of arrivals) arrival.taken += 1
  },
})

/** In the form of Twilio’s Messages resource. */
const sms =
  (noted: Noted): Work =>
  ({ body, isCopy }) => {
    const to = new URLSearchParams(body.toString()).get('To') ?? ''
    return taking([noted.came(to.replace('+', ''), { isCopy })], 201, { sid: 'SM1', status: 'queued' })
  }

/** A push service, which knows a device by the last part of its address. */
const push =
  (noted: Noted): Work =>
  ({ url, isCopy }) =>
    taking([noted.came(url.slice(1), { isCopy })], 201)

/** Meta’s Conversions API, which counts an event once by its id; any other address is a postback, which counts each call. */
const pixels =
  (noted: Noted): Work =>
  ({ url, body, isCopy }) => {
    const address = new URL(url, 'http://stand-in')
    const postback = address.searchParams.get('event')
    if (postback !== null) return taking([noted.came(POSTBACK + postback, { isCopy })], 200)
    const { data } = JSON.parse(body.toString()) as { readonly data: readonly { readonly event_id: string }[] }
    const arrivals = data.map(({ event_id }) => noted.came(event_id, { isCopy }))
    return taking(arrivals, 200, { events_received: data.length })
  }

/** A vendor of games: it gives the address of a game. Nothing else can be asked of it. */
const vendor =
  (noted: Noted): Work =>
  ({ url, headers, body, isCopy }) => {
    if (url !== '/v1/launch') return { status: 503 }
    const { token } = JSON.parse(body.toString()) as { readonly token: string }
    const game = new URL('/play', `http://${headers.host}`)
    game.searchParams.set('token', token)
    return taking([noted.came(createHash('sha256').update(token).digest('hex'), { isCopy })], 200, { url: game.href })
  }

const starts: Readonly<Record<PartnerName, (noted: Noted) => Promise<Neighbour>>> = {
  sms: noted => startNeighbour(sms(noted)),
  mail: startMail,
  push: noted => startNeighbour(push(noted)),
  pixels: noted => startNeighbour(pixels(noted)),
  vendor: noted => startNeighbour(vendor(noted)),
}

/** The partners of the server, and what came to each. */
export interface Partners {
  readonly all: Readonly<Record<PartnerName, Neighbour>>
  readonly arrivals: Readonly<Record<PartnerName, Arrivals>>
  close(): void
}

const forEachName = async <Value>(make: (name: PartnerName) => Value | Promise<Value>): Promise<Readonly<Record<PartnerName, Value>>> =>
  // Each name is there.
  Object.fromEntries(await Promise.all(partnerNames.map(async name => [name, await make(name)] as const))) as Readonly<Record<PartnerName, Value>>

export const startPartners = async (): Promise<Partners> => {
  const noted = await forEachName(() => createArrivals())
  const all = await forEachName(name => starts[name](noted[name]))
  return {
    all,
    arrivals: await forEachName(name => noted[name].all),
    close: () => {
      for (const name of partnerNames) all[name].close()
    },
  }
}

/** What the merchant’s file says of them, and what it loses. */
export const partnerSettings = ({ sms: gateway, mail, pixels: companies }: Partners['all']) => ({
  sms: {
    provider: 'gateway',
    url: gateway.url,
    account: 'faults',
    token: 'SMS_TOKEN',
    from: '+15005550006',
    // Every stranger gets a code, and nobody a captcha.
    budget: { perDay: 1_000_000, perCountryPerDay: 1_000_000 },
  },
  email: { provider: 'smtp', host: '127.0.0.1', port: Number(new URL(mail.url).port), security: 'none', from: 'Lumina <no-reply@lumina.example>' },
  facebookPixel: { url: `${companies.url}/facebook`, pixelId: '123456789', token: 'META_TOKEN' },
  tf: { url: `${companies.url}/tf?click={clickId}&value={value}&event={eventId}` },
  tracking: { consent: 'off' },
  voluum: undefined,
})

/** What the server’s environment says of them. */
export const partnerEnv = ({ push: service, vendor: games }: Partners['all']) => ({
  DEMO__SMS_TOKEN: 'token of the gateway',
  DEMO__META_TOKEN: 'token of Meta',
  PUSH_ORIGINS: service.url,
  GAME_VENDOR_URL: games.url,
})

import type { IncomingMessage } from 'node:http'
import type { TrackingProviderName } from '@foyer/contract/tracking/provider-events'

/** An event that the stand-in of a provider took. */
export interface ReceivedEvent {
  readonly provider: TrackingProviderName
  readonly id: string | undefined
  readonly name: string
  readonly value: number | undefined
  readonly row: Readonly<Record<string, unknown>>
}

export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

type Row = Readonly<Record<string, unknown>>

/** What a provider's documents demand; throws at the first that is wrong. */
export const demand = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what)
}
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isDigest = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
const row = (value: unknown): Row => {
  demand(typeof value === 'object' && value !== null && !Array.isArray(value), 'an object is missing')
  return value as Row
}
const rows = (value: unknown): readonly Row[] => {
  demand(Array.isArray(value) && value.length > 0 && value.length <= 1_000, 'there must be 1 to 1,000 events')
  return (value as readonly unknown[]).map(row)
}
const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
const onlyKeys = (value: Row, keys: readonly string[]): void => {
  for (const key of Object.keys(value)) demand(keys.includes(key), `nobody knows ${key}`)
}

/** Meta, Conversions API, Parameters: the three fields of website events, and value and currency of a purchase, are required. */
const meta = ({ method, path, query, body }: ReceivedRequest): readonly ReceivedEvent[] => {
  demand(method === 'POST' && /^\/v\d+\.0\/123456789\/events$/.test(path), 'the address is wrong')
  demand(query.get('access_token') === 'meta-token', 'the access token is wrong')
  const request = row(JSON.parse(body))
  onlyKeys(request, ['data', 'test_event_code'])
  return rows(request.data).map(event => {
    const user = row(event.user_data)
    const custom = row(event.custom_data)
    demand(isText(event.event_name) && isText(event.event_id), 'an event needs its name and id')
    demand(Number.isInteger(event.event_time) && Number(event.event_time) < 10_000_000_000, 'event_time is in seconds')
    demand(event.action_source === 'website' && isText(event.event_source_url) && isText(user.client_user_agent), 'a website event lacks a field')
    if (user.external_id !== undefined) demand(isDigest(user.external_id), 'external_id must be hashed')
    if (user.fbc !== undefined) demand(isText(user.fbc) && /^fb\.\d\.\d{13}\../.test(user.fbc), 'fbc has another form')
    if (event.event_name === 'Purchase')
      demand(typeof custom.value === 'number' && /^[A-Z]{3}$/.test(String(custom.currency)), 'a purchase needs value and currency')
    return { provider: 'facebook', id: String(event.event_id), name: String(event.event_name), value: numberIn(custom.value), row: event }
  })
}

/** TikTok, Events API 2.0: no negative value. */
const tiktok = ({ method, path, headers, body }: ReceivedRequest): readonly ReceivedEvent[] => {
  demand(method === 'POST' && path === '/open_api/v1.3/event/track/', 'the address is wrong')
  demand(headers['access-token'] === 'tiktok-token', 'the access token is wrong')
  const request = row(JSON.parse(body))
  demand(request.event_source === 'web' && request.event_source_id === 'CPIXEL123', 'the source is wrong')
  return rows(request.data).map(event => {
    const properties = row(event.properties)
    demand(isText(event.event) && isText(event.event_id) && Number.isInteger(event.event_time), 'a field is missing')
    demand(isText(row(event.page).url), 'the page is missing')
    if (properties.value !== undefined) demand(typeof properties.value === 'number' && properties.value >= 0, 'the value is negative')
    return { provider: 'tiktok', id: String(event.event_id), name: String(event.event), value: numberIn(properties.value), row: event }
  })
}

const KWAI_EVENTS = new Set([
  'EVENT_COMPLETE_REGISTRATION',
  'EVENT_INITIATED_CHECKOUT',
  'EVENT_FIRST_DEPOSIT',
  'EVENT_PURCHASE',
  'EVENT_CONTENT_VIEW',
  'EVENT_ADD_TO_CART',
])

const kwai = ({ method, path, body }: ReceivedRequest): readonly ReceivedEvent[] => {
  demand(method === 'POST' && path === '/log/common/api', 'the address is wrong')
  const event = row(JSON.parse(body))
  demand(event.access_token === 'kwai-token' && event.pixelId === 'kwaipixel', 'the account is wrong')
  demand(isText(event.clickid) && KWAI_EVENTS.has(String(event.event_name)), 'click or event is wrong')
  demand(typeof event.properties === 'string' && event.is_attributed === 1 && event.mmpcode === 'PL', 'a field is wrong')
  const { value } = row(JSON.parse(String(event.properties)))
  return [{ provider: 'kwai', id: undefined, name: String(event.event_name), value: numberIn(value), row: event }]
}

/** AppsFlyer, S2S events: `eventValue` is a text, the time has this form, and the whole is 1 KB at most. */
const appsflyer = ({ method, path, headers, body }: ReceivedRequest): readonly ReceivedEvent[] => {
  demand(method === 'POST' && path === '/inappevent/com.brand.app' && headers.authentication === 'af-key', 'the address or key is wrong')
  demand(Buffer.byteLength(body) <= 1_024, 'more than 1 KB')
  const event = row(JSON.parse(body))
  demand(isText(event.appsflyer_id) && isText(event.eventName) && typeof event.eventValue === 'string', 'a field is missing')
  demand(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/.test(String(event.eventTime)), 'eventTime has another form')
  const revenue = event.eventValue === '' ? undefined : row(JSON.parse(String(event.eventValue))).af_revenue
  const value = revenue === undefined ? undefined : Number(revenue)
  return [{ provider: 'appsflyer', id: undefined, name: String(event.eventName), value, row: event }]
}

/** Adjust, S2S: a form, one id of the device, no revenue below 0.001. */
const adjust = ({ method, path, headers, body }: ReceivedRequest): readonly ReceivedEvent[] => {
  demand(method === 'POST' && path === '/event', 'the address is wrong')
  demand(headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true, 'the body must be a form')
  const form = new URLSearchParams(body)
  demand(
    form.get('app_token') === 'abc123def456' && form.get('s2s') === '1' && /^\d{10}$/.test(form.get('created_at_unix') ?? ''),
    'a field is wrong',
  )
  demand(
    ['gps_adid', 'idfa', 'idfv', 'adid'].some(name => form.has(name)),
    'there is no id of the device',
  )
  const revenue = form.get('revenue')
  if (revenue !== null) demand(Number(revenue) >= 0.001 && form.has('currency'), 'the revenue is wrong')
  return [
    {
      provider: 'adjust',
      id: undefined,
      name: form.get('event_token') ?? '',
      value: revenue === null ? undefined : Number(revenue),
      row: Object.fromEntries(form),
    },
  ]
}

const bigo = ({ method, path, body }: ReceivedRequest): readonly ReceivedEvent[] => {
  demand(method === 'POST' && path === '/bigoad/trackingevent', 'the address is wrong')
  const event = row(JSON.parse(body))
  demand(isText(event.bbg) && isText(event.event_id) && Number(event.timestamp_ms) > 1_000_000_000_000, 'a field is wrong')
  return [{ provider: 'bigo', id: undefined, name: String(event.event_id), value: undefined, row: event }]
}

const twitter = ({ method, path, headers, body }: ReceivedRequest): readonly ReceivedEvent[] => {
  demand(method === 'POST' && path === '/12/measurement/conversions/o1abc' && headers['x-pixel-token'] === 'x-token', 'the account is wrong')
  return rows(row(JSON.parse(body)).conversions).map(event => {
    demand(/^tw-[a-z0-9]+-[a-z0-9]+$/.test(String(event.event_id)), 'the event has another form')
    demand(!Number.isNaN(Date.parse(String(event.conversion_time))) && isText(event.conversion_id), 'a field is missing')
    demand(Array.isArray(event.identifiers) && event.identifiers.some(one => isText(row(one).twclid)), 'no identifier')
    if (event.value !== undefined) demand(isText(event.value) && /^\d+\.\d\d$/.test(event.value), 'the value has another form')
    return { provider: 'twitter', id: String(event.conversion_id), name: String(event.event_id), value: Number(event.value), row: event }
  })
}

const gtag = ({ method, path, query, body }: ReceivedRequest): readonly ReceivedEvent[] => {
  demand(method === 'POST' && path === '/mp/collect', 'the address is wrong')
  demand(query.get('measurement_id') === 'G-AB12CD34' && query.get('api_secret') === 'ga-secret', 'the account is wrong')
  const request = row(JSON.parse(body))
  demand(isText(request.client_id), 'client_id is missing')
  return rows(request.events).map(event => {
    demand(/^[A-Za-z][A-Za-z0-9_]{0,39}$/.test(String(event.name)), 'the name has another form')
    const params = row(event.params)
    return {
      provider: 'gtag',
      id: String(params.transaction_id),
      name: String(event.name),
      value: numberIn(params.value),
      row: { ...request, ...event },
    }
  })
}

const voluum = ({ method, path, query }: ReceivedRequest): readonly ReceivedEvent[] => {
  demand(method === 'GET' && path === '/postback' && isText(query.get('cid')) && isText(query.get('txid')), 'the postback is wrong')
  const payout = query.get('payout') ?? ''
  return [
    {
      provider: 'voluum',
      id: query.get('txid') ?? '',
      name: query.get('et') ?? '',
      value: payout === '' ? undefined : Number(payout),
      row: Object.fromEntries(query),
    },
  ]
}

/** Help page of PropellerAds, "S2S conversion tracking": campaign, partner and type are the merchant's, the visitor is the click's. */
const propeller = ({ method, path, query }: ReceivedRequest): readonly ReceivedEvent[] => {
  demand(method === 'GET' && path === '/conversion.php', 'the address is wrong')
  demand(query.get('aid') === '4242' && query.get('pid') === '' && query.get('tid') === '77', 'the account is wrong')
  demand(isText(query.get('visitor_id')), 'there is no click')
  return [{ provider: 'propeller', id: undefined, name: 'register', value: undefined, row: Object.fromEntries(query) }]
}

const kadam = ({ method, path, query }: ReceivedRequest): readonly ReceivedEvent[] => {
  demand(method === 'GET' && path === '/ru/postback/' && isText(query.get('data')), 'the postback is wrong')
  return [{ provider: 'kadam', id: undefined, name: 'register', value: undefined, row: Object.fromEntries(query) }]
}

/** Its document is not public: what is checked is the address that the merchant writes. */
const tf = ({ method, path, query }: ReceivedRequest): readonly ReceivedEvent[] => {
  demand(method === 'GET' && path === '/postback' && isText(query.get('click')), 'the postback is wrong')
  const value = query.get('value') ?? ''
  return [
    { provider: 'tf', id: undefined, name: query.get('goal') ?? '', value: value === '' ? undefined : Number(value), row: Object.fromEntries(query) },
  ]
}

export const readers: Readonly<Record<TrackingProviderName, (request: ReceivedRequest) => readonly ReceivedEvent[]>> = {
  facebook: meta,
  tiktok,
  kwai,
  appsflyer,
  adjust,
  bigo,
  twitter,
  gtag,
  voluum,
  propeller,
  kadam,
  tf,
}
export const isKnown = (name: string): name is TrackingProviderName => Object.hasOwn(readers, name)

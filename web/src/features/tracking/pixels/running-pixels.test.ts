import type { ScriptName } from '@foyer/contract/tracking/pixel-scripts'
import type { PixelScript } from '@foyer/contract/tracking/pixels'
import { describe, expect, test } from 'vitest'
import { createTextStore } from '#device/storage.ts'
import { startPixels } from './running-pixels.ts'
import { sentIds } from './sent-ids.ts'

const AT = 1_767_225_600_000
const YES = { measurement: true, marketing: true }
const NO = { measurement: false, marketing: false }

/** A browser without storage: texts last as long as the store. */
const memoryStore = () =>
  createTextStore(() => {
    throw new Error('blocked')
  })

const script = (name: ScriptName, events: PixelScript['events'], id = 'ID1'): PixelScript => ({ name, url: `https://${name}.test/s.js`, id, events })

const stage = (scripts: readonly PixelScript[], agreed = YES, store = memoryStore()) => {
  const globals: Record<string, unknown> = {}
  const loads: string[] = []
  const loaded: (() => void)[] = []
  const page = {
    globals,
    address: 'https://www.brand.com/m/home',
    now: () => AT,
    load(url: string, done?: () => void) {
      loads.push(url)
      if (done) loaded.push(done)
    },
  }
  return { globals, loads, loaded, pixels: startPixels(scripts, page, agreed, sentIds(store)) }
}
/** Calls that wait for a script, as lists. */
const listed = (calls: unknown) =>
  (calls as Iterable<ArrayLike<unknown>>)[Symbol.iterator] && Array.from(calls as ArrayLike<unknown>[], call => Array.from(call))

const EVENT = { eventName: 'viewContent', eventID: 'e1' } as const
const DEPOSIT = { eventID: 'd1', moment: 'deposit', money: { value: '150.00', currency: 'PHP' } } as const
const WITHDRAWAL = { eventID: 'w1', moment: 'withdraw', money: { value: '-20.00', currency: 'PHP' } } as const

describe('each script is loaded once, and told in its own words', () => {
  test('Facebook: consent before all else, nothing by itself, standard and custom events with the event’s id', () => {
    const { globals, loads, pixels } = stage([script('facebook', { viewContent: 'ViewContent', deposit: 'Purchase', withdraw: 'OrderReturn' })])
    pixels.note(EVENT, false)
    pixels.noticed([DEPOSIT, WITHDRAWAL])
    pixels.chosen(NO)
    const fbq = globals['fbq'] as { readonly queue: unknown; readonly disablePushState: boolean }
    expect(loads).toEqual(['https://facebook.test/s.js'])
    expect([globals['_fbq'], fbq.disablePushState]).toEqual([fbq, true])
    expect(listed(fbq.queue)).toEqual([
      ['consent', 'grant'],
      ['set', 'autoConfig', false, 'ID1'],
      ['init', 'ID1'],
      ['track', 'ViewContent', {}, { eventID: 'e1' }],
      ['track', 'Purchase', { value: 150, currency: 'PHP' }, { eventID: 'd1' }],
      ['trackCustom', 'OrderReturn', { returned: 20, currency: 'PHP' }, { eventID: 'w1' }],
      ['consent', 'revoke'],
    ])
  })

  test('Facebook: a script that has loaded is called itself', () => {
    const { globals, pixels } = stage([script('facebook', { viewContent: 'ViewContent' })])
    const calls: unknown[][] = []
    Object.assign(globals['fbq'] as object, { callMethod: (...args: unknown[]) => void calls.push(args) })
    pixels.note(EVENT, false)
    expect(calls).toEqual([['track', 'ViewContent', {}, { eventID: 'e1' }]])
  })

  test('TikTok: consent is held before all else; the queue is an array with methods', () => {
    const { globals, loads, pixels } = stage([script('tiktok', { viewContent: 'ViewContent', deposit: 'CompletePayment' })])
    pixels.note(EVENT, false)
    pixels.noticed([DEPOSIT])
    pixels.chosen(NO)
    expect(loads).toEqual(['https://tiktok.test/s.js?sdkid=ID1&lib=ttq'])
    expect(globals['TiktokAnalyticsObject']).toBe('ttq')
    const ttq = globals['ttq'] as unknown[] & { readonly methods: readonly string[]; readonly _i: Record<string, { readonly _u: string }> }
    expect([Array.isArray(ttq), ttq.methods.includes('track'), ttq._i['ID1']?._u]).toEqual([true, true, 'https://tiktok.test/s.js'])
    expect(listed(ttq)).toEqual([
      ['holdConsent'],
      ['grantConsent'],
      ['page'],
      ['track', 'ViewContent', {}, { event_id: 'e1' }],
      ['track', 'CompletePayment', { value: 150, currency: 'PHP' }, { event_id: 'd1' }],
      ['revokeConsent'],
    ])
  })

  // Proves tracking-13.
  test('Kwai: what the page noticed alone, because it would count what the server tells once more', () => {
    const { globals, loads, pixels } = stage([script('kwai', { viewContent: 'contentView', deposit: 'purchase' })])
    expect(pixels.note(EVENT, true)).toEqual([])
    expect(pixels.note(EVENT, false)).toEqual(['kwai'])
    pixels.noticed([DEPOSIT])
    expect(loads).toEqual(['https://kwai.test/s.js?sdkid=ID1&lib=kwaiq'])
    expect(globals['KwaiAnalyticsObject']).toBe('kwaiq')
    expect(listed(globals['kwaiq'])).toEqual([['page'], ['track', 'contentView', {}]])
  })

  // Proves tracking-12.
  test('Google: Consent Mode v2 denies all before anything is said, and one library serves Analytics and Ads', () => {
    const { globals, loads, pixels } = stage(
      [script('gtag', { viewContent: 'view', deposit: 'purchase' }, 'G-1'), script('googleAds', { deposit: 'label_1' }, 'AW-1')],
      { measurement: false, marketing: true },
    )
    pixels.note(EVENT, false)
    pixels.noticed([DEPOSIT])
    pixels.chosen(NO)
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' }
    const granted = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted', analytics_storage: 'denied' }
    expect(loads).toEqual(['https://gtag.test/s.js?id=G-1'])
    expect(Object.prototype.toString.call((globals['dataLayer'] as unknown[])[0])).toBe('[object Arguments]')
    expect(listed(globals['dataLayer'])).toEqual([
      ['consent', 'default', { ...denied, wait_for_update: 500 }],
      ['consent', 'update', granted],
      ['js', new Date(AT)],
      ['config', 'G-1', { page_location: 'https://www.brand.com/m/home' }],
      ['config', 'AW-1', { page_location: 'https://www.brand.com/m/home' }],
      ['event', 'view', { send_to: 'G-1', transaction_id: 'e1' }],
      // Analytics hears of the deposit from the server; Ads can be told by the tag alone.
      ['event', 'conversion', { send_to: 'AW-1/label_1', value: 150, currency: 'PHP', transaction_id: 'd1' }],
      ['consent', 'update', denied],
      ['consent', 'update', denied],
    ])
  })

  test('AppsFlyer: money that went back is a negative revenue', () => {
    const { globals, loads, pixels } = stage([script('appsflyer', { viewContent: 'view_content', deposit: 'deposit', withdraw: 'withdraw' })])
    pixels.note(EVENT, true)
    pixels.noticed([DEPOSIT, WITHDRAWAL])
    expect(loads).toEqual(['https://appsflyer.test/s.js?st=pba'])
    const AF = globals['AF'] as { readonly q: unknown; readonly id: unknown }
    expect([globals['AppsFlyerSdkObject'], AF.id]).toEqual(['AF', { pba: { webAppId: 'ID1', measurementStatus: true } }])
    const event = { eventType: 'EVENT', eventRevenueCurrency: 'PHP' }
    expect(listed(AF.q)).toEqual([
      [AT, 'pba', 'event', { eventType: 'EVENT', eventName: 'view_content', eventValue: { event_id: 'e1' } }],
      [AT, 'pba', 'event', { ...event, eventName: 'deposit', eventRevenue: 150, eventValue: { event_id: 'd1' } }],
      [AT, 'pba', 'event', { ...event, eventName: 'withdraw', eventRevenue: -20, eventValue: { event_id: 'w1' } }],
    ])
  })

  test('Adjust: calls wait until the script has loaded; a no stops it', () => {
    const { globals, loads, loaded, pixels } = stage([script('adjust', { deposit: 'tok111', withdraw: 'tok222' })])
    pixels.noticed([DEPOSIT, WITHDRAWAL])
    const calls: unknown[][] = []
    globals['Adjust'] = Object.fromEntries(
      ['initSdk', 'trackEvent', 'stop', 'restart'].map(method => [method, (...args: unknown[]) => void calls.push([method, ...args])]),
    )
    for (const done of loaded) done()
    pixels.chosen(NO)
    expect(loads).toEqual(['https://adjust.test/s.js'])
    expect(calls).toEqual([
      ['initSdk', { appToken: 'ID1', environment: 'production' }],
      ['trackEvent', { eventToken: 'tok111', deduplicationId: 'd1', revenue: 150, currency: 'PHP' }],
      ['trackEvent', { eventToken: 'tok222', deduplicationId: 'w1' }],
      ['stop'],
    ])
  })

  test('X: by the event’s own id there, with the conversion’s id', () => {
    const { globals, loads, pixels } = stage([script('twitter', { deposit: 'tw-o1abc-o2def' })])
    pixels.noticed([DEPOSIT])
    expect(loads).toEqual(['https://twitter.test/s.js'])
    expect(listed((globals['twq'] as { readonly queue: unknown }).queue)).toEqual([
      ['config', 'ID1'],
      ['event', 'tw-o1abc-o2def', { conversion_id: 'd1', value: 150, currency: 'PHP' }],
    ])
  })

  test('Bigo: what the page noticed alone', () => {
    const { globals, loads, pixels } = stage([script('bigo', { viewContent: 'ec_view', deposit: 'ec_purchase' })])
    pixels.note(EVENT, false)
    pixels.noticed([DEPOSIT])
    expect(loads).toEqual(['https://bigo.test/s.js?pixel_id=ID1'])
    expect(listed(globals['bgdataLayer'])).toEqual([
      ['init', 'ID1'],
      ['event', 'ec_view', { configId: 'ID1' }],
    ])
  })
})

// Proves tracking-13.
test('what the server noticed is told once, in whichever tab, and no page moment on its word', () => {
  const store = memoryStore()
  const scripts = [script('twitter', { deposit: 'tw-1', viewContent: 'tw-2' })]
  const first = stage(scripts, YES, store)
  const second = stage(scripts, YES, store)
  first.pixels.noticed([DEPOSIT, DEPOSIT, { eventID: 'v1', moment: 'viewContent' }])
  second.pixels.noticed([DEPOSIT, { ...DEPOSIT, eventID: 'd2' }])
  const event = ({ globals }: typeof first) => listed((globals['twq'] as { readonly queue: unknown }).queue).slice(1)
  expect(event(first).map(([, name, about]) => [name, (about as { readonly conversion_id: string }).conversion_id])).toEqual([['tw-1', 'd1']])
  expect(event(second).map(([, name, about]) => [name, (about as { readonly conversion_id: string }).conversion_id])).toEqual([['tw-1', 'd2']])
})

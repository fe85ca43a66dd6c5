import { expect, test } from 'vitest'
import { providerParts } from '#testing/provider-parts.ts'
import { testMerchant } from '#testing/test-merchants.ts'
import { outgoing } from '#tracking/testing/outgoing-event.ts'
import { appsflyer } from './appsflyer.ts'
import type { OutgoingEvent } from './tracking-provider.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const IPAD_AS_MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

const rowFor = async (appId: string, userAgent: string, ids: OutgoingEvent['native'] = {}): Promise<object> => {
  const rows: object[] = []
  const fetch = async (_to: unknown, { body }: { readonly body: string }) => {
    rows.push(JSON.parse(body) as object)
    return new Response('ok')
  }
  const { file, ...merchant } = testMerchant('alpha')
  const provider = appsflyer.create(providerParts({ secret: () => 'af-key', fetch: fetch as unknown as typeof globalThis.fetch }))
  const event = outgoing({ userAgent, native: { appsflyerId: '1700000000000-1234567', ...ids } })
  await provider.send([event], { ...merchant, file: { ...file, appsflyer: { appId, key: 'AF_KEY' } } })
  return rows[0]!
}

// Proves tracking-2.
test.each([
  ['an iPhone', IPHONE, '17.5.1'],
  ['an iPad', IPAD, '16.7'],
])('of an iOS app AppsFlyer is told the version of the system: %s', async (_what, userAgent, os) => {
  expect(await rowFor('id123456789', userAgent)).toMatchObject({ os })
})

// Proves tracking-2.
test('it is not made up where the device does not say it, nor told of an Android app', async () => {
  expect(await rowFor('id123456789', IPAD_AS_MAC)).not.toHaveProperty('os')
  expect(await rowFor('com.brand.app', IPHONE)).not.toHaveProperty('os')
})

// Proves tracking-2.
test.each([
  ['advertising_id', { afAdvertisingId: '38400000-8cf0-11bd-b23e-10b96e40000d' }],
  ['oaid', { afOaid: '58400000-8cf0-11bd-b23e-10b96e40000d' }],
  ['idfa', { idfa: '68400000-8CF0-11BD-B23E-10B96E40000D' }],
  ['idfv', { idfv: '78400000-8CF0-11BD-B23E-10B96E40000D' }],
] as const)('an id of the device that the app named is sent as %s, and is not made up', async (name, native) => {
  expect(await rowFor('com.brand.app', IPHONE, native)).toMatchObject({ [name]: Object.values(native)[0] })
  expect(await rowFor('com.brand.app', IPHONE)).not.toHaveProperty(name)
})

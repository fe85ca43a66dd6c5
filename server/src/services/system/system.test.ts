import { flagDefaults } from '@foyer/contract/flags'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPath, scramblePath } from '#crypto/customer-service-path.ts'
import { createTestApp, valueOf, type TestApp } from '#testing/test-app.ts'

let wire: TestApp
beforeAll(async () => {
  const customerService = [
    { title: 'Chat', url: 'https://help.test/chat', csType: 'AICAN' as const, csPosition: 'NOTICE' as const },
    { path: scramblePath('mailto:help@alpha.test') },
  ]
  const domains = [{ domainName: 'line1.test' }, { domainName: 'https://line2.test' }]
  wire = await createTestApp({
    merchants: { alpha: { domains, customerService, flags: { A2HS3: false } }, beta: { regions: { deniedAddresses: ['198.51.100.0/24'] } } },
  })
})
afterAll(() => wire.close())

test('system/status tells the visitor’s address and what shuts it out (spec 2 §7)', async () => {
  expect(valueOf(await wire.client('beta', { ip: '198.51.100.3' }).call('system.status', { device: 'MOBILE' }))).toEqual({
    ip: '198.51.100.3',
    maintenance: false,
    regionRestriction: true,
  })
})

test('system/country gives dialling codes and currency of the merchant that is asked', async () => {
  expect(valueOf(await wire.client('alpha').call('system.country', { merchant: 'alpha' }))).toMatchObject({
    countryCode: 'PH',
    countryDialingCode: '63',
    currency: 'PHP',
  })
  expect(valueOf(await wire.client('beta').call('system.country', {}))).toMatchObject({ countryCode: 'BR', currencySymbol: 'R$' })
})

test('system/domainRoute gives the lines, and the host to fall back to', async () => {
  expect(valueOf(await wire.client().call('system.domainRoute', {}))).toEqual({
    domainList: [{ domainName: 'line1.test' }, { domainName: 'https://line2.test' }],
    originalDomain: 'alpha.test',
  })
})

test('system/domainProblem answers on a blocked host, and on one nobody has to who names the merchant (spec 2 §4, §7)', async () => {
  const at = (Host: string, merchant?: string) =>
    wire.app.inject({ url: '/wps/system/domainProblem', headers: { host: Host, ...(merchant && { merchant }) } }).then(reply => reply.json())
  for (const answer of [await at('alpha.test'), await at('blocked.alpha.test'), await at('gone.test', 'alpha')]) {
    expect(answer.value.domainList).toEqual([{ domainName: 'line1.test' }, { domainName: 'https://line2.test' }])
    const [chat, mail] = answer.value.customerService
    expect(chat).toEqual({ title: 'Chat', csType: 'AICAN', csPosition: 'NOTICE', path: expect.not.stringContaining('help') })
    expect([chat, mail].map(({ path }) => openPath(path))).toEqual(['https://help.test/chat', 'mailto:help@alpha.test'])
  }
  expect(await at('gone.test')).toMatchObject({ errorCode: 'domain_not_available' })
  expect(await at('beta.test', 'alpha')).toMatchObject({ errorCode: 'merchant.mismatch' })
})

test('system/whitelabel gives every flag, resolved for the merchant', async () => {
  expect(valueOf(await wire.client('alpha').call('system.whitelabel', {}))).toEqual({ ...flagDefaults, A2HS3: false })
  expect(valueOf(await wire.client('beta').call('system.whitelabel', {}))).toEqual({ ...flagDefaults, CBS3: false })
})

test('the consolidated settings are the common store of spec 2 §3 in one answer', async () => {
  const alpha = valueOf(await wire.client('alpha').call('system.consolidatedSettings', {}))
  expect(alpha).toMatchObject({
    merchantCode: 'alpha',
    ip: '203.0.113.7',
    maintenance: false,
    gw: { GEETEST_VERSION: 'v3', PROFILE_ICON_COUNT: 9 },
    whitelabelVal: { A2HS3: false },
  })
  expect(alpha.register).toEqual(valueOf(await wire.client('alpha').call('system.registerSetting', {})))
})

test('the install manifest has the defaults of spec 2 §2, in the language asked for', async () => {
  const reply = await wire.app.inject({
    url: '/wps/system/manifest.json?merchantCode=alpha&timestamp=1&language=UR',
    headers: { host: 'alpha.test' },
  })
  expect(reply.headers['content-type']).toContain('json')
  expect(reply.json()).toMatchObject({
    name: 'Alpha',
    lang: 'ur',
    dir: 'rtl',
    display: 'standalone',
    orientation: 'portrait',
    scope: '/m/',
    start_url: '/m/home?utm_source=homescreen',
    theme_color: '#ffffff',
    background_color: '#ffffff',
  })
  const sizes = (purpose: string) =>
    reply
      .json<{ readonly icons: readonly { readonly sizes: string; readonly purpose: string }[] }>()
      .icons.flatMap(icon => (icon.purpose === purpose ? [icon.sizes] : []))
  expect(sizes('any')).toEqual(['192x192', '256x256', '384x384', '512x512', 'any'])
  expect(sizes('maskable')).toEqual(['192x192', '512x512'])
  expect(valueOf(await wire.client().call('system.manifest', { language: 'XX' })).lang).toBe('en')
})

test('how a visitor came goes into the start address, and never changes which app it is', async () => {
  const manifestFor = async (query: string) => {
    const { statusCode, ...reply } = await wire.app.inject({ url: `/wps/system/manifest.json?${query}`, headers: { host: 'alpha.test' } })
    const { id, start_url } = reply.json() as { readonly id?: string; readonly start_url?: string }
    return { statusCode, id, start_url }
  }
  const plain = await manifestFor('')
  expect(await manifestFor('affiliateCode=aff1&r=friend')).toEqual({
    ...plain,
    start_url: '/m/home?utm_source=homescreen&affiliateCode=aff1&r=friend',
  })
  expect((await manifestFor('affiliateCode=%22%3E')).statusCode).toBe(400)
})

test('vendor lanes are the merchant’s own', async () => {
  const lanes = async (merchant: 'alpha' | 'beta') =>
    valueOf(await wire.client(merchant).call('games.newGameVendor', { platform: 'html5' })).data.lanes
  expect((await lanes('alpha')).flatMap(({ cards }) => cards.map(card => card.accountTypeName))).toEqual(['ALPHA_LOTTO'])
  expect((await lanes('beta')).flatMap(({ cards }) => cards.map(card => card.accountTypeName))).toEqual(['BETA_LOTTO'])
})

test('a member’s language is kept (spec 1 §7, Language sync)', async () => {
  const client = wire.client()
  const asked = { username: 'polyglot', password: 'Lantern-42-river', login: true, registerMethod: 'H5' } as const
  client.token = valueOf(await client.call('member.register', asked)).session?.token
  expect(valueOf(await client.call('member.language', { language: 'UR' }))).toEqual({})
  expect(valueOf(await client.call('member.info', {})).language).toBe('UR')
  expect(await client.call('member.language', { language: 'XX' as never })).toMatchObject({ errorCode: 'request.invalid' })
})

import { describe, expect, test } from 'vitest'
import { faultLine } from '#kernel/merchants/fault.ts'
import { folderOf, testMerchantFolder, testMerchantFiles, type FolderFiles } from '#testing/test-merchants.ts'
import { parseMerchant } from './parse-merchant.ts'

const outside = { secrets: () => undefined, allowDemo: true }
const whole = testMerchantFolder('alpha')

const parse = (changes: FolderFiles = {}, surroundings: Parameters<typeof parseMerchant>[1] = outside) =>
  parseMerchant(folderOf('alpha', { ...whole, ...changes }), surroundings)
const faultsOf = (...parameters: Parameters<typeof parse>) => (parse(...parameters).faults ?? []).map(faultLine)
const merchantJson = (changes: Readonly<Record<string, unknown>>) => ({ 'merchant.json': { ...testMerchantFiles.alpha, ...changes } })

const RANK = { labelId: 'a', name: { EN: 'A' }, rankLevel: 0 }
const ranksJson = (ranks: readonly unknown[]) => ({ 'content/ranks.json': { ranks } })

describe('a merchant whose ledger has begun', () => {
  const faultOf = (country: object, ledger: string) =>
    faultsOf(merchantJson({ country: { ...testMerchantFiles.alpha.country, ...country } }), { ...outside, ledger })

  test('goes on in its currency with its decimals', () => {
    expect(faultOf({}, 'PHP/2')).toEqual([])
    expect(faultOf({ currency: 'TLB' }, 'PHP/2')).toEqual([])
    expect(faultOf({ currency: 'IDR' }, 'IDR/0')).toEqual([])
  })

  // Proves money-2.
  test('is refused in another currency, or with other decimals', () => {
    expect(faultOf({}, 'BRL/2')).toEqual([
      "alpha/merchant.json /country/currency: is PHP, but the merchant's ledger began in BRL and cannot be continued in another currency",
    ])
    expect(faultOf({ currency: 'IDR', decimals: 2 }, 'IDR/0')).toEqual([
      "alpha/merchant.json /country/decimals: is 2, but the merchant's ledger began with 0 and cannot be continued with other decimals",
    ])
  })
})

// Proves banners-and-shortcuts-1.
describe('a fault names file, path and reason', () => {
  test.each<[string, FolderFiles, string]>([
    ['a missing file', { 'content/search.json': undefined }, 'alpha/content/search.json: is missing'],
    ['no JSON', { 'merchant.json': '{"code": ' }, 'alpha/merchant.json: is no JSON'],
    ['a missing setting', merchantJson({ logo: undefined }), 'alpha/merchant.json /logo: is missing'],
    ['an unknown setting', merchantJson({ colour: 'red' }), 'alpha/merchant.json /colour: is no known setting'],
    ['an unknown flag', merchantJson({ flags: { CBS4: true } }), 'alpha/merchant.json /flags/CBS4: is no known setting'],
    [
      'a way to customer service that is none',
      merchantJson({ customerService: [{ title: 'Chat' }] }),
      'alpha/merchant.json /customerService/0: needs either url or path',
    ],
    [
      'a scrambled path that opens nothing',
      merchantJson({ customerService: [{ path: 'aGVsbG8=12345678' }] }),
      'alpha/merchant.json /customerService/0/path: holds no address of http, https, tel or mailto',
    ],
    ['a wrong type', merchantJson({ name: 7 }), 'alpha/merchant.json /name: must be string'],
    [
      'a wrong choice',
      merchantJson({ theme: { ...testMerchantFiles.alpha.theme, scheme: 'blue' } }),
      'alpha/merchant.json /theme/scheme: must be one of "dark", "light", "auto"',
    ],
    ['an unknown language', merchantJson({ languages: ['EN', 'XX'] }), 'alpha/merchant.json /languages/1: must be one of "CN", "EN"'],
    ['a host with a port', merchantJson({ hosts: ['alpha.com:80'] }), 'alpha/merchant.json /hosts/0: must be a host name in lower case without port'],
    [
      'a domain of passkeys that no page stands at',
      merchantJson({ passkeys: { domain: 'a.test' } }),
      'alpha/merchant.json /passkeys/domain: is neither one of the hosts nor a domain above one',
    ],
    [
      'a domain of passkeys that is everybody’s',
      merchantJson({ passkeys: { domain: 'test' } }),
      'alpha/merchant.json /passkeys/domain: is neither one of the hosts nor a domain above one',
    ],
    ['another code than the folder', merchantJson({ code: 'omega' }), 'alpha/merchant.json /code: is "omega", but the folder is called "alpha"'],
    [
      'a region that is no address',
      merchantJson({ regions: { deniedAddresses: ['10.0.0.0/8', '10.0.0.0/33'] } }),
      'alpha/merchant.json /regions/deniedAddresses/1: is neither an address nor a block of them',
    ],
    [
      'a maintenance that ends at no time',
      merchantJson({ maintenance: { on: true, end: 'soon' } }),
      'alpha/merchant.json /maintenance/end: is no time in ISO 8601',
    ],
    ['a missing logo', merchantJson({ logo: 'nowhere.svg' }), 'alpha/merchant.json /logo: there is no assets/nowhere.svg'],
    [
      'a missing icon of the home screen',
      merchantJson({ pwa: { icons: { 192: 'icons/192.png' } } }),
      'alpha/merchant.json /pwa/icons/192: there is no assets/icons/192.png',
    ],
    [
      'a missing touch icon',
      merchantJson({ pwa: { appleTouchIcon: 'touch.png' } }),
      'alpha/merchant.json /pwa/appleTouchIcon: there is no assets/touch.png',
    ],
    [
      'a touch icon of another kind',
      merchantJson({ pwa: { appleTouchIcon: 'logo.svg' } }),
      'alpha/merchant.json /pwa/appleTouchIcon: must be a PNG below assets',
    ],
    ['a missing banner', { 'assets/banners/one.svg': undefined }, 'alpha/content/banners.json /banners/0/image: there is no assets/banners/one.svg'],
    [
      'a banner whose address is not followed',
      { 'content/banners.json': { banners: [{ groupName: 'm_home', image: 'banners/one.svg', alt: {}, url: 'javascript:alert(1)' }] } },
      'alpha/content/banners.json /banners/0/url: is neither a page below /m nor an address of http or https',
    ],
    [
      'a banner that ends before it begins',
      {
        'content/banners.json': {
          banners: [{ groupName: 'm_home', image: 'banners/one.svg', alt: {}, from: '2026-02-02T10:00Z', until: '2026-02-01T10:00Z' }],
        },
      },
      'alpha/content/banners.json /banners/0/until: is not after from',
    ],
    ['a path out of the assets', merchantJson({ logo: '../logo.svg' }), 'alpha/merchant.json /logo: must be an svg, png, webp or jpg below assets'],
    [
      'colours that cannot be read',
      merchantJson({ theme: { ...testMerchantFiles.alpha.theme, dark: { ...testMerchantFiles.alpha.theme.dark, text: '#111111' } } }),
      'alpha/merchant.json /theme/dark/text: has a contrast of',
    ],
    ['no metadata for the home page', { 'content/search.json': { paths: {} } }, 'alpha/content/search.json /paths/~1m~1home/EN: is missing'],
    [
      'metadata in no language',
      {
        'content/search.json': {
          paths: { '/m/home': { EN: { title: '', keywords: '', description: '' }, XX: { title: '', keywords: '', description: '' } } },
        },
      },
      'alpha/content/search.json /paths/~1m~1home/XX: is no language',
    ],
    [
      'a lowest rank that not everybody has',
      ranksJson([{ ...RANK, conditions: { deposits: 1 } }]),
      'alpha/content/ranks.json /ranks/0/conditions: the lowest',
    ],
    [
      'a rank above that asks for nothing',
      ranksJson([RANK, { ...RANK, labelId: 'b', rankLevel: 1 }]),
      'alpha/content/ranks.json /ranks/1/conditions: are missing',
    ],
    [
      'ranks out of order',
      ranksJson([RANK, { ...RANK, labelId: 'b', conditions: { deposits: 1 } }]),
      'alpha/content/ranks.json /ranks/1/rankLevel: is not above the rank before it',
    ],
    [
      'two ranks of one label',
      ranksJson([RANK, { ...RANK, rankLevel: 1, conditions: { deposits: 1 } }]),
      'alpha/content/ranks.json /ranks/1/labelId: is the label of another rank too',
    ],
    ['a rank without a name', ranksJson([{ ...RANK, name: { UR: 'الف' } }]), 'alpha/content/ranks.json /ranks/0/name/EN: is missing'],
    ['a benefit without words', ranksJson([{ ...RANK, benefits: [{ UR: 'الف' }] }]), 'alpha/content/ranks.json /ranks/0/benefits/0/EN: is missing'],
    [
      'an unknown condition',
      ranksJson([{ ...RANK, conditions: { wins: 3 } }]),
      'alpha/content/ranks.json /ranks/0/conditions/wins: is no known setting',
    ],
    ['an unknown text', { 'texts/EN/shell.json': { no_such_key: 'x' } }, 'alpha/texts/EN/shell.json /no_such_key: is no text of this catalogue'],
    ['a text of the prototype', { 'texts/EN/shell.json': { toString: 'x' } }, 'alpha/texts/EN/shell.json /toString: is no text of this catalogue'],
    ['an unknown catalogue', { 'texts/EN/shop.json': {} }, 'alpha/texts/EN/shop.json: "shop" is no catalogue'],
    ['words in a language not offered', { 'texts/CN/shell.json': {} }, 'alpha/texts/CN/shell.json: "CN" is no language of this merchant'],
    ['code', { 'content/plugin.js': 'alert(1)' }, 'alpha/content/plugin.js: is no file of a merchant'],
    [
      'GeeTest without an account',
      merchantJson({ flags: { GEETEST3: true }, geetest: { id: 'x' } }),
      'alpha/merchant.json /geetest: needs an id and a key where GEETEST3 is on',
    ],
    [
      'a secret that is not set',
      merchantJson({ geetest: { id: 'x', key: 'GEETEST_KEY' } }),
      'alpha/merchant.json /geetest/key: the secret GEETEST_KEY is not set',
    ],
    [
      'a secret instead of its name',
      merchantJson({ geetest: { id: 'x', key: '0a1b2c3d4e5f' } }),
      'alpha/merchant.json /geetest/key: must be the name of a secret in capitals, like SMS_TOKEN, and never the secret itself',
    ],
  ])('%s', (_, changes, expected) => {
    const faults = faultsOf(changes)
    expect(faults).toHaveLength(faults.filter(fault => fault.startsWith(expected.slice(0, expected.indexOf(':')))).length)
    expect(faults).toContainEqual(expect.stringContaining(expected))
  })

  test('all faults are reported together', () => {
    const faults = faultsOf({
      ...merchantJson({ name: '', hosts: [], foo: 1 }),
      'assets/banners/one.svg': undefined,
      'content/vendors.json': '[',
      'texts/EN/shell.json': { nothing: 'x' },
    })
    expect(faults).toHaveLength(6)
  })

  test('faults that no schema can find are reported beside those of the schema, and none twice', () => {
    const { theme } = testMerchantFiles.alpha
    const faults = faultsOf({
      ...merchantJson({
        theme: { ...theme, dark: { ...theme.dark, text: '#111111', muted: 'grey' } },
        languages: ['EN', 'XX'],
        logo: 'nowhere.svg',
        geetest: { id: 'x', key: 'GEETEST_KEY', apiServer: 'ftp://x' },
        sms: { provider: 'gateway', account: 'AC1', token: 'SMS_TOKEN', from: '' },
        maintenance: { on: 1, end: 'soon' },
        customerService: [{ url: 'javascript:x' }, { title: 'Chat' }],
        regions: { deniedCountries: ['ph'], deniedAddresses: ['here'] },
        partners: [{ id: 'p', algorithm: 'HS256', secret: 'PARTNER_KEY' }],
      }),
      'content/banners.json': { banners: [{ image: 'gone.svg', alt: {} }] },
      ...ranksJson([RANK, { ...RANK, labelId: '', rankLevel: 0 }]),
      'content/search.json': { paths: { '/m/home': { EN: { title: 1 } } } },
      'texts/EN/shell.json': { contact_us: '', nothing: 'x' },
    })
    expect(faults.toSorted()).toEqual([
      'alpha/content/banners.json /banners/0/groupName: is missing',
      'alpha/content/banners.json /banners/0/image: there is no assets/gone.svg',
      'alpha/content/ranks.json /ranks/1/conditions: are missing: nobody would stand on the rank before it',
      'alpha/content/ranks.json /ranks/1/labelId: must be 1 to 32 of a–z, 0–9, _ and -, like gold',
      'alpha/content/ranks.json /ranks/1/rankLevel: is not above the rank before it',
      'alpha/content/search.json /paths/~1m~1home/EN/description: is missing',
      'alpha/content/search.json /paths/~1m~1home/EN/keywords: is missing',
      'alpha/content/search.json /paths/~1m~1home/EN/title: must be string',
      'alpha/merchant.json /customerService/0/url: must begin with https://, http://, tel: or mailto:',
      'alpha/merchant.json /customerService/1: needs either url or path',
      'alpha/merchant.json /geetest/apiServer: must be an origin like https://api.geetest.com, without a path',
      'alpha/merchant.json /geetest/key: the secret GEETEST_KEY is not set',
      expect.stringMatching(/^alpha\/merchant.json \/languages\/1: must be one of "CN", "EN"/),
      'alpha/merchant.json /logo: there is no assets/nowhere.svg',
      'alpha/merchant.json /maintenance/end: is no time in ISO 8601',
      'alpha/merchant.json /maintenance/on: must be boolean',
      'alpha/merchant.json /partners/0/id: must be 2 to 64 of a–z, 0–9, . and -, like partner.example',
      'alpha/merchant.json /partners/0/secret: the secret PARTNER_KEY is not set',
      'alpha/merchant.json /regions/deniedAddresses/0: is neither an address nor a block of them',
      'alpha/merchant.json /regions/deniedCountries/0: must be a country in two capitals (ISO 3166-1), like PH',
      expect.stringMatching(/^alpha\/merchant.json \/sms\/from: must be a number like/),
      'alpha/merchant.json /sms/token: the secret SMS_TOKEN is not set',
      'alpha/merchant.json /theme/dark/muted: must be a colour like #1a2b3c, in lower case',
      expect.stringMatching(/^alpha\/merchant.json \/theme\/dark\/text: has a contrast of .* on background/),
      expect.stringMatching(/^alpha\/merchant.json \/theme\/dark\/text: has a contrast of .* on surface/),
      'alpha/texts/EN/shell.json /contact_us: must not be empty',
      'alpha/texts/EN/shell.json /nothing: is no text of this catalogue',
    ])
  })

  test('many faults in one file are all named', () => {
    const unknown = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`setting${at}`, at]))
    expect(faultsOf(merchantJson(unknown))).toHaveLength(30)
  })

  // Proves identity-3.
  test('a Firebase project that sends push messages must have what browsers register with', () => {
    const firebase = {
      apiKey: 'key',
      authDomain: 'brand.firebaseapp.com',
      projectId: 'brand',
      appId: 'app',
      channels: [],
      serviceAccount: 'PUSH_ACCOUNT',
    }
    expect(faultsOf(merchantJson({ firebase }), { ...outside, secrets: () => '{}' })).toEqual([
      'alpha/merchant.json /firebase/messagingSenderId: is missing: push messages need it, because serviceAccount is given',
      'alpha/merchant.json /firebase/vapidKey: is missing: push messages need it, because serviceAccount is given',
    ])
  })

  test('production refuses demo data', () => {
    expect(parse(merchantJson({ demo: true })).value?.code).toBe('alpha')
    expect(faultsOf(merchantJson({ demo: true }), { ...outside, allowDemo: false })).toEqual([
      'alpha/merchant.json /demo: production refuses demo data',
    ])
  })
})

import type { CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import { resolveFlags } from '@foyer/contract/flags'
import type { ServerEntry } from '@foyer/contract/rendering'
import { downloadDefaults, forcedDownloadDefaults } from '@foyer/contract/site/downloads/download-settings'
import { installDefaults } from '@foyer/contract/site/downloads/install'
import { scramblePath } from '#kernel/merchants/customer-service-path.ts'
import { affiliateHostsOf } from '#kernel/merchants/hosts.ts'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'
import type { HostMatch, Merchant, MerchantContent, MerchantSource } from '#kernel/merchants/merchant.ts'
import type { WebBuild } from '#kernel/pages/build/web-build.ts'
import { registerBuildAssets } from '#kernel/pages/files/assets.ts'

const colours = {
  background: '#101010',
  surface: '#202020',
  text: '#f0f0f0',
  muted: '#a0a0a0',
  accent: '#3080ff',
  accentText: '#ffffff',
  highlight: '#ffcc00',
} as const

const country = {
  countryCode: 'PH',
  countryDialingCode: '63',
  countries: [{ countryCode: 'PH', countryDialingCode: '63' }],
  currency: 'PHP',
  decimals: 2,
  currencySymbol: '₱',
} as const

/** The content of a merchant that has nothing to show, with `changes`. */
export const testContent = (changes: Partial<MerchantContent> = {}): MerchantContent => ({
  vendors: [],
  banners: [],
  search: {},
  ...changes,
})

/** A merchant called `code`, at `<code>.localhost` and `www.<code>.com`, in English and Urdu. */
export const testMerchant = (code: string, more: Partial<Merchant> = {}, file: Partial<MerchantFile> = {}): Merchant => {
  const languages = more.languages ?? (['EN', 'UR'] as const)
  const flags = resolveFlags({})
  const captchaIn = (scene: CaptchaScene) => ({ shown: false, scene, provider: 'slider' as const, geetestId: null })
  return {
    code,
    contentHash: `${code}-content`,
    file: {
      code,
      name: `The ${code}`,
      hosts: [`www.${code}.com`, `${code}.localhost`],
      languages: [...languages],
      country: { ...country, countries: [...country.countries] },
      theme: { scheme: 'dark', dark: colours, light: { ...colours, background: '#fefefe', text: '#111111' } },
      logo: 'logo.svg',
      ...file,
    },
    flags,
    languages,
    settings: {
      merchantCode: code,
      merchantName: `The ${code}`,
      languages: [...languages],
      mobileTemplate: 'default',
      scheme: null,
      imageCDNs: [],
      ...country,
      countries: [...country.countries],
      register: {
        enabled: true,
        ways: ['username'],
        captcha: { enabled: false, regexp: false },
        confirmation: false,
        referral: false,
        passwordMinLength: 6,
      },
      login: { ways: ['username'], passkeys: true },
      recovery: { ways: [] },
      captcha: { login: captchaIn('login'), sms: captchaIn('sms'), register: captchaIn('register') },
      firebase: null,
      freePlay: false,
      smsProvider: { firebase: false, apiKey: null },
      gw: { GEETEST_ID: null, GEETEST_VERSION: 'v3', PROFILE_ICON_COUNT: 9 },
      chat: null,
      serviceScript: null,
      tracking: null,
      whitelabelVal: flags,
      paths: { home: '/m/home', changePassword: '/m/changePsw' },
      redirectHosts: [],
      affiliateHosts: affiliateHostsOf({ hosts: [], ...file }),
      install: installDefaults,
      download: downloadDefaults,
      forcedDownload: forcedDownloadDefaults,
      beforeLoginGoRegister: false,
      minimumAge: 18,
      live: true,
      tabs: ['home', 'games', 'lottery', 'wallet', 'account'],
      customerService: (file.customerService ?? []).map(({ url = '', path = scramblePath(url), ...entry }) => ({ ...entry, path })),
      domainList: file.domains ?? [],
    },
    session: { idleSeconds: 300, bindToNetwork: false },
    twoFactor: { ask: 'newNetwork', trustDays: 30, payeeNameBesideOthers: false },
    password: { minLength: 6, expiresAfterDays: undefined },
    channels: { sms: 'off', email: 'off' },
    content: testContent({ search: { '/m/home': { EN: { title: `${code} home`, keywords: 'games', description: 'Play.' } } } }),
    texts: {},
    assets: { 'logo.svg': `/m/merchant/${code}/logo.0a1b2c3d.svg` },
    ...more,
  }
}

/** `secrets`: what every merchant's secrets are, by name. */
export const testMerchants = (merchants: readonly Merchant[], secrets: Readonly<Record<string, string>> = {}): MerchantSource => {
  const byCode = (code: string) => merchants.find(merchant => merchant.code === code)
  return {
    all: () => merchants,
    faults: () => [],
    byCode,
    byHost: (host): HostMatch | undefined => {
      const merchant = merchants.find(({ file }) => file.hosts.includes(host) || file.blockedHosts?.includes(host))
      return merchant && { merchant, blocked: !merchant.file.hosts.includes(host), affiliateCode: undefined }
    },
    secret: (_code, name) => secrets[name],
    secretNames: () => Object.keys(secrets),
    settingsHash: code => byCode(code)?.contentHash,
    asset: async (code, file) =>
      byCode(code)?.assets[file]
        ? {
            body: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><title>${code}</title></svg>`),
            type: 'image/svg+xml',
            hash: '0a1b2c3d',
          }
        : undefined,
    kinds: new Map(),
    inFolder: () => undefined,
    trial: code => ({ merchant: byCode(code), faults: [] }),
    close: async () => {},
  }
}

const pages = new Map([
  ['/', '/m/home'],
  ['/m/', '/m/home'],
  ['/m/home', '/m/home'],
  ['/m/index', '/m/home'],
  ['/m/index.html', '/m/home'],
  ['/m/register', '/m/register'],
  ['/m/register.html', '/m/register'],
  ['/m/member/home', '/m/member/home'],
  ['/m/changePsw', '/m/changePsw'],
])

/** A page that the test web has only for merchants with vendors, which it shows. */
export const LANES_PAGE = '/m/vendors'

export const EARLY_SCRIPT = '(() => {})()'
export const NOTICE_SCRIPT = 'document.title'
export const WORKER_SCRIPT = 'self.worker = true'
export const UPDATE_MANIFEST = '{"version":"1","entrypoints":["/m/assets/entry.js"]}'
export const PAGE_CSS = '.card>b{color:red}'

/** A web whose pages show their input; `rendered` counts the renderings, `faults` are of parts that each of them leaves out. */
export const testBuild = (assets?: string, faults: readonly unknown[] = []): { readonly build: WebBuild; readonly rendered: () => number } => {
  let rendered = 0
  const entry: ServerEntry = {
    pageCount: new Set(pages.values()).size + 2,
    render: async ({ page, path }) => {
      rendered += 1
      return {
        markup: `<h1>${page.settings.merchantName} ${page.language} ${path}</h1>`,
        preloads: '<link rel="preload" as="image" href="/banner.svg"/>',
        faults,
      }
    },
    pageAt: (path, { filled }) => {
      // Like a page that exists only for merchants with such content.
      const canonical = path === LANES_PAGE && filled.includes('vendors') ? path : pages.get(path)
      return {
        canonical: canonical ?? '/m/not-found',
        found: canonical !== undefined,
        listed: canonical !== '/m/changePsw',
        catalogues: ['shell'],
        content: canonical === '/m/home' ? ['vendors', 'banners'] : canonical === LANES_PAGE ? ['vendors'] : [],
        module: 'src/page.tsx',
      }
    },
    linksOf: () => ({
      scripts: ['/m/assets/entry.js'],
      modulepreload: ['/m/assets/page.js'],
      stylesheets: ['/m/assets/page.css'],
    }),
    themeCss: theme => `:root{--background:${theme[theme.scheme === 'light' ? 'light' : 'dark'].background}}`,
  }
  return {
    build: {
      id: 'build-1',
      updateManifest: UPDATE_MANIFEST,
      workerScript: WORKER_SCRIPT,
      earlyScript: { inline: EARLY_SCRIPT },
      noticeScript: { inline: NOTICE_SCRIPT },
      entry: async () => entry,
      files: async page => ({ ...entry.linksOf({}, page), stylesheets: [], inlined: { '/m/assets/page.css': PAGE_CSS } }),
      serveFiles: async app => (assets === undefined ? undefined : registerBuildAssets(app, assets)),
    },
    rendered: () => rendered,
  }
}

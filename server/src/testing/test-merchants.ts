import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseMerchant } from '#app/merchants/parse-merchant.ts'
import { MerchantsError } from '#kernel/merchants/fault.ts'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'
import type { MerchantFolder } from '#kernel/merchants/merchant-folder.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'

const dark = {
  background: '#101010',
  surface: '#202020',
  text: '#f0f0f0',
  muted: '#b0b0b0',
  accent: '#ffc940',
  accentText: '#101010',
  highlight: '#ffcc00',
} as const
const light = { ...dark, background: '#fefefe', surface: '#f4f4f4', text: '#111111', muted: '#505050' } as const

const countries = {
  PH: {
    countryCode: 'PH',
    countryDialingCode: '63',
    countries: [{ countryCode: 'PH', countryDialingCode: '63' }],
    currency: 'PHP',
    currencySymbol: '₱',
  },
  BR: {
    countryCode: 'BR',
    countryDialingCode: '55',
    countries: [{ countryCode: 'BR', countryDialingCode: '55' }],
    currency: 'BRL',
    currencySymbol: 'R$',
  },
}

/** Two merchants with different settings, so that a test notices when one gets what is the other's: `alpha` at alpha.test and *.alpha.test, `beta` at beta.test. Neither asks for a captcha. */
export const testMerchantFiles = {
  alpha: {
    code: 'alpha',
    name: 'Alpha',
    hosts: ['alpha.test', '*.alpha.test', 'localhost'],
    blockedHosts: ['blocked.alpha.test'],
    languages: ['EN', 'UR'],
    country: countries.PH,
    theme: { scheme: 'dark', dark, light },
    logo: 'logo.svg',
    captcha: { scenes: { sms: false } },
  },
  beta: {
    code: 'beta',
    name: 'Beta',
    hosts: ['beta.test'],
    languages: ['UR', 'EN'],
    country: countries.BR,
    theme: { scheme: 'light', dark, light },
    logo: 'logo.svg',
    captcha: { scenes: { sms: false } },
    flags: { CBS3: false },
    password: { minLength: 8 },
  },
} satisfies Record<string, MerchantFile>

export type TestMerchantCode = keyof typeof testMerchantFiles

/** The content of each file, by its path below the merchant's folder. A value that is not a string is written as JSON. */
export type FolderFiles = Readonly<Record<string, unknown>>

const metadata = (name: string) => ({ title: name, keywords: name, description: name })

/** A lottery of this vendor, as `content/lotteries.json` has it. */
export const testLottery = (vendor: string) => ({
  code: `lottery-${vendor.toLowerCase().replaceAll('_', '-')}`,
  vendor,
  name: 'lottery_lucky_six',
  everyMinutes: 3,
  price: 10,
  pick: { numbers: 6, of: 36, prizes: [{ match: 6, factor: 1_000 }] },
})

/** The whole folder of a test merchant; `changes` replace settings of its merchant.json. */
export const testMerchantFolder = (code: TestMerchantCode, changes: Partial<MerchantFile> = {}): FolderFiles => {
  const file: MerchantFile = { ...testMerchantFiles[code], ...changes }
  const name = file.name
  return {
    'merchant.json': file,
    'content/vendors.json': {
      lanes: [
        {
          title: 'Lottery',
          gameCategory: 'ELOTT',
          cards: [{ accountTypeName: `${code.toUpperCase()}_LOTTO`, displayName: `${name} Lotto` }],
        },
      ],
    },
    'content/games.json': {
      games: [
        {
          code: `${code}-lotto`,
          vendor: `${code.toUpperCase()}_LOTTO`,
          category: 'ELOTT',
          vendorGame: `lotto-of-${code}`,
          name: `${name} Lotto`,
          image: 'logo.svg',
          trial: true,
        },
      ],
    },
    'content/banners.json': { banners: [{ groupName: 'm_home', image: 'banners/one.svg', alt: { EN: `${name} banner` } }] },
    'content/search.json': { paths: { '/m/home': { EN: metadata(name), UR: metadata(name) } } },
    // Says what deviates from the strictest, so that other tests can move money at once.
    'content/safe-play.json': {
      timeZone: 'Asia/Manila',
      helplines: [{ name: `${name} Help`, phone: '1553' }],
      rules: { required: [], coolingHours: 24, waitForPeriodEnd: false, breaks: [24, 168], exclusions: [6], returnHours: 24, depositRewards: true },
      countries: { SE: { helplines: [{ name: 'Stödlinjen', url: 'https://www.stodlinjen.se' }] } },
    },
    'assets/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${name}</title></svg>`,
    'assets/banners/one.svg': `<svg xmlns="http://www.w3.org/2000/svg"><desc>${name}</desc></svg>`,
  }
}

const written = (content: unknown): string => (typeof content === 'string' ? content : JSON.stringify(content))

export const writeFolder = async (folder: string, files: FolderFiles): Promise<void> => {
  await Promise.all(
    Object.entries(files).map(async ([path, content]) => {
      const file = join(folder, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, written(content))
    }),
  )
}

export type MerchantChanges = Readonly<Partial<Record<TestMerchantCode, Partial<MerchantFile>>>>

/** Writes both test merchants into a temporary folder; `remove` deletes it. */
export const writeTestMerchants = async (changes: MerchantChanges = {}): Promise<{ readonly directory: string; remove(): Promise<void> }> => {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-merchants-'))
  for (const code of ['alpha', 'beta'] as const) await writeFolder(join(directory, code), testMerchantFolder(code, changes[code]))
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) }
}

/** A merchant's folder in memory; `undefined` means that there is no such file. */
export const folderOf = (code: string, files: FolderFiles): MerchantFolder => ({
  code,
  files: new Map(
    Object.entries(files).flatMap(([path, content]) =>
      content === undefined ? [] : [[path, Buffer.isBuffer(content) ? content : Buffer.from(written(content))]],
    ),
  ),
})

/** The test merchant as the server reads it; `changes` replace settings of its merchant.json. */
export const testMerchant = (code: TestMerchantCode, changes: Partial<MerchantFile> = {}): Merchant => {
  const { value, faults = [] } = parseMerchant(folderOf(code, testMerchantFolder(code, changes)), { secrets: () => undefined, allowDemo: true })
  if (!value) throw new MerchantsError(faults)
  return value
}

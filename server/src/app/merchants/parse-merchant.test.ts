import { describe, expect, test } from 'vitest'
import { folderOf, testLottery, testMerchantFolder, testMerchantFiles, type FolderFiles } from '#testing/test-merchants.ts'
import { parseMerchant } from './parse-merchant.ts'

const whole = testMerchantFolder('alpha')

const parse = (changes: FolderFiles = {}) => parseMerchant(folderOf('alpha', { ...whole, ...changes }), { secrets: () => undefined, allowDemo: true })
const merchantJson = (changes: Readonly<Record<string, unknown>>) => ({ 'merchant.json': { ...testMerchantFiles.alpha, ...changes } })

const game = { category: 'RNG', vendorGame: 'one', name: 'One', image: 'logo.svg', trial: true }

describe('a merchant read from its folder', () => {
  // Proves common-store-3, constants-23, constants-24, constants-27, constants-34, identity-3.
  test('has complete settings: the web gets no gaps to fill (docs/common-store.md)', () => {
    expect(parse().value).toMatchObject({
      code: 'alpha',
      languages: ['EN', 'UR'],
      session: { idleSeconds: 300, bindToNetwork: false },
      password: { minLength: 6, expiresAfterDays: undefined },
      flags: { MOBILEAUTOLOGIN3: true, GEETEST3: false },
      settings: {
        merchantCode: 'alpha',
        merchantName: 'Alpha',
        currency: 'PHP',
        paths: { home: '/m/home', changePassword: '/m/changePsw' },
        gw: { GEETEST_ID: null, GEETEST_VERSION: 'v3', PROFILE_ICON_COUNT: 9 },
        register: { enabled: true, passwordMinLength: 6 },
        minimumAge: 18,
      },
    })
  })

  test('books with the decimals of ISO 4217, or with those with which its ledger began', () => {
    const decimalsIn = (country: object, ledger?: string) => {
      const folder = folderOf('alpha', { ...whole, ...merchantJson({ country: { ...testMerchantFiles.alpha.country, ...country } }) })
      return parseMerchant(folder, { secrets: () => undefined, allowDemo: true, ledger }).value?.settings.decimals
    }
    expect([decimalsIn({}), decimalsIn({ currency: 'IDR' }), decimalsIn({ currency: 'IQD' }), decimalsIn({ currency: 'VNDK' })]).toEqual([2, 2, 3, 0])
    expect([decimalsIn({ currency: 'IDR' }, 'IDR/0'), decimalsIn({ currency: 'IDR', decimals: 0 })]).toEqual([0, 0])
  })

  test('reads its contents in these decimals', () => {
    const content = (ledger?: string) =>
      parseMerchant(
        folderOf('alpha', {
          ...whole,
          ...merchantJson({ country: { ...testMerchantFiles.alpha.country, currency: 'IDR' } }),
          'content/lotteries.json': { lotteries: [{ ...testLottery('LOTT'), price: 1_000 }] },
        }),
        { secrets: () => undefined, allowDemo: true, ledger },
      ).value?.content.lotteries?.lotteries[0]?.rules.price
    expect([content(), content('IDR/0')]).toEqual([100_000, 1_000])
  })

  test('has its vendors grouped, under their alias, and in order (spec 2 §5, §9)', () => {
    const card = (accountTypeName: string) => ({ accountTypeName, displayName: accountTypeName })
    const lane = {
      title: 'Lottery',
      gameCategory: 'ELOTT',
      cards: ['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT'].map(card),
    }
    const slots = { title: 'Slots', gameCategory: 'RNG', cards: ['BETS', 'RNG', 'PVP'].map(card) }
    const games = ['BETS', 'RNG', 'PVP', 'RNG'].map((vendor, at) => ({ ...game, code: `game-${at}`, vendor }))
    const vendorAlias = { vendor: 'BETS', currency: 'PHP' }
    const lotteries = lane.cards.map(({ accountTypeName }) => testLottery(accountTypeName))
    const content = { 'content/vendors.json': { lanes: [lane, slots] }, 'content/games.json': { games }, 'content/lotteries.json': { lotteries } }
    const [lottery, arranged] = parse({ ...merchantJson({ vendorAlias }), ...content }).value?.content.vendors ?? []
    expect(lottery?.cards.map(({ accountTypeName }) => accountTypeName)).toEqual(['LOTT', 'TCG_SEA', 'TCG_LOTTO_VN'])
    expect(arranged?.gameClassify.vendors).toEqual(['123BET', 'TCG'])
    expect([lottery, arranged].map(row => row?.gameCount)).toEqual([3, 4])
  })

  // Proves registration-8.
  test('prefers the file’s settings to the defaults', () => {
    const file = {
      flags: { CBS3: false },
      paths: { home: '/m/lobby' },
      session: { idleSeconds: 60 },
      password: { minLength: 8 },
      register: { referral: true },
      minimumAge: 21,
    }
    expect(parse(merchantJson(file)).value).toMatchObject({
      flags: { CBS3: false, REWCEN3: true },
      session: { idleSeconds: 60 },
      settings: { paths: { home: '/m/lobby', changePassword: '/m/changePsw' }, register: { referral: true, passwordMinLength: 8 }, minimumAge: 21 },
    })
  })

  test('gives every asset an address that changes only with its content', () => {
    const before = parse().value?.assets
    expect(before).toMatchObject({
      'logo.svg': expect.stringMatching(/^\/m\/merchant\/alpha\/logo\.[0-9a-f]{16}\.svg$/),
      'banners/one.svg': expect.stringMatching(/^\/m\/merchant\/alpha\/banners\/one\.[0-9a-f]{16}\.svg$/),
    })
    const after = parse({ 'assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' }).value?.assets
    expect(after?.['logo.svg']).not.toBe(before?.['logo.svg'])
    expect(after?.['banners/one.svg']).toBe(before?.['banners/one.svg'])
  })

  test('its content hash changes with any file in the folder', () => {
    const hashes = [{}, { 'assets/logo.svg': '<svg/>' }, { 'texts/EN/shell.json': { contact_us: 'Talk' } }, merchantJson({ name: 'Other' })].map(
      changes => parse(changes).value?.contentHash,
    )
    expect(new Set(hashes).size).toBe(4)
    expect(parse().value?.contentHash).toBe(hashes[0])
  })

  test('prefers its own texts to the product’s', () => {
    expect(parse({ 'texts/UR/shell.json': { contact_us: 'رابطہ' } }).value?.texts).toEqual({ UR: { shell: { contact_us: 'رابطہ' } } })
  })
})

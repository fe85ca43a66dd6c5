import { resolveFlags } from '@foyer/contract/flags'
import { BannersContent, MerchantFile, SearchContent, VendorsContent } from '@foyer/contract/merchant'
import { PASSWORD_MIN_LENGTH } from '@foyer/contract/fields'
import { isLanguageCode } from '@foyer/contract/languages'
import { languagesWithoutTexts } from '@foyer/texts/load'
import { assetAddress, assetsIn } from '#merchants/assets.ts'
import { jsonReader, type Checked } from '#merchants/check-json.ts'
import { contrastFaults } from '#merchants/contrast.ts'
import type { Fault } from '#merchants/fault.ts'
import type { Merchant } from '#merchants/merchant.ts'
import { contentHash, type MerchantFolder } from '#merchants/merchant-folder.ts'
import type { Secrets } from '#merchants/secrets.ts'
import { IDLE_SECONDS, settingsOf } from '#merchants/settings.ts'
import { textOverrides } from '#merchants/text-overrides.ts'

const MERCHANT_FILE = 'merchant.json'
const VENDORS = 'content/vendors.json'
const BANNERS = 'content/banners.json'
const SEARCH = 'content/search.json'
/** Metadata of every path that has none of its own (spec 2 §2). */
const FALLBACK_PATH = '/m/home'
/** What a merchant's folder consists of; anything else in it is a mistake, or code, which has no place here. */
const KNOWN_FILE = /^(?:merchant\.json|content\/(?:vendors|banners|search)\.json|texts\/[^/]+\/[^/]+\.json|assets\/.+\.(?:svg|png|webp|jpg)|(?:.+\/)?[^/]+\.(?:md|txt))$/

const readMerchantFile = jsonReader(MerchantFile)
const readVendors = jsonReader(VendorsContent)
const readBanners = jsonReader(BannersContent)
const readSearch = jsonReader(SearchContent)

export interface Surroundings {
  readonly secrets: Secrets
  /** False in production: data made for a look around has known passwords. */
  readonly allowDemo: boolean
}

/** Reads a merchant out of its folder, or says everything that is wrong with it. */
export const parseMerchant = (folder: MerchantFolder, { secrets, allowDemo }: Surroundings): Checked<Merchant> => {
  const { code, files } = folder
  const faults: Fault[] = []
  const fault = (name: string, path: string, reason: string) => faults.push({ file: `${code}/${name}`, path, reason })

  const read = <Value>(name: string, reader: (file: string, body: Buffer) => Checked<Value>): Value | undefined => {
    const body = files.get(name)
    const checked = body && reader(`${code}/${name}`, body)
    if (!checked) fault(name, '', 'is missing')
    faults.push(...(checked?.faults ?? []))
    return checked?.value
  }

  const file = read(MERCHANT_FILE, readMerchantFile)
  const vendors = read(VENDORS, readVendors)
  const banners = read(BANNERS, readBanners)
  const search = read(SEARCH, readSearch)
  for (const name of files.keys()) if (!KNOWN_FILE.test(name)) fault(name, '', 'is no file of a merchant')

  const assets = assetsIn(folder)
  const requireAsset = (name: string, path: string, asset: string | undefined) => {
    if (asset !== undefined && !assets.has(asset)) fault(name, path, `there is no assets/${asset}`)
  }
  vendors?.lanes.forEach((lane, laneAt) => lane.cards.forEach((card, at) => requireAsset(VENDORS, `/lanes/${laneAt}/cards/${at}/image`, card.image)))
  banners?.banners.forEach(({ image }, at) => requireAsset(BANNERS, `/banners/${at}/image`, image))

  if (file) {
    if (file.code !== code) fault(MERCHANT_FILE, '/code', `is "${file.code}", but the folder is called "${code}"`)
    if (file.demo && !allowDemo) fault(MERCHANT_FILE, '/demo', 'production refuses demo data')
    requireAsset(MERCHANT_FILE, '/logo', file.logo)
    requireAsset(MERCHANT_FILE, '/icon', file.icon)
    for (const { path, reason } of contrastFaults(file.theme)) fault(MERCHANT_FILE, path, reason)
    for (const language of languagesWithoutTexts(file.languages)) fault(MERCHANT_FILE, `/languages/${file.languages.indexOf(language)}`, `there are no texts in ${language} yet`)
    const { id, key } = file.geetest ?? {}
    if (file.flags?.GEETEST3 && (id === undefined || key === undefined)) fault(MERCHANT_FILE, '/geetest', 'needs an id and a key where GEETEST3 is on')
    if (key !== undefined && secrets(key) === undefined) fault(MERCHANT_FILE, '/geetest/key', `the secret ${key} is not set`)
    const [first] = file.languages
    if (search && first && !search.paths[FALLBACK_PATH]?.[first]) fault(SEARCH, `/paths/~1m~1home/${first}`, 'is missing')
    if (search) {
      for (const [at, byLanguage] of Object.entries(search.paths)) {
        for (const language of Object.keys(byLanguage)) {
          if (!isLanguageCode(language)) fault(SEARCH, `/paths/${at.replaceAll('/', '~1')}/${language}`, 'is no language')
        }
      }
    }
  }
  const overrides = file && textOverrides(folder, file.languages)
  faults.push(...(overrides?.faults ?? []))
  if (!file || !vendors || !banners || !search || !overrides || faults.length > 0) return { faults }

  const flags = resolveFlags(file.flags ?? {})
  return {
    value: {
      code,
      contentHash: contentHash(folder),
      file,
      flags,
      languages: file.languages,
      settings: settingsOf(file, flags),
      session: { idleSeconds: file.session?.idleSeconds ?? IDLE_SECONDS, bindToNetwork: file.session?.bindToNetwork ?? false },
      password: { minLength: file.password?.minLength ?? PASSWORD_MIN_LENGTH, expiresAfterDays: file.password?.expiresAfterDays },
      lanes: vendors.lanes,
      banners: banners.banners,
      search: search.paths,
      texts: overrides.texts,
      assets: Object.fromEntries([...assets].map(([name, { hash }]) => [name, assetAddress(code, name, hash)])),
    },
  }
}

import { isLanguageCode } from '@foyer/contract/languages'
import { languagesWithoutTexts } from '@foyer/texts/load'
import { openPath } from '#crypto/customer-service-path.ts'
import { isAddressBlock } from './address-block.ts'
import type { MerchantAsset } from './assets.ts'
import { contrastFaults } from './contrast.ts'
import type { Fault } from './fault.ts'
import { BANNERS_FILE, MERCHANT_FILE, RANKS_FILE, SEARCH_FILE, VENDORS_FILE, type MerchantContent } from './merchant-content.ts'
import type { MerchantFolder } from './merchant-folder.ts'
import { partnerFault } from './partner-fault.ts'
import { rankFaults } from './rank-faults.ts'
import type { Secrets } from './secrets.ts'
import { signingFaults } from './signing-fault.ts'

/** Metadata of every path that has none of its own (spec 2 §2). */
const FALLBACK_PATH = '/m/home'
/** What a merchant's folder consists of; anything else in it is a mistake, or code, which has no place here. */
const KNOWN_FILE =
  /^(?:merchant\.json|content\/(?:vendors|banners|search|ranks)\.json|texts\/[^/]+\/[^/]+\.json|assets\/.+\.(?:svg|png|webp|jpg)|(?:.+\/)?[^/]+\.(?:md|txt))$/

export interface Surroundings {
  readonly assets: ReadonlyMap<string, MerchantAsset>
  readonly secrets: Secrets
  /** False in production: data made for a look around has known passwords. */
  readonly allowDemo: boolean
}

type Report = (path: string, reason: string) => void

/** Where a merchant's file names a secret. */
const secretNames = ({ geetest, sms, email, download }: MerchantContent['file']): Readonly<Record<string, string | undefined>> => ({
  '/geetest/key': geetest?.key,
  '/download/profile/signing/certificate': download?.profile?.signing?.certificate,
  '/download/profile/signing/key': download?.profile?.signing?.key,
  '/sms/token': sms?.provider === 'gateway' ? sms.token : undefined,
  '/email/password': email?.provider === 'smtp' ? email.password : undefined,
})

const checkMerchantFile = (file: MerchantContent['file'], code: string, { secrets, allowDemo }: Surroundings, report: Report): void => {
  if (file.code !== code) report('/code', `is "${file.code}", but the folder is called "${code}"`)
  if (file.demo && !allowDemo) report('/demo', 'production refuses demo data')
  for (const { path, reason } of contrastFaults(file.theme)) report(path, reason)
  for (const language of languagesWithoutTexts(file.languages))
    report(`/languages/${file.languages.indexOf(language)}`, `there are no texts in ${language} yet`)
  for (const list of ['deniedAddresses', 'allowedAddresses'] as const) {
    for (const [at, block] of (file.regions?.[list] ?? []).entries())
      if (!isAddressBlock(block)) report(`/regions/${list}/${at}`, 'is neither an address nor a block of them')
  }
  const end = file.maintenance?.end
  if (end !== undefined && Number.isNaN(Date.parse(end))) report('/maintenance/end', 'is no time in ISO 8601')
  for (const [at, { url, path }] of (file.customerService ?? []).entries()) {
    if ((url === undefined) === (path === undefined)) report(`/customerService/${at}`, 'needs either url or path')
    if (path !== undefined && openPath(path) === undefined) report(`/customerService/${at}/path`, 'holds no address of http, https, tel or mailto')
  }
  if (file.flags?.GEETEST3 && (file.geetest?.id === undefined || file.geetest.key === undefined))
    report('/geetest', 'needs an id and a key where GEETEST3 is on')
  for (const [path, name] of Object.entries(secretNames(file)))
    if (name !== undefined && secrets(name) === undefined) report(path, `the secret ${name} is not set`)
  const signing = file.download?.profile?.signing
  if (signing) for (const { of, reason } of signingFaults(signing, secrets)) report(`/download/profile/signing/${of}`, reason)
  if (file.firebase?.emulator && !allowDemo) report('/firebase/emulator', 'production refuses tokens that nobody signed')
  for (const [at, partner] of (file.partners ?? []).entries()) {
    const reason = partnerFault(partner, secrets)
    if (reason) report(`/partners/${at}`, reason)
  }
  for (const channel of ['sms', 'email'] as const) {
    if (!allowDemo && file[channel]?.provider === 'outbox') report(`/${channel}/provider`, 'production sends messages: nobody would read the outbox')
  }
}

const checkSearch = ({ paths }: MerchantContent['search'], first: string | undefined, report: Report): void => {
  if (first && !paths[FALLBACK_PATH]?.[first]) report(`/paths/~1m~1home/${first}`, 'is missing')
  for (const [path, byLanguage] of Object.entries(paths)) {
    for (const language of Object.keys(byLanguage)) {
      if (!isLanguageCode(language)) report(`/paths/${path.replaceAll('/', '~1')}/${language}`, 'is no language')
    }
  }
}

/** Faults that no schema sees: between a merchant's files, and between them and what they name. */
export const crossFaults = ({ code, files }: MerchantFolder, content: Partial<MerchantContent>, surroundings: Surroundings): readonly Fault[] => {
  const { file, vendors, banners, search, ranks } = content
  const faults: Fault[] = []
  const reportIn =
    (name: string): Report =>
    (path, reason) =>
      faults.push({ file: `${code}/${name}`, path, reason })
  const requireAsset = (name: string, path: string, asset: string | undefined) => {
    if (asset !== undefined && !surroundings.assets.has(asset)) reportIn(name)(path, `there is no assets/${asset}`)
  }

  for (const name of files.keys()) if (!KNOWN_FILE.test(name)) reportIn(name)('', 'is no file of a merchant')
  if (file) checkMerchantFile(file, code, surroundings, reportIn(MERCHANT_FILE))
  if (search) checkSearch(search, file?.languages[0], reportIn(SEARCH_FILE))
  for (const { path, reason } of rankFaults(ranks?.ranks ?? [], file?.languages[0])) reportIn(RANKS_FILE)(path, reason)
  requireAsset(MERCHANT_FILE, '/logo', file?.logo)
  requireAsset(MERCHANT_FILE, '/icon', file?.icon)
  requireAsset(MERCHANT_FILE, '/pwa/appleTouchIcon', file?.pwa?.appleTouchIcon)
  for (const [side, icon] of Object.entries(file?.pwa?.icons ?? {})) requireAsset(MERCHANT_FILE, `/pwa/icons/${side}`, icon)
  for (const [at, { image }] of banners?.banners.entries() ?? []) requireAsset(BANNERS_FILE, `/banners/${at}/image`, image)
  for (const [laneAt, { cards }] of vendors?.lanes.entries() ?? []) {
    for (const [at, { image }] of cards.entries()) requireAsset(VENDORS_FILE, `/lanes/${laneAt}/cards/${at}/image`, image)
  }
  return faults
}

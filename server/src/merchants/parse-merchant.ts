import { PASSWORD_MIN_LENGTH } from '@foyer/contract/fields'
import { resolveFlags } from '@foyer/contract/flags'
import { hashedAddress, assetsIn } from './assets.ts'
import type { Checked } from './check-json.ts'
import { crossFaults, type Surroundings } from './cross-checks.ts'
import { readContent, type MerchantContent } from './merchant-content.ts'
import { contentHash, type MerchantFolder } from './merchant-folder.ts'
import type { Merchant } from './merchant.ts'
import { channelsOf, IDLE_SECONDS, settingsOf } from './settings.ts'
import { textOverrides } from './text-overrides.ts'
import { arrangeLanes } from './vendor-order.ts'

const isWhole = (content: Partial<MerchantContent>): content is MerchantContent =>
  content.file !== undefined &&
  content.vendors !== undefined &&
  content.banners !== undefined &&
  content.search !== undefined &&
  content.ranks !== undefined

/** Reads a merchant out of its folder, or says everything that is wrong with it. */
export const parseMerchant = (folder: MerchantFolder, outside: Omit<Surroundings, 'assets'>): Checked<Merchant> => {
  const { content, faults: ownFaults } = readContent(folder)
  const assets = assetsIn(folder)
  const { texts, faults: textFaults } = textOverrides(folder, content.file?.languages)
  const faults = [...ownFaults, ...crossFaults(folder, content, { ...outside, assets }), ...textFaults]
  if (!isWhole(content) || faults.length > 0) return { faults }

  const { file, vendors, banners, search, ranks } = content
  const { code } = folder
  const flags = resolveFlags(file.flags ?? {})
  const channels = channelsOf(file, outside.allowDemo)
  return {
    value: {
      code,
      contentHash: contentHash(folder),
      file,
      flags,
      languages: file.languages,
      settings: settingsOf(file, flags, channels),
      channels,
      session: { idleSeconds: file.session?.idleSeconds ?? IDLE_SECONDS, bindToNetwork: file.session?.bindToNetwork ?? false },
      twoFactor: { ask: file.twoFactor?.ask ?? 'newNetwork', payeeNameBesideOthers: file.twoFactor?.payeeNameBesideOthers ?? false },
      password: { minLength: file.password?.minLength ?? PASSWORD_MIN_LENGTH, expiresAfterDays: file.password?.expiresAfterDays },
      lanes: arrangeLanes(vendors.lanes, file),
      banners: banners.banners,
      search: search.paths,
      ranks: ranks.ranks,
      texts,
      assets: Object.fromEntries([...assets].map(([name, { hash }]) => [name, hashedAddress(code, name, hash)])),
    },
  }
}

import { PASSWORD_MIN_LENGTH } from '@foyer/contract/fields'
import { resolveFlags } from '@foyer/contract/flags'
import { accessDefaults } from '@foyer/contract/merchant/access'
import { hashedAddress, assetsIn } from '#kernel/merchants/assets.ts'
import type { ReadSurroundings } from '#kernel/merchants/content/content-surroundings.ts'
import type { Fault } from '#kernel/merchants/fault.ts'
import type { Sound } from '#kernel/merchants/json/sound.ts'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'
import { contentHash, type MerchantFolder } from '#kernel/merchants/merchant-folder.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { readFolder } from './read-folder.ts'
import { channelsOf, chatOf } from './settings-parts.ts'
import { settingsOf } from './settings.ts'

/** A merchant and the names of the secrets that it uses; or all its faults, and the valid parts of its merchant.json. */
export type ParsedMerchant =
  | { readonly value: Merchant; readonly faults?: never; readonly secrets: ReadonlySet<string> }
  | { readonly value?: never; readonly faults: readonly Fault[]; readonly file: Sound<MerchantFile> }

/** Reads a merchant from its folder. */
export const parseMerchant = (
  folder: MerchantFolder,
  outside: Pick<ReadSurroundings, 'secrets' | 'allowDemo' | 'hasSecretKey'> & { readonly ledger?: string | undefined },
): ParsedMerchant => {
  const assets = assetsIn(folder)
  const { whole, file: sound, secrets, faults } = readFolder(folder, { ...outside, assets })
  if (!whole) return { faults, file: sound }

  const { file, content, texts } = whole
  const { code } = folder
  const flags = resolveFlags(file.flags ?? {})
  const channels = channelsOf(file, outside.allowDemo)
  return {
    secrets,
    value: {
      code,
      contentHash: contentHash(folder),
      file,
      flags,
      languages: file.languages,
      settings: settingsOf(file, flags, channels, chatOf(file, flags, outside.allowDemo)),
      channels,
      session: { idleSeconds: file.session?.idleSeconds ?? accessDefaults.idleSeconds, bindToNetwork: file.session?.bindToNetwork ?? false },
      twoFactor: {
        ask: file.twoFactor?.ask ?? accessDefaults.twoFactor,
        trustDays: file.twoFactor?.trustDays ?? accessDefaults.trustDays,
        payeeNameBesideOthers: file.twoFactor?.payeeNameBesideOthers ?? false,
      },
      password: { minLength: file.password?.minLength ?? PASSWORD_MIN_LENGTH, expiresAfterDays: file.password?.expiresAfterDays },
      content,
      texts,
      assets: Object.fromEntries([...assets].map(([name, { hash }]) => [name, hashedAddress(code, name, hash)])),
    },
  }
}

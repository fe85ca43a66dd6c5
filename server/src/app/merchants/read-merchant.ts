import { digestOf } from '#kernel/crypto/digest.ts'
import type { Environment } from '#kernel/environment-reader.ts'
import { assetsIn, type MerchantAsset } from '#kernel/merchants/assets.ts'
import type { Fault } from '#kernel/merchants/fault.ts'
import type { Sound } from '#kernel/merchants/json/sound.ts'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'
import type { MerchantFolder } from '#kernel/merchants/merchant-folder.ts'
import { overlayFaults, placedIn, withOverlay, type Overlay } from '#kernel/merchants/merchant-overlay.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { readSecrets, type Secrets } from '#kernel/merchants/secrets.ts'
import { editableKinds } from './editable-kinds.ts'
import { parseMerchant } from './parse-merchant.ts'

/** A merchant with the secrets and files that belong to it. */
export interface Entry {
  readonly merchant: Merchant
  readonly assets: ReadonlyMap<string, MerchantAsset>
  readonly secrets: Secrets
  /** Of those that its settings name. */
  readonly secretNames: readonly string[]
  readonly settingsHash: string
}

export interface Read {
  readonly code: string
  readonly file: Sound<MerchantFile>
  readonly entry?: Entry
  readonly faults: readonly Fault[]
}

export interface ReadOptions {
  readonly secretsDir: string | undefined
  readonly env: Environment
  readonly allowDemo: boolean
  /** Whether the environment has SECRET_KEY; if absent, it has. */
  readonly hasSecretKey?: boolean
}

/** Reads a merchant from its folder and from what staff have published. `ledger`: what its ledger began with. */
export const readMerchant = (
  { secretsDir, env, allowDemo, hasSecretKey }: ReadOptions,
  plain: MerchantFolder,
  overlay: Overlay,
  ledger: string | undefined,
): Read => {
  const { code } = plain
  const folder = withOverlay(plain, editableKinds, overlay)
  const { secrets, faults: secretFaults } = readSecrets(code, secretsDir, env)
  const faults = [...secretFaults, ...overlayFaults(code, editableKinds, overlay.writings)]
  const parsed = parseMerchant(folder, { secrets, allowDemo, hasSecretKey, ledger })
  if (!parsed.value) return { code, file: parsed.file, faults: [...faults, ...parsed.faults] }
  const { value: merchant, secrets: used } = parsed
  const entry: Entry = {
    merchant,
    assets: assetsIn(folder),
    secrets: name => (used.has(name) ? secrets(name) : undefined),
    secretNames: [...used].toSorted(),
    settingsHash: digestOf(JSON.stringify([merchant.contentHash, ...[...used].toSorted().map(name => [name, secrets(name)])])),
  }
  return faults.length > 0 ? { code, file: merchant.file, faults } : { code, file: merchant.file, entry, faults }
}

/** The overlay without the kinds in which something is wrong. */
export const withoutFaulty = ({ writings, pictures }: Overlay, code: string, faults: readonly Fault[]): Overlay => {
  const isWrong = (name: string): boolean => {
    const kind = editableKinds.get(name)
    return kind !== undefined && faults.some(fault => placedIn(code, kind, fault) !== undefined)
  }
  return { pictures, writings: new Map([...writings].filter(([name]) => !isWrong(name))) }
}

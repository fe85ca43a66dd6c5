import type { Logger } from 'pino'
import type { Environment } from '#kernel/config.ts'
import { digestOf } from '#kernel/crypto/digest.ts'
import { assetsIn, type MerchantAsset } from '#kernel/merchants/assets.ts'
import { faultLine, MerchantsError, type Fault } from '#kernel/merchants/fault.ts'
import { hostFaults, hostTable } from '#kernel/merchants/hosts.ts'
import type { Sound } from '#kernel/merchants/json/sound.ts'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'
import { listMerchants, readMerchantFolder } from '#kernel/merchants/merchant-folder.ts'
import type { Merchant, MerchantSource } from '#kernel/merchants/merchant.ts'
import { readSecrets, type Secrets } from '#kernel/merchants/secrets.ts'
import { watchFolder } from '#kernel/merchants/watch-folder.ts'
import { parseMerchant } from './parse-merchant.ts'

export interface FileSourceOptions {
  readonly directory: string
  readonly secretsDir: string | undefined
  readonly env: Environment
  readonly allowDemo: boolean
  /** Whether the environment has SECRET_KEY; if absent, it has. */
  readonly hasSecretKey?: boolean
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** What the ledgers that have begun are in, by merchant, e.g. `PHP/2`; nothing has begun if absent. */
  readonly ledgers?: () => Promise<ReadonlyMap<string, string>>
  /** Whether changes are picked up automatically. */
  readonly watch: boolean
}

export interface FileSource extends MerchantSource {
  /** Reads every folder again. A merchant with faults keeps its last valid state; returns the faults. */
  reload(): Promise<readonly Fault[]>
}

/** A merchant with the secrets and files that belong to it. */
interface Entry {
  readonly merchant: Merchant
  readonly assets: ReadonlyMap<string, MerchantAsset>
  readonly secrets: Secrets
  readonly settingsHash: string
}

interface Read {
  readonly code: string
  readonly file: Sound<MerchantFile>
  readonly entry?: Entry
  readonly faults: readonly Fault[]
}

/** Merchants that take a host from each other: either may be wrong. */
const rivals = (merchants: readonly Merchant[]): ReadonlySet<string> =>
  new Set(
    merchants.flatMap((one, at) => merchants.slice(at + 1).flatMap(other => (hostFaults([one, other]).length > 0 ? [one.code, other.code] : []))),
  )

/**
 * Merchants from folders. One with faults is left out at the start, with a line in the log, and comes once its files are sound: a typo of one brand must not
 * stop the others. Throws `MerchantsError` if no merchant is sound.
 */
export const createFileSource = async (options: FileSourceOptions): Promise<FileSource> => {
  const { directory, log } = options
  let entries: ReadonlyMap<string, Entry> = new Map()
  let hosts = hostTable([])
  let present: readonly Fault[] = []
  let isStarted = false
  let reloading: Promise<unknown> = Promise.resolve()

  const readOne = async (code: string, ledger: string | undefined): Promise<Read> => {
    const folder = await readMerchantFolder(directory, code)
    const { secrets, faults } = readSecrets(code, options.secretsDir, options.env)
    const parsed = parseMerchant(folder, { secrets, allowDemo: options.allowDemo, hasSecretKey: options.hasSecretKey, ledger })
    if (!parsed.value) return { code, file: parsed.file, faults: [...faults, ...parsed.faults] }
    const { value: merchant, secrets: used } = parsed
    const entry: Entry = {
      merchant,
      assets: assetsIn(folder),
      secrets: name => (used.has(name) ? secrets(name) : undefined),
      settingsHash: digestOf(JSON.stringify([merchant.contentHash, ...[...used].toSorted().map(name => [name, secrets(name)])])),
    }
    return faults.length > 0 ? { code, file: merchant.file, faults } : { code, file: merchant.file, entry, faults }
  }

  const readAll = async (): Promise<readonly Read[]> => {
    const begun = await options.ledgers?.()
    try {
      const codes = await listMerchants(directory)
      return await Promise.all(codes.map(code => readOne(code, begun?.get(code))))
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
      return [{ code: '', file: {}, faults: [{ file: directory, path: '', reason: `cannot be read: ${reason}` }] }]
    }
  }

  const hashes = () => [...entries.values()].map(({ merchant }) => `${merchant.code} ${merchant.contentHash}`).join()

  const load = async (): Promise<readonly Fault[]> => {
    const reads = await readAll()
    const next = new Map(
      reads.flatMap(({ code, entry }) => {
        const last = entries.get(code)
        // An unchanged merchant stays the same object, because others may hold it.
        const isSame = entry && entry.merchant.contentHash === last?.merchant.contentHash
        const kept = isSame ? { ...entry, merchant: last.merchant } : (entry ?? last)
        return kept ? [[code, kept] as const] : []
      }),
    )
    // At the start there is no state to keep: merchants that contradict each other are left out.
    const apart = isStarted ? new Set<string>() : rivals([...next.values()].map(({ merchant }) => merchant))
    const contradiction = hostFaults([...next.values()].map(({ merchant }) => merchant))
    for (const code of apart) next.delete(code)
    const merchants = [...next.values()].map(({ merchant }) => merchant)
    const unusable = hostFaults(merchants)
    const shared = new Map([...hostFaults(reads), ...contradiction].map(fault => [faultLine(fault), fault]))
    const faults = [...reads.flatMap(read => read.faults), ...shared.values()]
    if (next.size === 0 && faults.length === 0) faults.push({ file: directory, path: '', reason: 'has no merchant in it' })
    // If two merchants contradict each other, either may be wrong, so all stay as they were.
    if (next.size > 0 && unusable.length === 0) {
      entries = next
      hosts = hostTable(merchants)
    }
    present = faults
    return faults
  }

  const reload = async () => {
    const before = hashes()
    const faults = await load()
    if (faults.length > 0) log.error({ faults: faults.map(faultLine) }, 'changed merchant files have faults; the merchants stay as they were')
    if (hashes() !== before) log.info({ merchants: hashes() }, 'merchants changed')
    return faults
  }

  const faults = await load()
  if (entries.size === 0) throw new MerchantsError(faults)
  isStarted = true
  if (faults.length > 0) log.error({ faults: faults.map(faultLine) }, 'merchant files have faults; these merchants are left out until they are sound')

  const source: FileSource = {
    all: () => [...entries.values()].map(({ merchant }) => merchant),
    faults: () => present,
    byCode: code => entries.get(code)?.merchant,
    byHost: host => hosts(host),
    secret: (code, name) => entries.get(code)?.secrets(name),
    settingsHash: code => entries.get(code)?.settingsHash,
    asset: async (code, file) => entries.get(code)?.assets.get(file),
    reload() {
      const next = reloading.then(reload, reload)
      reloading = next
      return next
    },
    async close() {
      for (const unwatch of unwatches) unwatch()
      await Promise.allSettled([reloading])
    },
  }
  const watched = options.watch ? [directory, ...(options.secretsDir === undefined ? [] : [options.secretsDir])] : []
  const unwatches = watched.map(folder => watchFolder(folder, log, source.reload))
  return source
}

import type { Logger } from 'pino'
import { faultLine, MerchantsError, type Fault } from '#kernel/merchants/fault.ts'
import { hostFaults, hostTable } from '#kernel/merchants/hosts.ts'
import type { Merchant, MerchantSource } from '#kernel/merchants/merchant.ts'
import { watchVersions } from '#kernel/merchants/version-source.ts'
import { watchFolder } from '#kernel/merchants/watch-folder.ts'
import { editableKinds } from './editable-kinds.ts'
import { folderReader, type FolderOptions } from './folder-reader.ts'
import type { Entry, Read } from './read-merchant.ts'

export interface FileSourceOptions extends FolderOptions {
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Whether changes are picked up automatically. */
  readonly watch: boolean
}

export interface FileSource extends MerchantSource {
  /** Reads every folder again. A merchant with faults keeps its last valid state; returns the faults. */
  reload(): Promise<readonly Fault[]>
}

/** Merchants that take a host from each other: either may be wrong. */
const rivals = (merchants: readonly Merchant[]): ReadonlySet<string> =>
  new Set(
    merchants.flatMap((one, at) => merchants.slice(at + 1).flatMap(other => (hostFaults([one, other]).length > 0 ? [one.code, other.code] : []))),
  )

/** What was read, or what was there before of a merchant that has faults now. An unchanged merchant stays the same object, because others may hold it. */
const nextEntries = (entries: ReadonlyMap<string, Entry>, reads: readonly Read[]): Map<string, Entry> =>
  new Map(
    reads.flatMap(({ code, entry }) => {
      const last = entries.get(code)
      const isSame = entry && entry.merchant.contentHash === last?.merchant.contentHash
      const kept = isSame ? { ...entry, merchant: last.merchant } : (entry ?? last)
      return kept ? [[code, kept] as const] : []
    }),
  )

/**
 * Merchants from folders. One with faults is left out at the start, with a line in the log, and comes once its files are sound: a typo of one brand must not
 * stop the others. Throws `MerchantsError` if no merchant is sound.
 */
export const createFileSource = async (options: FileSourceOptions): Promise<FileSource> => {
  const { directory, log } = options
  const reader = folderReader(options)
  let entries: ReadonlyMap<string, Entry> = new Map()
  let hosts = hostTable([])
  let present: readonly Fault[] = []
  let isStarted = false
  let reloading: Promise<unknown> = Promise.resolve()

  const hashes = () => [...entries.values()].map(({ merchant }) => `${merchant.code} ${merchant.contentHash}`).join()

  const load = async (): Promise<readonly Fault[]> => {
    const reads = await reader.readAll(isStarted)
    const next = nextEntries(entries, reads)
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
    secretNames: code => entries.get(code)?.secretNames ?? [],
    settingsHash: code => entries.get(code)?.settingsHash,
    async asset(code, file) {
      const asset = entries.get(code)?.assets.get(file)
      const body = asset && (asset.body ?? (await options.versions?.picture(code, file)))
      return asset && body && { ...asset, body }
    },
    kinds: editableKinds,
    inFolder: reader.inFolder,
    trial: reader.trial,
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
  if (options.watch && options.versions) unwatches.push(watchVersions(options.versions, log, source.reload))
  return source
}

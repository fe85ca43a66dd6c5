import { listMerchants, readMerchantFolder, type MerchantFolder } from '#kernel/merchants/merchant-folder.ts'
import { EMPTY_OVERLAY, type Overlay } from '#kernel/merchants/merchant-overlay.ts'
import type { MerchantSource } from '#kernel/merchants/merchant.ts'
import type { VersionSource } from '#kernel/merchants/version-source.ts'
import { editableKinds } from './editable-kinds.ts'
import { readMerchant, withoutFaulty, type Read, type ReadOptions } from './read-merchant.ts'

export interface FolderOptions extends ReadOptions {
  readonly directory: string
  /** What the ledgers that have begun are in, by merchant, e.g. `PHP/2`; nothing has begun if absent. */
  readonly ledgers?: () => Promise<ReadonlyMap<string, string>>
  /** What staff have published instead of the folders' files; nothing if absent. */
  readonly versions?: VersionSource
}

const unreadable = (directory: string, error: unknown): Read => {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return { code: '', file: {}, faults: [{ file: directory, path: '', reason: `cannot be read: ${reason}` }] }
}

/** Reads the merchants' folders, together with what staff have published, and remembers what each merchant was read from. */
export const folderReader = (options: FolderOptions) => {
  const { directory } = options
  /** What each merchant was read from. */
  const folders = new Map<string, { readonly folder: MerchantFolder; readonly ledger: string | undefined }>()

  const readOne = async (code: string, ledger: string | undefined, overlay: Overlay, isStarted: boolean): Promise<Read> => {
    const folder = await readMerchantFolder(directory, code)
    const read = readMerchant(options, folder, overlay, ledger)
    folders.set(code, { folder, ledger })
    if (read.entry || isStarted || overlay.writings.size === 0) return read
    // At the start there is no state to keep: what was published is left out where it is wrong by now, so that the brand is there.
    const { entry } = readMerchant(options, folder, withoutFaulty(overlay, code, read.faults), ledger)
    return entry ? { ...read, entry } : read
  }

  const readAll = async (isStarted: boolean): Promise<readonly Read[]> => {
    const begun = await options.ledgers?.()
    const overlays = await options.versions?.overlays()
    try {
      const codes = await listMerchants(directory)
      return await Promise.all(codes.map(code => readOne(code, begun?.get(code), overlays?.get(code) ?? EMPTY_OVERLAY, isStarted)))
    } catch (error) {
      return [unreadable(directory, error)]
    }
  }

  const inFolder: MerchantSource['inFolder'] = (code, kind) => {
    const found = folders.get(code)
    return found && editableKinds.get(kind)?.readIn(found.folder.files)
  }

  const trial: MerchantSource['trial'] = (code, overlay) => {
    const found = folders.get(code)
    if (!found) return { merchant: undefined, faults: [] }
    const { entry, faults } = readMerchant(options, found.folder, overlay, found.ledger)
    return { merchant: entry?.merchant, faults }
  }

  return { readAll, inFolder, trial }
}

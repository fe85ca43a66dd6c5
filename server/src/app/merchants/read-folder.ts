import type { Brand } from '#kernel/merchants/brand.ts'
import type { ReadSurroundings } from '#kernel/merchants/content/content-surroundings.ts'
import { ledgerFault, withDecimalsOf } from '#kernel/merchants/decimals.ts'
import type { Fault } from '#kernel/merchants/fault.ts'
import type { Sound } from '#kernel/merchants/json/sound.ts'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'
import type { MerchantFolder } from '#kernel/merchants/merchant-folder.ts'
import type { MerchantContent } from '#kernel/merchants/merchant.ts'
import { textOverrides } from '#kernel/merchants/text-overrides.ts'
import { contentKinds } from './content-kinds.ts'
import { merchantJson } from './merchant-json.ts'

/** The contents of a merchant's folder, file by file. */
interface WholeFolder {
  readonly file: MerchantFile
  readonly content: MerchantContent
  readonly texts: Brand['texts']
}

interface FolderRead {
  /** Undefined if there are faults. */
  readonly whole: WholeFolder | undefined
  /** The valid parts of merchant.json. */
  readonly file: Sound<MerchantFile>
  /** Names of the secrets that the files use. */
  readonly secrets: ReadonlySet<string>
  readonly faults: readonly Fault[]
}

const declaredFiles = new Set<string>([merchantJson, ...Object.values(contentKinds)].map(({ file }) => file))
/** Files that a folder may hold besides the declared ones; any other is a mistake, or code, which is not allowed there. */
const OTHER_FILE = /^(?:texts\/[^/]+\/[^/]+\.json|assets\/.+\.(?:svg|png|webp|jpg)|(?:.+\/)?[^/]+\.(?:md|txt))$/

/** The languages; undefined if one of them is not valid. */
const languagesOf = ({ languages = [] }: Sound<MerchantFile>) => {
  const known = languages.filter(language => language !== undefined)
  return known.length > 0 && known.length === languages.length ? known : undefined
}

/** Reads every file of a merchant's folder, and reports all faults in all of them. `ledger`: what its ledger began with (`ledgerFault`). */
export const readFolder = (
  folder: MerchantFolder,
  { ledger, ...outside }: Omit<ReadSurroundings, 'file'> & { readonly ledger?: string | undefined },
): FolderRead => {
  const { value: written, sound = {}, ...settings } = merchantJson.read(folder, { ...outside, file: {} })
  const began = ledger === undefined ? undefined : ledgerFault(sound, ledger)
  const file = withDecimalsOf(sound, ledger)
  const value = written && withDecimalsOf(written, ledger)
  const reads = Object.entries(contentKinds).map(([kind, { read }]) => [kind, read(folder, { ...outside, file })] as const)
  const { texts, faults: textFaults } = textOverrides(folder, languagesOf(file))
  const unknown = [...folder.files.keys()].filter(name => !declaredFiles.has(name) && !OTHER_FILE.test(name))

  const all = [settings, ...reads.map(([, read]) => read)]
  const faults = [
    ...all.flatMap(read => read.faults),
    ...(began ? [{ file: `${folder.code}/${merchantJson.file}`, ...began }] : []),
    ...unknown.map(name => ({ file: `${folder.code}/${name}`, path: '', reason: 'is no file of a merchant' })),
    ...textFaults,
  ]
  const secrets = new Set(all.flatMap(read => read.secrets))
  if (value === undefined || faults.length > 0) return { whole: undefined, file, secrets, faults }

  const content = Object.fromEntries(reads.map(([kind, read]) => [kind, read.keep?.(value)])) as unknown as MerchantContent
  return { whole: { file: value, content, texts }, file, secrets, faults }
}

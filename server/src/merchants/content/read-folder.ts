import type { Brand } from '#merchants/brand.ts'
import type { Fault } from '#merchants/fault.ts'
import type { Sound } from '#merchants/json/sound.ts'
import type { MerchantFile } from '#merchants/merchant-file.ts'
import type { MerchantFolder } from '#merchants/merchant-folder.ts'
import { textOverrides } from '#merchants/text-overrides.ts'
import { contentKinds, type MerchantContent } from './content-kinds.ts'
import type { ReadSurroundings } from './declare-content.ts'
import { merchantJson } from './merchant-json.ts'

/** What a merchant's folder says, file by file. */
interface WholeFolder {
  readonly file: MerchantFile
  readonly content: MerchantContent
  readonly texts: Brand['texts']
}

interface FolderRead {
  /** Undefined where there are faults. */
  readonly whole: WholeFolder | undefined
  /** What is sound of merchant.json. */
  readonly file: Sound<MerchantFile>
  /** Names of the secrets that the files use. */
  readonly secrets: ReadonlySet<string>
  readonly faults: readonly Fault[]
}

const declaredFiles = new Set<string>([merchantJson, ...Object.values(contentKinds)].map(({ file }) => file))
/** What a folder may hold besides the declared files; anything else in it is a mistake, or code, which has no place here. */
const OTHER_FILE = /^(?:texts\/[^/]+\/[^/]+\.json|assets\/.+\.(?:svg|png|webp|jpg)|(?:.+\/)?[^/]+\.(?:md|txt))$/

/** The languages, unless one of them is none. */
const languagesOf = ({ languages = [] }: Sound<MerchantFile>) => {
  const known = languages.filter(language => language !== undefined)
  return known.length > 0 && known.length === languages.length ? known : undefined
}

/** Reads every file of a merchant's folder, and tells everything that is wrong in any of them. */
export const readFolder = (folder: MerchantFolder, outside: Omit<ReadSurroundings, 'file'>): FolderRead => {
  const { value, sound: file = {}, ...settings } = merchantJson.read(folder, { ...outside, file: {} })
  const reads = Object.entries(contentKinds).map(([kind, { read }]) => [kind, read(folder, { ...outside, file })] as const)
  const { texts, faults: textFaults } = textOverrides(folder, languagesOf(file))
  const unknown = [...folder.files.keys()].filter(name => !declaredFiles.has(name) && !OTHER_FILE.test(name))

  const all = [settings, ...reads.map(([, read]) => read)]
  const faults = [
    ...all.flatMap(read => read.faults),
    ...unknown.map(name => ({ file: `${folder.code}/${name}`, path: '', reason: 'is no file of a merchant' })),
    ...textFaults,
  ]
  const secrets = new Set(all.flatMap(read => read.secrets))
  if (value === undefined || faults.length > 0) return { whole: undefined, file, secrets, faults }

  const content = Object.fromEntries(reads.map(([kind, read]) => [kind, read.keep?.(value)])) as unknown as MerchantContent
  return { whole: { file: value, content, texts }, file, secrets, faults }
}

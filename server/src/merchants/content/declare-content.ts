import type { LanguageCode } from '@foyer/contract/languages'
import type { Static, TSchema } from 'typebox'
import type { MerchantAsset } from '#merchants/assets.ts'
import type { Brand } from '#merchants/brand.ts'
import type { Fault } from '#merchants/fault.ts'
import type { Report } from '#merchants/json/explain.ts'
import { jsonReader } from '#merchants/json/read-json.ts'
import { referencesIn } from '#merchants/json/references.ts'
import type { Sound } from '#merchants/json/sound.ts'
import type { MerchantFile } from '#merchants/merchant-file.ts'
import type { MerchantFolder } from '#merchants/merchant-folder.ts'
import type { Secrets } from '#merchants/secrets.ts'

/** What a check may look at besides its own file. */
export interface CheckSurroundings {
  /** The name of the merchant's folder. */
  readonly code: string
  /** What is sound of merchant.json. */
  readonly file: Sound<MerchantFile>
  readonly secrets: Secrets
  /** False in production: data made for a look around has known passwords. */
  readonly allowDemo: boolean
}

export interface ReadSurroundings extends Omit<CheckSurroundings, 'code'> {
  readonly assets: ReadonlyMap<string, MerchantAsset>
}

/** What a page's form of some content is made with. */
export interface PageSurroundings {
  readonly merchant: Brand
  readonly language: LanguageCode
  /** The address a page asks for a picture at, by its file below the assets folder. */
  readonly picture: (file: string) => string
  /** The words in the page's language, else in the merchant's first. */
  readonly words: (byLanguage: Readonly<Record<string, string>> | undefined) => string | undefined
}

/** Undefined where pages carry nothing of it. */
type PageForm<Kept, Page> = [Page] extends [undefined] ? undefined : (value: Kept, about: PageSurroundings) => Page

interface ContentDeclaration<Schema extends TSchema, Kept, Page, Optional extends boolean> {
  /** Below the merchant's folder. */
  readonly file: `${string}.json`
  /** Fields that name assets (`AssetFile`) or secrets (`SecretName`) are checked by themselves, everywhere in it. */
  readonly schema: Schema
  /** A merchant may do without the file; its content of this kind is undefined then. */
  readonly optional?: Optional
  /**
   * What no schema sees. It is handed all that is sound of the file, so that all faults are told at once; what it reports of a place where
   * the schema found a fault is left out, so that nothing is told twice.
   */
  readonly check?: (value: Sound<Static<Schema>>, about: CheckSurroundings, report: Report) => void
  /** What `merchant.content.<kind>` is; the file's own value where absent. */
  readonly keep?: (value: Static<Schema>, file: MerchantFile) => Kept
  /** What pages carry of it: the same for every visitor. */
  readonly page?: (value: Kept, about: PageSurroundings) => Page
}

/** What came of reading a declared file. */
export interface ContentRead<Schema extends TSchema, Kept> {
  /** The file's own value, where it has no fault. */
  readonly value?: Static<Schema>
  readonly sound: Sound<Static<Schema>> | undefined
  readonly faults: readonly Fault[]
  /** Names of the secrets that the file uses. */
  readonly secrets: readonly string[]
  /** What is kept of it, where it has no fault. */
  readonly keep?: (file: MerchantFile) => Kept
}

/** Whether one JSON pointer leads to the other's place, or into it. */
const isBeside = (one: string, other: string): boolean => one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`)

/** Declares one file of a merchant's folder, for all that reads, checks or shows it. It is known once it stands in `contentKinds`. */
export const declareContent = <Schema extends TSchema, Kept = Static<Schema>, Page = undefined, const Optional extends boolean = false>(
  declaration: ContentDeclaration<Schema, Kept, Page, Optional>,
) => {
  const { file: name, schema, optional, check, page } = declaration
  // Where nothing else is said, `Kept` is the file's own value.
  const { keep = value => value } = declaration
  const readJson = jsonReader(schema)

  const read = ({ code, files }: MerchantFolder, { assets, ...outside }: ReadSurroundings): ContentRead<Schema, Kept | Absent<Optional>> => {
    const file = `${code}/${name}`
    const body = files.get(name)
    if (!body && optional) return { sound: undefined, secrets: [], faults: [], keep: () => undefined as Absent<Optional> }
    if (!body) return { sound: undefined, secrets: [], faults: [{ file, path: '', reason: 'is missing' }] }

    const { value, sound, faults } = readJson(file, body)
    const references = referencesIn(schema, sound)
    const found: Fault[] = references.flatMap(({ to, path, name: named }) => {
      if (to === 'asset') return assets.has(named) ? [] : [{ file, path, reason: `there is no assets/${named}` }]
      return outside.secrets(named) === undefined ? [{ file, path, reason: `the secret ${named} is not set` }] : []
    })
    const report: Report = (path, reason) => {
      if (!faults.some(fault => isBeside(fault.path, path))) found.push({ file, path, reason })
    }
    if (sound !== undefined) check?.(sound, { ...outside, code }, report)

    const secrets = references.flatMap(({ to, name: named }) => (to === 'secret' ? [named] : []))
    const all = [...faults, ...found]
    return value !== undefined && all.length === 0
      ? { value, sound, faults: all, secrets, keep: merchantFile => keep(value, merchantFile) }
      : { sound, faults: all, secrets }
  }
  return { file: name, schema, page: page as PageForm<Kept, Page>, read }
}

type Absent<Optional extends boolean> = Optional extends true ? undefined : never

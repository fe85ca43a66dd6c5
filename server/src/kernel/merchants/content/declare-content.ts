import type { LanguageCode } from '@foyer/contract/languages'
import type { Promotion } from '@foyer/contract/rewards/promotions-content'
import type { Static, TSchema } from 'typebox'
import { hashedAddress, type MerchantAsset } from '#kernel/merchants/assets.ts'
import type { Brand } from '#kernel/merchants/brand.ts'
import type { Fault } from '#kernel/merchants/fault.ts'
import type { Report } from '#kernel/merchants/json/explain.ts'
import { jsonReader } from '#kernel/merchants/json/read-json.ts'
import { referencesIn } from '#kernel/merchants/json/references.ts'
import type { Sound } from '#kernel/merchants/json/sound.ts'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'
import type { MerchantFolder } from '#kernel/merchants/merchant-folder.ts'
import type { Secrets } from '#kernel/merchants/secrets.ts'

/** What a check may use besides its own file. */
export interface CheckSurroundings {
  /** The name of the merchant's folder. */
  readonly code: string
  /** The valid parts of merchant.json. */
  readonly file: Sound<MerchantFile>
  readonly secrets: Secrets
  /** False in production, because demo data has known passwords. */
  readonly allowDemo: boolean
  /** Whether the environment has SECRET_KEY; if absent, it has. */
  readonly hasSecretKey?: boolean | undefined
  readonly assetAddress: AssetAddress
}

/** The address of a file below the assets folder; undefined if there is none. */
export type AssetAddress = (file: string) => string | undefined

export interface ReadSurroundings extends Omit<CheckSurroundings, 'code' | 'assetAddress'> {
  readonly assets: ReadonlyMap<string, MerchantAsset>
}

/** The parts of a merchant's content that switch promotions on, which pages of several subjects show. */
export interface SwitchingContent {
  readonly promotions?: readonly Promotion[] | undefined
  readonly safePlay?: { readonly timeZone: string } | undefined
}

/** What the page form of some content is made from. */
export interface PageSurroundings {
  readonly merchant: Brand & { readonly content: SwitchingContent }
  readonly language: LanguageCode
  readonly now: Date
  /** The address of a picture for pages, by its file below the assets folder. */
  readonly picture: (file: string) => string
  /** The text in the page's language, otherwise in the merchant's first. */
  readonly words: (byLanguage: Readonly<Record<string, string>> | undefined) => string | undefined
}

/** Undefined if pages carry nothing of it. */
type PageForm<Kept, Page> = [Page] extends [undefined] ? undefined : (value: Kept, about: PageSurroundings) => Page

/** Another kind of content, which a declaration reads too. */
interface BesideKind {
  read(folder: MerchantFolder, outside: ReadSurroundings): { readonly sound: unknown; readonly keep?: (file: MerchantFile) => unknown }
}
type Beside = Readonly<Record<string, BesideKind>>
type SoundBeside<Others extends Beside> = { readonly [Name in keyof Others]: ReturnType<Others[Name]['read']>['sound'] }
type KeptBeside<Others extends Beside> = { readonly [Name in keyof Others]: ReturnType<NonNullable<ReturnType<Others[Name]['read']>['keep']>> }

interface ContentDeclaration<Schema extends TSchema, Kept, Page, Optional extends boolean, Others extends Beside> {
  /** Path below the merchant's folder. */
  readonly file: `${string}.json`
  /** Fields that name assets (`AssetFile`) or secrets (`SecretName`) are checked automatically, at any depth. */
  readonly schema: Schema
  /** The merchant may omit the file; its content of this kind is then undefined. */
  readonly optional?: Optional
  /** Other kinds that it refers to. */
  readonly beside?: Others
  /**
   * Checks what a schema cannot express. It gets all valid parts of the file, so that all faults are reported together; a report at a place
   * where the schema already found a fault is dropped, so that nothing is reported twice.
   */
  readonly check?: (value: Sound<Static<Schema>>, about: CheckSurroundings & { readonly beside: SoundBeside<Others> }, report: Report) => void
  /** Makes `merchant.content.<kind>`; if absent, that is the file's own value. */
  readonly keep?: (value: Static<Schema>, file: MerchantFile, assetAddress: AssetAddress, beside: KeptBeside<Others>) => Kept
  /** Makes what pages carry of it, which is the same for every visitor. */
  readonly page?: (value: Kept, about: PageSurroundings) => Page
}

/** The result of reading a declared file. */
export interface ContentRead<Schema extends TSchema, Kept> {
  /** The file's own value, if it has no fault. */
  readonly value?: Static<Schema>
  readonly sound: Sound<Static<Schema>> | undefined
  readonly faults: readonly Fault[]
  /** Names of the secrets that the file uses. */
  readonly secrets: readonly string[]
  /** Makes what is kept of it, if it has no fault. */
  readonly keep?: (file: MerchantFile) => Kept
}

/** Whether one of the JSON pointers contains the other, or both are equal. */
const isBeside = (one: string, other: string): boolean => one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`)

/** Declares one file of a merchant's folder for reading, checking and showing it. List it in `content` of its subject to make it known. */
export const declareContent = <
  Schema extends TSchema,
  Kept = Static<Schema>,
  Page = undefined,
  const Optional extends boolean = false,
  Others extends Beside = Beside,
>(
  declaration: ContentDeclaration<Schema, Kept, Page, Optional, Others>,
) => {
  const { file: name, schema, optional = false, check, page } = declaration
  const others = Object.entries<BesideKind>(declaration.beside ?? {})
  // By default, `Kept` is the file's own value.
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
    const assetAddress: AssetAddress = named => {
      const asset = assets.get(named)
      return asset && hashedAddress(code, named, asset.hash)
    }
    const reads = others.map(([kind, { read: readOther }]) => [kind, readOther({ code, files }, { assets, ...outside })] as const)
    const soundBeside = Object.fromEntries(reads.map(([kind, other]) => [kind, other.sound])) as SoundBeside<Others>
    if (sound !== undefined) check?.(sound, { ...outside, code, assetAddress, beside: soundBeside }, report)

    const secrets = references.flatMap(({ to, name: named }) => (to === 'secret' ? [named] : []))
    const all = [...faults, ...found]
    return value !== undefined && all.length === 0
      ? {
          value,
          sound,
          faults: all,
          secrets,
          keep(merchantFile) {
            const keptBeside = Object.fromEntries(reads.map(([kind, other]) => [kind, other.keep?.(merchantFile)])) as KeptBeside<Others>
            return keep(value, merchantFile, assetAddress, keptBeside)
          },
        }
      : { sound, faults: all, secrets }
  }
  return { file: name, schema, optional, page: page as PageForm<Kept, Page>, read }
}

type Absent<Optional extends boolean> = Optional extends true ? undefined : never

/** A kind of content, whichever it is. */
export interface DeclaredContent extends BesideKind {
  readonly file: `${string}.json`
  readonly schema: TSchema
  readonly optional: boolean
  readonly page: unknown
}

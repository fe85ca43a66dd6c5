import type { Static, TSchema } from 'typebox'
import { hashedAddress } from '#kernel/merchants/assets.ts'
import type { Fault } from '#kernel/merchants/fault.ts'
import type { Report } from '#kernel/merchants/json/explain.ts'
import { jsonReader } from '#kernel/merchants/json/read-json.ts'
import { referencesIn } from '#kernel/merchants/json/references.ts'
import type { MerchantFolder } from '#kernel/merchants/merchant-folder.ts'
import type { Beside, ContentDeclaration, BesideKind, ContentRead, SoundBeside, KeptBeside, PageForm } from './content-declaration.ts'
import type { ReadSurroundings, AssetAddress } from './content-surroundings.ts'

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

import type { TSchema } from 'typebox'
import type { Fault } from './fault.ts'
import type { MerchantFolder, UploadedPicture } from './merchant-folder.ts'

/** A kind of content that staff may change by the console, and where it stands in a merchant's folder. */
export interface EditableKind {
  readonly name: string
  readonly file: `${string}.json`
  /** The fields of the file that are this kind; the whole file if absent. */
  readonly fields?: readonly string[]
  readonly schema: TSchema
  /** A merchant may have none of it. */
  readonly optional: boolean
}

/** What is written for some kinds, by their names: it stands instead of what the folder has. */
export type Writings = ReadonlyMap<string, string>

/** What the database adds to a merchant's folder. */
export interface Overlay {
  readonly writings: Writings
  /** Pictures that were uploaded, by name below `assets/`; their bytes are read when they are sent. */
  readonly pictures: ReadonlyMap<string, UploadedPicture>
}

export const EMPTY_OVERLAY: Overlay = { writings: new Map(), pictures: new Map() }

const objectIn = (body: Buffer | undefined): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(body?.toString('utf8') ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined
  } catch {
    // The reader of the file reports it with its place.
    return undefined
  }
}

/** The file with these fields of it replaced by those of `written`; as it is where it is no object. */
const withFields = (body: Buffer | undefined, fields: readonly string[], written: string): Buffer | undefined => {
  const file = objectIn(body)
  if (!file) return body
  const kept = Object.entries(file).filter(([field]) => !fields.includes(field))
  // Nothing but these fields: what is written here must never reach other settings of the file, such as hosts and secrets.
  const replaced = Object.entries(objectIn(Buffer.from(written)) ?? {}).filter(([field]) => fields.includes(field))
  return Buffer.from(JSON.stringify(Object.fromEntries([...kept, ...replaced])))
}

/** What is wrong in writings that are a part of a file, besides what its reader finds. */
export const overlayFaults = (code: string, kinds: ReadonlyMap<string, EditableKind>, writings: Writings): readonly Fault[] =>
  [...writings].flatMap(([name, written]) => {
    const { file, fields } = kinds.get(name) ?? {}
    if (!fields) return []
    const value = objectIn(Buffer.from(written))
    if (!value) return [{ file: `${code}/${file}`, path: '', reason: 'must be an object' }]
    const unknown = Object.keys(value).filter(field => !fields.includes(field))
    return unknown.map(field => ({ file: `${code}/${file}`, path: `/${field}`, reason: `is no setting of ${name}` }))
  })

/** What the folder itself has of a kind, as JSON; undefined if nothing. */
export const writtenInFolder = ({ files }: MerchantFolder, { file, fields }: EditableKind): string | undefined => {
  const body = files.get(file)
  if (!fields) return body?.toString('utf8')
  const whole = objectIn(body)
  return whole && JSON.stringify(Object.fromEntries(fields.flatMap(field => (field in whole ? [[field, whole[field]]] : []))))
}

/** The folder as it is with these writings and pictures in it. */
export const withOverlay = (folder: MerchantFolder, kinds: ReadonlyMap<string, EditableKind>, { writings, pictures }: Overlay): MerchantFolder => {
  const files = new Map(folder.files)
  for (const [name, written] of writings) {
    const kind = kinds.get(name)
    if (!kind) continue
    const body = kind.fields ? withFields(files.get(kind.file), kind.fields, written) : Buffer.from(written)
    if (body) files.set(kind.file, body)
  }
  return { code: folder.code, files, pictures }
}

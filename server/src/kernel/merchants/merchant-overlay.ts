import type { TSchema } from 'typebox'
import type { Fault } from './fault.ts'
import type { MerchantFolder, UploadedPicture } from './merchant-folder.ts'

type Files = MerchantFolder['files']

/** How what is written for a kind of content stands in the files of a merchant's folder. */
export interface WrittenAs {
  /** What the files have of it, as JSON; undefined if nothing. */
  readIn(files: Files): string | undefined
  /** The files that differ from these with `written` in them; null where there is none any more. */
  filesWith(files: Files, written: string): ReadonlyMap<string, Buffer | null>
  /** What is wrong in `written` itself, besides what the reader of the files finds. `file` is below the merchant's folder. */
  faultsIn(written: string): readonly Fault[]
  /** A fault in one of its files by its place in what is written; undefined where it is of another file. */
  placeIn(fault: Fault): Fault | undefined
}

/** A kind of content that staff may change by the console, and where it stands in a merchant's folder. */
export interface EditableKind extends WrittenAs {
  readonly name: string
  /** Below the merchant's folder: a file, or a folder where it stands in several. */
  readonly file: string
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

/** An object of JSON; undefined where it is none. */
export const objectIn = (body: Buffer | string | undefined): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value: unknown = JSON.parse(body?.toString() ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Readonly<Record<string, unknown>>) : undefined
  } catch {
    // The reader of the file reports it with its place.
    return undefined
  }
}

const placeInFile =
  (file: string): WrittenAs['placeIn'] =>
  fault =>
    fault.file === file ? fault : undefined

/** The whole of a file. */
export const wholeFile = (file: string): WrittenAs => ({
  readIn: files => files.get(file)?.toString('utf8'),
  filesWith: (_files, written) => new Map([[file, Buffer.from(written)]]),
  faultsIn: () => [],
  placeIn: placeInFile(file),
})

/** These fields of a file, whose others stay as they are. `name`: what they are together, for faults. */
export const fieldsOfFile = (file: string, fields: readonly string[], name: string): WrittenAs => ({
  readIn: files => {
    const whole = objectIn(files.get(file))
    return whole && JSON.stringify(Object.fromEntries(fields.flatMap(field => (field in whole ? [[field, whole[field]]] : []))))
  },
  filesWith: (files, written) => {
    const whole = objectIn(files.get(file))
    if (!whole) return new Map()
    const kept = Object.entries(whole).filter(([field]) => !fields.includes(field))
    // Nothing but these fields: what is written here must never reach other settings of the file, such as hosts and secrets.
    const replaced = Object.entries(objectIn(written) ?? {}).filter(([field]) => fields.includes(field))
    return new Map([[file, Buffer.from(JSON.stringify(Object.fromEntries([...kept, ...replaced])))]])
  },
  faultsIn: written => {
    const value = objectIn(written)
    if (!value) return [{ file, path: '', reason: 'must be an object' }]
    const unknown = Object.keys(value).filter(field => !fields.includes(field))
    return unknown.map(field => ({ file, path: `/${field}`, reason: `is no setting of ${name}` }))
  },
  placeIn: placeInFile(file),
})

const below = (code: string, fault: Fault): Fault => ({ ...fault, file: `${code}/${fault.file}` })

/** What is wrong in writings themselves, besides what the readers of their files find. */
export const overlayFaults = (code: string, kinds: ReadonlyMap<string, EditableKind>, writings: Writings): readonly Fault[] =>
  [...writings].flatMap(([name, written]) => (kinds.get(name)?.faultsIn(written) ?? []).map(fault => below(code, fault)))

/** A fault of a merchant's file by its place in what is written for the kind; undefined where it is of another file. */
export const placedIn = (code: string, kind: EditableKind, fault: Fault): Fault | undefined => {
  if (!fault.file.startsWith(`${code}/`)) return undefined
  const placed = kind.placeIn({ ...fault, file: fault.file.slice(code.length + 1) })
  return placed && below(code, placed)
}

/** The folder as it is with these writings and pictures in it. */
export const withOverlay = (folder: MerchantFolder, kinds: ReadonlyMap<string, EditableKind>, { writings, pictures }: Overlay): MerchantFolder => {
  const files = new Map(folder.files)
  for (const [name, written] of writings) {
    for (const [file, body] of kinds.get(name)?.filesWith(files, written) ?? []) {
      if (body) files.set(file, body)
      else files.delete(file)
    }
  }
  return { code: folder.code, files, pictures }
}

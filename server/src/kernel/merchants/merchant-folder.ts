import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Everything in one merchant's folder: path with `/` → content. */
export interface MerchantFolder {
  readonly code: string
  readonly files: ReadonlyMap<string, Buffer>
  /** Pictures beside those of the folder, by name below `assets/`: staff have uploaded them. */
  readonly pictures?: ReadonlyMap<string, UploadedPicture>
}

/** An uploaded picture; its bytes are in the database. */
export interface UploadedPicture {
  readonly type: string
  readonly hash: string
}

/** Files below `folder`. Names that start with a dot belong to tools. Links are followed, because mounted configurations consist of them. */
const listFiles = async (folder: string): Promise<readonly string[]> => {
  const names = (await readdir(folder)).filter(name => !name.startsWith('.')).toSorted()
  const below = await Promise.all(
    names.map(async name => {
      const path = join(folder, name)
      return (await stat(path)).isDirectory() ? await listFiles(path) : [path]
    }),
  )
  return below.flat()
}

export const listMerchants = async (directory: string): Promise<readonly string[]> => {
  const names = (await readdir(directory)).filter(name => !name.startsWith('.')).toSorted()
  const kinds = await Promise.all(names.map(async name => (await stat(join(directory, name))).isDirectory()))
  return names.filter((_, at) => kinds[at])
}

export const readMerchantFolder = async (directory: string, code: string): Promise<MerchantFolder> => {
  const folder = join(directory, code)
  const entries = await Promise.all(
    (await listFiles(folder)).map(async path => [relative(folder, path).replaceAll(sep, '/'), await readFile(path)] as const),
  )
  return { code, files: new Map(entries) }
}

/** Changes whenever the size or modification time of a file changes: shows whether reading again is worthwhile. */
export const folderSignature = async (directory: string): Promise<string> => {
  const stamps = await Promise.all(
    (await listFiles(directory)).map(async path => {
      const { mtimeMs, size } = await stat(path)
      return `${path} ${mtimeMs} ${size}`
    }),
  )
  return stamps.join('\n')
}

const HASH_LENGTH = 16

/** Short hash of some bytes, for addresses and cache keys. */
export const shortHash = (body: Buffer | string): string => createHash('sha256').update(body).digest('hex').slice(0, HASH_LENGTH)

/** Hash over names and contents. */
export const contentHash = ({ files, pictures = new Map() }: MerchantFolder): string =>
  shortHash(
    [...[...files].map(([path, body]) => `${path} ${shortHash(body)}`), ...[...pictures].map(([name, { hash }]) => `${name} ${hash}`)].join('\n'),
  )

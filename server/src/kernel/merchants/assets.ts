import { extname } from 'node:path'
import { shortHash, type MerchantFolder } from './merchant-folder.ts'

const ASSETS = 'assets/'

const types: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png', '.webp': 'image/webp', '.jpg': 'image/jpeg' }

export interface MerchantAsset {
  /** Absent of an uploaded picture, whose bytes are read when they are sent. */
  readonly body?: Buffer
  readonly type: string
  readonly hash: string
}

/** The pictures of a folder and those that were uploaded, by name below `assets/`; other kinds of files are left out. */
export const assetsIn = ({ files, pictures = new Map() }: MerchantFolder): ReadonlyMap<string, MerchantAsset> =>
  new Map<string, MerchantAsset>([
    ...pictures,
    ...[...files].flatMap(([path, body]) => {
      const type = types[extname(path)]
      return path.startsWith(ASSETS) && type ? [[path.slice(ASSETS.length), { body, type, hash: shortHash(body) }] as const] : []
    }),
  ])

/** `games/dice.svg` → `/m/merchant/<code>/games/dice.<hash>.svg`, which browsers may cache permanently. */
export const hashedAddress = (code: string, file: string, hash: string): string => {
  const extension = extname(file)
  return `/m/merchant/${code}/${file.slice(0, -extension.length)}.${hash}${extension}`
}

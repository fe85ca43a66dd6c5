import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MerchantFile } from '@foyer/contract/merchant'

const SHIPPED = fileURLToPath(new URL('../../../merchants', import.meta.url))

export interface MerchantsFolder {
  readonly folder: string
  /** Writes a merchant's file anew: as shipped, with the changes. */
  change(merchant: 'demo' | 'aurora', changes: Partial<MerchantFile>): Promise<void>
  remove(): Promise<void>
}

/** A copy of the demo merchants that a test may change while a server reads it. */
export const copyMerchants = async (): Promise<MerchantsFolder> => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-merchants-'))
  await cp(SHIPPED, folder, { recursive: true })
  return {
    folder,
    async change(merchant, changes) {
      const shipped = JSON.parse(await readFile(join(SHIPPED, merchant, 'merchant.json'), 'utf8')) as MerchantFile
      // In place, as an editor does: a file that takes another's place is seen by the regular look only.
      await writeFile(join(folder, merchant, 'merchant.json'), JSON.stringify({ ...shipped, ...changes }))
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

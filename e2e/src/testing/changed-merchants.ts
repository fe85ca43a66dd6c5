import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MerchantFile } from '@foyer/server/src/merchants/merchant-file.ts'
import { startServerProcess } from '@foyer/server/src/testing/server-process.ts'
import { inject } from 'vitest'

const SHIPPED = fileURLToPath(new URL('../../../merchants', import.meta.url))

const CODES = ['demo', 'aurora'] as const
type Changes = Readonly<Partial<Record<(typeof CODES)[number], Partial<MerchantFile>>>>

/** For tests that register over the wire, where nobody sees a picture. */
export const WITHOUT_CAPTCHA: Changes = { demo: { captcha: {} }, aurora: { captcha: {} } }

/** The demo merchants in a folder of their own. */
export interface ChangedMerchants {
  readonly directory: string
  /** Writes a merchant's file anew, as shipped with the changes; a server that reads it may be running. */
  change(merchant: keyof Changes, changes: Partial<MerchantFile>): Promise<void>
  remove(): Promise<void>
}

export const changedMerchants = async (changes: Changes = {}): Promise<ChangedMerchants> => {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-merchants-'))
  await cp(SHIPPED, directory, { recursive: true })
  const change: ChangedMerchants['change'] = async (code, changed) => {
    const shipped = JSON.parse(await readFile(join(SHIPPED, code, 'merchant.json'), 'utf8')) as MerchantFile
    // In place, as an editor does: a file that takes another's place is seen by the regular look only.
    await writeFile(join(directory, code, 'merchant.json'), JSON.stringify({ ...shipped, ...changed }))
  }
  for (const code of CODES) {
    const changed = changes[code]
    if (changed) await change(code, changed)
  }
  return { directory, change, remove: () => rm(directory, { recursive: true, force: true }) }
}

/** The real server with changed merchants. */
export const startServerWith = async (changes: Changes, env: Readonly<Record<string, string>> = {}) => {
  const merchants = await changedMerchants(changes)
  const server = await startServerProcess({ ...env, MERCHANTS_DIR: merchants.directory }, inject('dataTemplate'))
  return {
    ...server,
    stop: async () => {
      await server.stop()
      await merchants.remove()
    },
  }
}

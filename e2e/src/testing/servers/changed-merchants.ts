import { cpSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MerchantFile } from '@foyer/server/src/kernel/merchants/merchant-file.ts'
import { startServerProcess, type ServerData } from '@foyer/server/src/testing/server-process.ts'
import { newData } from './server-data.ts'

const SHIPPED = fileURLToPath(new URL('../../../../merchants', import.meta.url))

const CODES = ['demo', 'aurora'] as const
/** What a merchant's file says otherwise than as shipped. */
export type Changes = Readonly<Partial<Record<(typeof CODES)[number], Partial<MerchantFile>>>>

/** For tests that register over HTTP and see no pictures. */
export const WITHOUT_CAPTCHA: Changes = { demo: { captcha: { scenes: { sms: false } } }, aurora: { captcha: { scenes: { sms: false } } } }

/** The demo merchants in a separate folder. */
export interface ChangedMerchants {
  readonly directory: string
  /** Writes a merchant's file as shipped, with the changes; a running server may read it. */
  change(merchant: keyof Changes, changes: Partial<MerchantFile>): Promise<void>
  remove(): Promise<void>
}

export const changedMerchants = async (changes: Changes = {}): Promise<ChangedMerchants> => {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-merchants-'))
  cpSync(SHIPPED, directory, { recursive: true })
  const change: ChangedMerchants['change'] = async (code, changed) => {
    const shipped = JSON.parse(await readFile(join(SHIPPED, code, 'merchant.json'), 'utf8')) as MerchantFile
    // In place, like an editor: a replaced file would be noticed only by the regular check.
    await writeFile(join(directory, code, 'merchant.json'), JSON.stringify({ ...shipped, ...changed }))
  }
  for (const code of CODES) {
    const changed = changes[code]
    if (changed) await change(code, changed)
  }
  return { directory, change, remove: () => rm(directory, { recursive: true, force: true }) }
}

/** Changes the files of the merchants, each in a folder by its code, before the server reads them. */
export type ChangeFiles = (folder: string) => Promise<void>

/** The real server with changed merchants. */
export const startServerWith = async (changes: Changes, env: Readonly<Record<string, string>> = {}, changeFiles?: ChangeFiles, data?: ServerData) => {
  const merchants = await changedMerchants(changes)
  await changeFiles?.(merchants.directory)
  const server = await startServerProcess({ ...env, MERCHANTS_DIR: merchants.directory }, data ?? (await newData()))
  return {
    ...server,
    stop: async () => {
      await server.stop()
      await merchants.remove()
    },
  }
}

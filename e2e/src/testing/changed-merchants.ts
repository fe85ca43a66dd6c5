import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MerchantFile } from '@foyer/contract/merchant'
import { startServerProcess } from '@foyer/server/src/testing/server-process.ts'

const MERCHANTS = fileURLToPath(new URL('../../../merchants', import.meta.url))

type Changes = Readonly<Partial<Record<'demo' | 'aurora', Partial<MerchantFile>>>>

/** For tests that register over the wire, where nobody sees a picture. */
export const WITHOUT_CAPTCHA: Changes = { demo: { captcha: {} }, aurora: { captcha: {} } }

/** The demo merchants in a folder of their own, changed as a test needs them. */
export const changedMerchants = async (changes: Changes) => {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-merchants-'))
  await cp(MERCHANTS, directory, { recursive: true })
  for (const [code, change] of Object.entries(changes)) {
    const file = join(directory, code, 'merchant.json')
    await writeFile(file, JSON.stringify({ ...(JSON.parse(await readFile(file, 'utf8')) as MerchantFile), ...change }))
  }
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) }
}

/** The real server with changed merchants. */
export const startServerWith = async (changes: Changes, env: Readonly<Record<string, string>> = {}) => {
  const merchants = await changedMerchants(changes)
  const server = await startServerProcess({ ...env, MERCHANTS_DIR: merchants.directory })
  return {
    ...server,
    stop: async () => {
      await server.stop()
      await merchants.remove()
    },
  }
}

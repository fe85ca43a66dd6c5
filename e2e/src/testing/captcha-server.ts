import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MerchantFile } from '@foyer/contract/merchant'
import { startServerProcess } from '@foyer/server/src/testing/server-process.ts'

const MERCHANTS = fileURLToPath(new URL('../../../merchants', import.meta.url))

/** The real server with the demo merchants, changed as a test needs them. */
export const startServerWith = async (
  changes: Readonly<Partial<Record<'demo' | 'aurora', Partial<MerchantFile>>>>,
  env: Readonly<Record<string, string>> = {},
) => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-merchants-'))
  await cp(MERCHANTS, folder, { recursive: true })
  for (const [code, change] of Object.entries(changes)) {
    const file = join(folder, code, 'merchant.json')
    await writeFile(file, JSON.stringify({ ...(JSON.parse(await readFile(file, 'utf8')) as MerchantFile), ...change }))
  }
  const server = await startServerProcess({ ...env, MERCHANTS_DIR: folder })
  return {
    port: server.port,
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

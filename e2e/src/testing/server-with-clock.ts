import { renameSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerData } from '@foyer/server/src/testing/server-process.ts'
import { startServerWith, WITHOUT_CAPTCHA, type ChangeFiles, type Changes } from './changed-merchants.ts'

/** A server whose clock can be put forward; without captchas, unless the changes are others. */
export const startServerWithClock = async (
  env: Readonly<Record<string, string>> = {},
  changeFiles?: ChangeFiles,
  data?: ServerData,
  changes: Changes = WITHOUT_CAPTCHA,
) => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-clock-'))
  const file = join(folder, 'ahead')
  let ahead = 0
  /** In one step, because a server that read half a file would go back in time. */
  const write = () => {
    writeFileSync(`${file}.next`, String(ahead))
    renameSync(`${file}.next`, file)
  }
  write()
  const preload = new URL('shifted-clock.mjs', import.meta.url).href
  const server = await startServerWith(changes, { ...env, CLOCK_AHEAD: file, NODE_OPTIONS: `--import=${preload}` }, changeFiles, data)
  return {
    ...server,
    /** What its clock shows. */
    now: () => new Date(Date.now() + ahead),
    /** Sessions end with it: sign in anew. */
    advance(ms: number) {
      ahead += ms
      write()
    },
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

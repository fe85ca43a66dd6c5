import { closeSync, openSync, writeSync } from 'node:fs'
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
  const descriptor = openSync(file, 'w')
  let ahead = 0
  /** In place, because the server keeps the file open, and in one step, because a server that read half a number would be at another time. */
  const write = () => writeSync(descriptor, new Float64Array([ahead]), 0, 8, 0)
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
      closeSync(descriptor)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

import { readFile } from 'node:fs/promises'
import { logFileOf, startServerProcess, type ServerProcess } from '@foyer/server/src/testing/server-process.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newData } from '#testing/servers/server-data.ts'

// What a server keeps in memory once it has started. Resident memory differs from machine to machine; the heap in use after a collection of garbage does not
// (docs/performance.md).

/** Of the built server with both demo merchants, MB. */
const BUDGET = 45

let server: ServerProcess
beforeAll(async () => {
  server = await startServerProcess({ NODE_OPTIONS: '--inspect=127.0.0.1:0' }, await newData())
})
afterAll(() => server.stop())

/** Sends commands of the DevTools protocol to Node's own debugger, one after the other, and gives the answer to the last. */
const inspect = async (...commands: readonly string[]): Promise<unknown> => {
  const [address] = /ws:\/\/127\.0\.0\.1:\S+/.exec(await readFile(logFileOf(server.port), 'utf8')) ?? []
  if (address === undefined) throw new Error('The server did not say where its debugger listens.')
  const socket = new WebSocket(address)
  try {
    return await new Promise((resolve, reject) => {
      socket.addEventListener('error', () => reject(new Error(`no connection to ${address}`)))
      socket.addEventListener('open', () => commands.forEach((method, id) => socket.send(JSON.stringify({ id, method }))))
      socket.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(String(data)) as { readonly id: number; readonly result?: unknown; readonly error?: { readonly message: string } }
        if (answer.error) reject(new Error(answer.error.message))
        if (answer.id === commands.length - 1) resolve(answer.result)
      })
    })
  } finally {
    socket.close()
  }
}

const heapInUse = async (): Promise<number> => {
  const { usedSize } = (await inspect('HeapProfiler.collectGarbage', 'Runtime.getHeapUsage')) as { readonly usedSize: number }
  return usedSize / 1_000_000
}

test(`a server that has started and served its pages keeps at most ${BUDGET} MB of heap`, async () => {
  for (const path of ['/m/home', '/m/lottery', '/m/home?language=UR']) expect((await fetch(server.origin + path)).status).toBe(200)
  await expect.poll(heapInUse).toBeLessThan(BUDGET)
})

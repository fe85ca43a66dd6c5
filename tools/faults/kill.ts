import { setTimeout as pause } from 'node:timers/promises'
import { declareFault } from './fault.ts'
import { onePostgres } from './one-postgres.ts'

/** What a killed process was about to send, another one sends once its lease has ended (docs/jobs.md), s. */
const LEASE = 150

/** One of two workers dies, and the other serves on. */
export const worker = declareFault({
  name: 'worker',
  breaks: 'kill -9 of one of two workers, and 10 s later of the other',
  back: 10,
  longest: 10,
  cutsCallers: true,
  arrivesWithin: LEASE,
  databases: onePostgres,
  async run({ server }) {
    const workers = server.workers()
    for (const one of workers) {
      process.kill(one, 'SIGKILL')
      // The next one begins meanwhile: with none left nobody would listen.
      if (one !== workers.at(-1)) await pause(10_000)
    }
  },
})

/** The first process dies, and its workers with it; whoever watches over it starts it again after a second. */
export const primary = declareFault({
  name: 'primary',
  breaks: 'kill -9 of the server’s first process',
  back: 20,
  longest: 10,
  cutsCallers: true,
  arrivesWithin: LEASE,
  databases: onePostgres,
  async run({ server }) {
    process.kill(server.pid(), 'SIGKILL')
  },
})

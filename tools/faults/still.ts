import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../postgres.mjs'
import { declareFault, type Databases } from './fault.ts'
import { startGate, type Gate } from './gate.ts'
import { onePostgres } from './one-postgres.ts'
import { childrenOf } from './server.ts'

/** All processes of PostgreSQL are stopped: connections are taken by the system, and nobody ever answers. */
export const still = declareFault({
  name: 'still',
  breaks: 'every process of PostgreSQL stopped (SIGSTOP)',
  back: 10,
  longest: 20,
  databases: onePostgres,
  async run({ databases: { postgres }, hold }) {
    const pids = [postgres.pid(), ...childrenOf(postgres.pid())]
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    await pause(hold)
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  },
})

interface BehindGate extends Databases {
  readonly gate: Gate
}

const behindGate = async (): Promise<BehindGate> => {
  const postgres = await startPostgres({ fsync: 'on', full_page_writes: 'on' })
  const gate = await startGate(Number(new URL(postgres.url).port))
  const url = new URL(postgres.url)
  url.port = String(gate.port)
  const stop = async () => {
    gate.close()
    await postgres.stop()
  }
  return { gate, url: url.href, truth: () => postgres.url, stop }
}

/** The network swallows every byte in both directions, and says nothing. */
export const silent = declareFault<BehindGate>({
  name: 'silent',
  breaks: 'the network between swallows every byte',
  back: 10,
  longest: 20,
  databases: behindGate,
  async run({ databases: { gate }, hold }) {
    gate.silence(true)
    await pause(hold)
    gate.silence(false)
  },
})

/** A firewall has forgotten the connections that there are, as it does after a while: new ones are made. */
export const forgotten = declareFault<BehindGate>({
  name: 'forgotten',
  breaks: 'a firewall forgets the connections that there are',
  back: 10,
  longest: 20,
  databases: behindGate,
  async run({ databases: { gate } }) {
    gate.forget()
    await pause(0)
  },
})

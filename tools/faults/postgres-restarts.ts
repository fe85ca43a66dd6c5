import { setTimeout as pause } from 'node:timers/promises'
import { declareFault } from './fault.ts'
import { onePostgres } from './one-postgres.ts'

const restarted = (name: string, how: string, signal: 'SIGINT' | 'SIGQUIT') =>
  declareFault({
    name,
    breaks: `PostgreSQL restarted (${how})`,
    back: 10,
    longest: 15,
    databases: onePostgres,
    async run({ databases: { postgres } }) {
      await postgres.halt(signal)
      await postgres.resume()
    },
  })

export const fast = restarted('restart', 'fast', 'SIGINT')
export const immediate = restarted('crash', 'immediate, as a crash', 'SIGQUIT')

/** For so long as `--hold` says, 60 s by itself. */
export const gone = declareFault({
  name: 'gone',
  breaks: 'PostgreSQL gone',
  back: 10,
  longest: 15,
  databases: onePostgres,
  async run({ databases: { postgres }, hold }) {
    await postgres.halt('SIGINT')
    await pause(hold)
    await postgres.resume()
  },
})

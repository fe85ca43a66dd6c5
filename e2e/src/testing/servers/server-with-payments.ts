import { createSandbox } from '@foyer/payment-sandbox/src/sandbox.ts'
import type { ChangeFiles } from './changed-merchants.ts'
import { startServerWithClock } from './server-with-clock.ts'

const KEY = 'a key that only this test and its sandbox have'

/** A server and its payment sandbox, whose clock can be put forward for both. */
export const startServerWithPayments = async (changeFiles?: ChangeFiles) => {
  let waiting: (() => void)[] = []
  // Both sign their calls with the time, so that one clock must hold for both.
  let clock = () => new Date()
  const sandbox = await createSandbox({ key: KEY, clock: () => clock(), later: (_ms, work) => void waiting.push(work) })
  const provider = await sandbox.listen({ host: '127.0.0.1', port: 0 })
  const server = await startServerWithClock({ PAYMENT_SANDBOX_URL: provider, PAYMENT_SANDBOX_KEY: KEY }, changeFiles)
  clock = server.now
  return {
    ...server,
    /** The sandbox's address. */
    provider,
    /** Lets the sandbox do what it was to do later: a payer who takes 20 s pays, and a withdrawal is paid by itself. */
    doWhatWaits() {
      const works = waiting
      waiting = []
      for (const work of works) work()
    },
    async stop() {
      await server.stop()
      await sandbox.close()
    },
  }
}

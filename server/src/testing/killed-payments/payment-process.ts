import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openLedgerDatabase } from '#money/testing/ledger-process.ts'
import { forkProgram } from '#testing/programs/programs.ts'
import { deeds, paymentParts, type Deed } from './deeds.ts'

/**
 * A separate process does these deeds in the database at `where`, with the company at `url`: those of a list one after the other, the lists at the same time.
 * It is ended without warning, like a power cut, once it has acknowledged so many; answers those, after it has ended.
 */
export const startPaymentProcess = async (
  where: string,
  url: string,
  lists: readonly (readonly Deed[])[],
  killAfter: number,
): Promise<readonly Deed[]> => {
  const child = await forkProgram(fileURLToPath(import.meta.url), [where, url])
  const ended = Promise.all([once(child, 'close'), once(child, 'disconnect')])
  const acknowledged: Deed[] = []
  child.on('message', (done: Deed) => {
    acknowledged.push(done)
    if (acknowledged.length === killAfter) child.kill('SIGKILL')
  })
  child.send(lists)
  await ended
  if (acknowledged.length < killAfter) throw new Error(`the process ended by itself after ${acknowledged.length} deeds`)
  return acknowledged
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , where = '', url = ''] = process.argv
  const database = await openLedgerDatabase(where)
  const perform = deeds(paymentParts(database, url))
  process.on('message', (lists: readonly (readonly Deed[])[]) => {
    for (const list of lists)
      void (async () => {
        for (const deed of list) {
          await perform(deed)
          process.send?.(deed)
        }
      })()
  })
}

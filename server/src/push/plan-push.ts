import type { Deps } from '#kernel/deps.ts'
import { jobKinds } from './job-kinds.ts'
import type { Push } from './push-statements.ts'

/** Devices in one batch: its answers come within a few seconds. */
export const PUSH_BATCH = 250
/** Batches that one job makes, before it lets another one go on. */
const BATCHES_AT_ONCE = 40

/** Divides the audience of a push into batches, each of which is a job. A run that was cut off goes on where it stopped. */
export const planPush = ({ stores, inUnit, clock }: Pick<Deps, 'stores' | 'inUnit' | 'clock'>) => {
  /** False if there are no more. */
  const makeBatch = (push: Push): Promise<boolean> =>
    inUnit(async unit => {
      const batch = await unit.pushes.nextBatch(push, PUSH_BATCH)
      if (batch === undefined) {
        await unit.pushes.enter(push, 'planned', 'sent')
        return false
      }
      const { merchant, id, until } = push
      await unit.jobs.add(jobKinds.sendPush, { merchant, payload: { push: id, batch }, dueAt: clock(), notAfter: until, provider: 'push' })
      return true
    })

  return async (merchant: string, id: string): Promise<void> => {
    const push = await stores.pushes.byId(merchant, id)
    if (push?.state !== 'planned') return
    for (let made = 0; made < BATCHES_AT_ONCE; made += 1) if (!(await makeBatch(push))) return
    await inUnit(unit => unit.jobs.add(jobKinds.planPush, { merchant, payload: { push: id }, dueAt: clock(), notAfter: push.until }))
  }
}

import type { PushKind } from '@foyer/contract/push/push-fields'
import { HOUR_MS } from '@foyer/contract/time-units'
import type { Deps, Stores } from '#kernel/deps.ts'
import { jobKinds } from './job-kinds.ts'
import type { PushAudience, PushWords } from './schema.ts'

/** For how long a push is of use, ms; push services drop it afterwards. */
export const PUSH_LIFE_MS = 24 * HOUR_MS

export interface WantedPush {
  readonly kind: PushKind
  readonly says: PushWords
  /** The page that a tap opens, of `contract/src/page-paths.ts`. */
  readonly path: string
  readonly audience: PushAudience
  /** Absent: now. */
  readonly dueAt?: Date
}

/** Queues a push in the unit of work of its cause; returns its id. */
export const queuePush =
  ({ clock, newId }: Pick<Deps, 'clock' | 'newId'>) =>
  async (unit: Pick<Stores, 'jobs' | 'pushes'>, merchant: string, { dueAt = clock(), ...push }: WantedPush): Promise<string> => {
    const id = newId()
    const until = new Date(dueAt.getTime() + PUSH_LIFE_MS)
    await unit.pushes.add({ ...push, merchant, id, state: 'planned', dueAt, until })
    await unit.jobs.add(jobKinds.planPush, { merchant, payload: { push: id }, dueAt, notAfter: until })
    return id
  }

/** Queues a push for one member, if any device of the member gets pushes. */
export const queuePushTo = (deps: Pick<Deps, 'clock' | 'newId'>) => {
  const queue = queuePush(deps)
  return async (
    unit: Pick<Stores, 'jobs' | 'pushes' | 'pushSubscriptions'>,
    { merchant, memberId }: { readonly merchant: string; readonly memberId: string },
    push: Omit<WantedPush, 'audience'>,
  ): Promise<void> => {
    if (await unit.pushSubscriptions.hasDevice({ merchant, memberId })) await queue(unit, merchant, { ...push, audience: { member: memberId } })
  }
}

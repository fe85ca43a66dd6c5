import type { Stores } from '#kernel/deps.ts'
import { jobKinds, type DrawStep } from '#lottery/job-kinds.ts'
import type { DrawKey } from '#lottery/stored-draw.ts'

/** Queues a step of a draw, in the unit of work of its cause. A step that is planned for later does not hold up another one. */
export const queueStep = async ({ jobs }: Pick<Stores, 'jobs'>, { merchant, id }: DrawKey, step: DrawStep, dueAt: Date): Promise<void> =>
  await jobs.add(jobKinds.drawStep, { merchant, payload: { draw: id, step }, dueAt, orderKey: `draw:${id}:${step}` })

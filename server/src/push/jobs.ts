import type { Deps } from '#kernel/deps.ts'
import { handleJob, type JobWork } from '#kernel/jobs/job-work.ts'
import { jobKinds } from './job-kinds.ts'
import { planPush } from './plan-push.ts'
import { sendPush } from './send-push.ts'

/** Divides the audience of a push into batches (docs/push.md). */
export const planPushWork = (deps: Pick<Deps, 'stores' | 'inUnit' | 'clock'>): JobWork => {
  const plan = planPush(deps)
  return handleJob(jobKinds.planPush, ({ merchant, payload }) => plan(merchant, payload.push))
}

/** Sends one batch of a push. */
export const sendPushWork = (deps: Parameters<typeof sendPush>[0]): JobWork => {
  const send = sendPush(deps)
  return handleJob(jobKinds.sendPush, ({ merchant, payload }, signal) => send(merchant, payload.push, payload.batch, signal))
}

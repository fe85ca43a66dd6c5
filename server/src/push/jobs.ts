import type { Deps } from '#app/deps.ts'
import { jobKinds } from '#app/job-kinds.ts'
import { handleJob, type JobWork } from '#kernel/jobs/job-work.ts'
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

import type { Deps } from '#kernel/deps.ts'
import { handleJob, type JobWork } from '#kernel/jobs/job-work.ts'
import { recurringJob } from '#kernel/jobs/recurring-job.ts'
import { cron } from '#kernel/jobs/schedule.ts'
import { drawSteps } from './draws/draw-steps.ts'
import { planDraws } from './draws/plan-draws.ts'
import type { StepDeps } from './draws/step.ts'
import { jobKinds, LOTTERY } from './job-kinds.ts'

const EVERY_MINUTE = cron('* * * * *')

/** Does one step of a draw (docs/lottery.md). */
export const drawStepWork = (deps: StepDeps): JobWork => {
  const steps = drawSteps(deps)
  return handleJob(jobKinds.drawStep, async ({ merchant, payload: { draw: id, step } }) => {
    const draw = await deps.stores.draws.byId(merchant, id)
    if (draw) await steps[step](draw)
  })
}

/** Plans the next draws of every lottery. */
export const planDrawsWork = (deps: Parameters<typeof planDraws>[0] & Pick<Deps, 'merchants'>): JobWork => {
  const plan = planDraws(deps)
  return recurringJob({
    kind: 'lottery.plan',
    lane: LOTTERY,
    schedule: EVERY_MINUTE,
    runsAtFirstStart: true,
    async run() {
      for (const merchant of deps.merchants.all()) for (const lottery of merchant.content.lotteries?.lotteries ?? []) await plan(merchant, lottery)
    },
  })
}

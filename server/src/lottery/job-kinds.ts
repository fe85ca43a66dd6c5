import Type from 'typebox'
import { declareJobs, type Lane } from '#kernel/jobs/job-kind.ts'

/** Steps of draws, which must not wait for anything else: players watch the moment of a draw. */
export const LOTTERY: Lane = { name: 'lottery', atOnce: 4 }

const drawSteps = ['open', 'close', 'draw', 'settle', 'refund'] as const
export type DrawStep = (typeof drawSteps)[number]

export const jobKinds = declareJobs({
  /** One step of a draw. It is tried for about a week: a draw that stands still has players' money. */
  drawStep: {
    lane: LOTTERY,
    payload: Type.Object({ draw: Type.String(), step: Type.Unsafe<DrawStep>(Type.Union(drawSteps.map(step => Type.Literal(step)))) }),
    retry: { firstWaitMs: 1_000, longestWaitMs: 300_000, attempts: 2_000 },
  },
})

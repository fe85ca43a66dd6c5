import type { FastifyInstance } from 'fastify'
import { codeOfStep, STEP_SECONDS } from '#account/two-factor/authenticator.ts'
import type { Deps } from '#kernel/deps.ts'
import { onThisMachine } from '#kernel/http/loopback-only.ts'
import { DEMO_STAFF, DEMO_STAFF_SECRET } from './demo-staff.ts'

/** A code that ends sooner is not shown, s: whoever reads it still has to send it, and a busy server to check the password first. */
const TIME_TO_SIGN_IN = 10

/** What the sign-in page of a demo shows, so that nobody needs an authenticator to look around. It exists only outside production, for this machine. */
export const registerDemoCode = (app: FastifyInstance, { clock, stores }: Pick<Deps, 'clock' | 'stores'>): void => {
  app.get<{ Querystring: { login?: string } }>('/dev/code', onThisMachine, async ({ query }, reply) => {
    const seconds = clock().getTime() / 1000
    const now = Math.floor(seconds / STEP_SECONDS)
    const login = query.login ?? ''
    const person = DEMO_STAFF.some(one => one.login === login) ? await stores.staffPeople.byLogin(login) : undefined
    // Each code is used once, and those of the step before and after are accepted too; that of the step before as long as this one lasts.
    const steps = (now + 1) * STEP_SECONDS - seconds < TIME_TO_SIGN_IN ? [now, now + 1] : [now - 1, now, now + 1]
    const step = steps.find(one => one > (person?.lastStep ?? 0))
    return reply.header('cache-control', 'no-store').send({ code: step === undefined ? null : codeOfStep(DEMO_STAFF_SECRET, step) })
  })
}

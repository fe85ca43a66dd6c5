import { sql } from 'drizzle-orm'
import type { Handover } from '#identity-checks/handover.ts'
import type { NamedIdentityCheck } from '#identity-checks/identity-check.ts'
import { identityQueues } from '#identity-checks/queue-statements.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { consoleOn, opValue, type ConsoleStage } from '#staff/testing/console-stage.ts'
import { createIdentityStage } from './identity-stage.ts'

/** The stage of a company with the console beside it, and what is to be known of a document. The test must close it. */
export const createCompanyDesk = async () => {
  const stage = await createIdentityStage()
  const { stores, clock } = stage.system
  const desk = await consoleOn(stage.system)
  const checkOf = async (id: number): Promise<NamedIdentityCheck | undefined> => await stores.identityChecks.byId('alpha', id)
  const callsAbout = (reference: string): number => stage.company.requests.filter(request => request.endsWith(reference)).length

  return {
    ...stage,
    /** Somebody of compliance, new each time, because the clock moves and sessions end. */
    compliance: async (): ReturnType<ConsoleStage['staff']> => await desk.staff('compliance'),
    checkOf,
    handoverOf: async (id: number): Promise<Handover | undefined> => (await stores.identityHandovers.of('alpha', [id])).get(id),
    /** As the console shows it. */
    seen: async (id: number) => opValue(await (await desk.staff('compliance')).call('identity.get', { id })),
    /** Who did what about it, the latest first, without looking. */
    async trace(id: number): Promise<readonly string[]> {
      const events = await stores.staffEvents.list('alpha', { aboutKind: 'identity-check', aboutId: String(id) }, 20)
      return events.filter(({ event }) => event !== 'identity.read').map(({ event, login }) => `${login} ${event}`)
    },
    /** Whether it counts among what waits for staff. */
    async waitsForStaff(id: number): Promise<boolean> {
      const check = await checkOf(id)
      const rows = await rowsOf<{ readonly since: Date | string }>(stage.database.db, identityQueues['identity']?.rows(sql`now()`) ?? sql``)
      return rows.some(({ since }) => new Date(since).getTime() === check?.sentAt.getTime())
    },
    /** How often the company was called by this name of a case. */
    callsAbout,
    callsOf: (name: string): number => callsAbout(stage.company.caseOf(name).body.reference),
    /** Each at another moment, so that what waits is told apart by it. */
    async sent(name: string) {
      clock.advance(1)
      return await stage.sent(name)
    },
    async close() {
      await desk.app.close()
      await stage.close()
    },
  }
}

export type CompanyDesk = Awaited<ReturnType<typeof createCompanyDesk>>

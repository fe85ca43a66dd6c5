import { type SigningKeys, createSigningKeys } from '#kernel/crypto/signing-keys.ts'
import { declareSubject } from '#kernel/subject.ts'
import { lotteryDraws } from '#lottery/schema/draws.ts'
import type { Beacon } from './beacon/beacon.ts'
import { createDrand } from './beacon/drand.ts'
import { lotteries } from './content.ts'
import { type DrawDeskStore, drawDeskStore } from './draw-desk-store.ts'
import { draw, draws } from './draws.ts'
import { type DrawStore, drawStore } from './draws/draw-store.ts'
import { SEED_SEAL } from './draws/plan-draws.ts'
import { voidDrawCommand } from './draws/void-draw-command.ts'
import { jobKinds } from './job-kinds.ts'
import { drawStepWork, planDrawsWork } from './jobs.ts'
import { poolsCheck } from './ledger-statements.ts'
import { listLotteries } from './list-lotteries.ts'
import { registerLotteryMetrics } from './lottery-metrics.ts'
import { personalData } from './personal-data.ts'
import { registerPublished } from './published/published-routes.ts'
import { buyTickets } from './tickets/buy-tickets.ts'
import { inboxDraws } from './tickets/inbox-statements.ts'
import { buyersOfDraw } from './tickets/ticket-statements.ts'
import { type TicketStore, ticketStore } from './tickets/ticket-store.ts'
import { ticket, tickets } from './tickets/tickets.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly draws: DrawStore
    readonly drawDesk: DrawDeskStore
    readonly tickets: TicketStore
  }
  interface Deps {
    /** Sign receipts and certificates of the lottery. */
    readonly lotteryKeys: SigningKeys
    readonly beacon: Beacon
  }
}

declare module '#kernel/merchants/merchant.ts' {
  interface ContentKinds {
    lotteries: typeof lotteries
  }
}

declare module '#money/ledger/ledger-checks.ts' {
  interface FurtherLedgerChecks {
    readonly pools: CheckLedger
  }
}

declare module '#push/schema.ts' {
  interface MemberGroups {
    readonly draw: MemberGroup
  }
}

export const lottery = declareSubject({
  personalData,
  ledgerChecks: { pools: poolsCheck },
  console: () => import('./ops/ops.ts'),
  memberGroups: { draw: buyersOfDraw },
  inbox: { draw: inboxDraws },
  content: { lotteries },
  sealed: [{ what: 'seeds of draws', table: lotteryDraws, column: 'sealedSeed', purpose: SEED_SEAL }],
  stores: db => ({ draws: drawStore(db), drawDesk: drawDeskStore(db), tickets: ticketStore(db) }),
  parts: ({ core, keyParts, fetch, beaconChain }) => ({
    beacon: createDrand({ urls: core.config.drandUrls, fetch, log: core.log, ...(beaconChain && { chain: beaconChain }) }),
    lotteryKeys: createSigningKeys('lottery', keyParts),
  }),
  jobKinds,
  works: deps => ({ drawStep: drawStepWork(deps) }),
  recurring: deps => [planDrawsWork(deps)],
  commands: { 'void-draw': voidDrawCommand },
  routes: registerPublished,
  metrics: registerLotteryMetrics,
  answers: deps => ({
    'lottery.list': listLotteries(deps),
    'lottery.draws': draws(deps),
    'lottery.draw': draw(deps),
    'lottery.buyTickets': buyTickets(deps),
    'lottery.tickets': tickets(deps),
    'lottery.ticket': ticket(deps),
  }),
})

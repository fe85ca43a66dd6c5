import { providers } from '#app/merchants/providers.ts'
import { createProviders } from '#kernel/providers/create-providers.ts'
import { declareSubject } from '#kernel/subject.ts'
import { type Carriers, deliverMessage } from './deliver-message.ts'
import { jobKinds } from './job-kinds.ts'
import { type OutboxStore, outboxStore } from './outbox-store.ts'
import { registerOutbox } from './outbox/outbox.ts'
import { messageSweeps } from './sweeps.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly outbox: OutboxStore
  }
  interface Deps {
    readonly carriers: Carriers
  }
}

export const messages = declareSubject({
  stores: db => ({ outbox: outboxStore(db) }),
  parts: given => ({ carriers: { sms: createProviders(providers.sms, given), email: createProviders(providers.email, given) } }),
  jobKinds,
  works: deps => ({ message: deliverMessage(deps) }),
  recurring: messageSweeps,
  devRoutes: registerOutbox,
})

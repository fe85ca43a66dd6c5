import type { Budget } from '@foyer/contract/merchant/budget'
import type { Static } from 'typebox'
import { jobs } from '#kernel/jobs/schema.ts'
import type { SettingsAmong } from '#kernel/merchants/merchant-file.ts'
import { createProviders } from '#kernel/providers/create-providers.ts'
import { declareSubject } from '#kernel/subject.ts'
import { type Carriers, deliverMessage } from './deliver-message.ts'
import type { EmailProvider } from './email/email-provider.ts'
import { jobKinds } from './job-kinds.ts'
import { type OutboxStore, outboxStore } from './outbox-store.ts'
import { registerOutbox } from './outbox/outbox.ts'
import { personalData } from './personal-data.ts'
import { smsProviders, emailProviders } from './providers.ts'
import { MESSAGE_SEAL } from './queue-message.ts'
import type { SmsProvider } from './sms/sms-provider.ts'
import { messageSweeps } from './sweeps.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly outbox: OutboxStore
  }
  interface Deps {
    readonly carriers: Carriers
  }
}

declare module '#kernel/merchants/merchant-file.ts' {
  interface ProviderSettings {
    sms?: SettingsAmong<typeof smsProviders> & { budget?: Static<typeof Budget> }
    email?: SettingsAmong<typeof emailProviders> & { budget?: Static<typeof Budget> }
  }
}

declare module '#kernel/providers/declare-provider.ts' {
  interface ProviderKinds {
    readonly sms: SmsProvider
    readonly email: EmailProvider
  }
  interface ProviderParts {
    readonly outbox: OutboxStore
  }
}

export const messages = declareSubject({
  personalData,
  providers: [
    {
      kind: 'sms',
      list: smsProviders,
      choice: {
        description: 'the provider of SMS; without it the outbox, and in production none: then nothing is offered that needs a code by SMS',
        hasBudget: true,
      },
    },
    { kind: 'email', list: emailProviders, choice: { description: 'the provider of e-mail; without it the same as for SMS', hasBudget: true } },
  ],
  sealed: [{ what: 'messages that wait', table: jobs, column: 'payload', field: 'sealed', purpose: MESSAGE_SEAL }],
  stores: db => ({ outbox: outboxStore(db) }),
  parts: given => ({ carriers: { sms: createProviders(smsProviders, given), email: createProviders(emailProviders, given) } }),
  jobKinds,
  works: deps => ({ message: deliverMessage(deps) }),
  recurring: messageSweeps,
  devRoutes: registerOutbox,
})

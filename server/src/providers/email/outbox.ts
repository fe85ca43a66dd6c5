import type { OutboxStore } from '#stores/outbox-store.ts'
import type { EmailProvider } from './email-provider.ts'

/** Keeps e-mails to be read at /dev/outbox. */
export const createEmailOutbox = ({ outbox, clock }: { readonly outbox: OutboxStore; readonly clock: () => Date }): EmailProvider => ({
  send: ({ to, subject, text }, { code }) => outbox.add({ at: clock(), merchant: code, channel: 'email', recipient: to, subject, text }),
})

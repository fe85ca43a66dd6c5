import { declareProvider } from '#kernel/providers/declare-provider.ts'
import { outboxInProduction } from '#messages/outbox-check.ts'

/** Keeps e-mails to be read at /dev/outbox. */
export const emailOutbox = declareProvider({
  kind: 'email',
  name: 'outbox',
  description: 'messages are not sent, but kept for a day and shown at /dev/outbox; not in production',
  settings: {},
  secrets: {},
  check: outboxInProduction,
  create: ({ outbox, clock }) => ({
    send: ({ to, subject, text }, { code }) => outbox.add({ at: clock(), merchant: code, channel: 'email', recipient: to, subject, text }),
  }),
})

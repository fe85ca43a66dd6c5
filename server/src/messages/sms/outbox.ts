import { declareProvider } from '#kernel/providers/declare-provider.ts'
import { outboxInProduction } from '#messages/outbox-check.ts'

/** Keeps SMS to be read at /dev/outbox. */
export const smsOutbox = declareProvider({
  kind: 'sms',
  name: 'outbox',
  description: 'messages are not sent, but kept for a day and shown at /dev/outbox; not in production',
  settings: {},
  secrets: {},
  check: outboxInProduction,
  create: ({ outbox, clock }) => ({
    send: ({ to, text }, { code }) => outbox.add({ at: clock(), merchant: code, channel: 'sms', recipient: `+${to}`, subject: null, text }),
  }),
})

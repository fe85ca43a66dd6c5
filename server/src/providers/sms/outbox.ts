import type { OutboxStore } from '#stores/outbox-store.ts'
import type { SmsProvider } from './sms-provider.ts'

/** Keeps SMS to be read at /dev/outbox. */
export const createSmsOutbox = ({ outbox, clock }: { readonly outbox: OutboxStore; readonly clock: () => Date }): SmsProvider => ({
  send: ({ to, text }, { code }) => outbox.add({ at: clock(), merchant: code, channel: 'sms', recipient: `+${to}`, subject: null, text }),
})

import { pino } from 'pino'
import type { ProviderParts } from '#kernel/providers/declare-provider.ts'

/** Stands for a store that the tested provider does not use: any use of it throws. */
const unused = (name: string): never =>
  new Proxy(
    {},
    {
      get() {
        throw new Error(`This test provides no ${name}.`)
      },
    },
  ) as never

/** The arguments of a provider's `create` in a test: the real network, and no secrets, unless `changes` has others. */
export const providerParts = (changes: Partial<ProviderParts> = {}): ProviderParts => ({
  clock: () => new Date(),
  log: pino({ level: 'silent' }),
  randomToken: bytes => 'r'.repeat(bytes),
  fetch: globalThis.fetch,
  mode: 'production',
  paymentSandbox: undefined,
  gameVendor: undefined,
  fcmUrl: 'https://fcm.googleapis.com',
  outbox: unused('outbox'),
  captchas: unused('store of captchas'),
  chats: unused('store of chats'),
  secret: () => undefined,
  ...changes,
})

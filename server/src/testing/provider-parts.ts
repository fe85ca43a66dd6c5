import { pino } from 'pino'
import type { ProviderParts } from '#providers/declare-provider.ts'

/** Takes the place of a store that the provider under test does not use: any use of it throws. */
const unused = (name: string): never =>
  new Proxy(
    {},
    {
      get() {
        throw new Error(`this test hands in no ${name}`)
      },
    },
  ) as never

/** What a provider is made with, for a test: the network is the real one, secrets there are none, unless `changes` has others. */
export const providerParts = (changes: Partial<ProviderParts> = {}): ProviderParts => ({
  clock: () => new Date(),
  log: pino({ level: 'silent' }),
  randomToken: bytes => 'r'.repeat(bytes),
  fetch: globalThis.fetch,
  mode: 'production',
  outbox: unused('outbox'),
  captchas: unused('store of captchas'),
  secret: () => undefined,
  ...changes,
})

import type { KeyRing } from '#kernel/crypto/key-ring.ts'
import type { Service } from '#kernel/service.ts'

export const rsaKey =
  ({ keys }: { readonly keys: KeyRing }): Service<'session.rsaKey'> =>
  () =>
    keys.current()

import type { KeyRing } from '#crypto/key-ring.ts'
import type { Service } from '#services/service.ts'

export const rsaKey =
  ({ keys }: { readonly keys: KeyRing }): Service<'session.rsaKey'> =>
  () =>
    keys.current()

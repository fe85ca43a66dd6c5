import type { Deps } from '#kernel/deps.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import type { Service } from '#kernel/service.ts'

export const setting =
  ({ pushProviders: { fcm, webPush } }: Pick<Deps, 'pushProviders'>): Service<'push.setting'> =>
  async (_request, { merchant }) => {
    const found = (await fcm.setting(merchant)) ?? (await webPush.setting(merchant))
    if (!found) throw new Error('every merchant can send by Web Push')
    return found
  }

export const kinds =
  ({ stores }: Pick<Deps, 'stores'>): Service<'push.kinds'> =>
  async (_request, caller) => ({ off: [...(await stores.pushSubscriptions.refusedBy(ownerOf(caller)))].toSorted() })

export const setKind =
  ({ stores }: Pick<Deps, 'stores'>): Service<'push.setKind'> =>
  async ({ kind, on }, caller) => {
    await stores.pushSubscriptions.setRefused(ownerOf(caller), kind, !on)
    return {}
  }

/** Nobody else can know a receipt: it names a random push and the digest of a secret address. */
export const seen =
  ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): Service<'push.seen'> =>
  async ({ receipt, what }, { merchant }) => {
    const [push = '', subscription = ''] = receipt.split('.')
    await stores.pushes.seen(merchant.code, push, subscription, what, clock())
    return {}
  }

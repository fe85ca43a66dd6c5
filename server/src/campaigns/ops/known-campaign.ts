import type { Campaign } from '#campaigns/campaign.ts'
import type { Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'

/** The campaign that an op is about. Throws `campaign.unknown`. `isLocked`: in a unit of work. */
export const knownCampaign = async (
  { campaigns }: Pick<Stores, 'campaigns'>,
  { code }: Pick<Merchant, 'code'>,
  id: string,
  isLocked = false,
): Promise<Campaign> => {
  const found = await campaigns.byId(code, id, isLocked)
  if (!found) throw new OpRefusal('campaign.unknown')
  return found
}

/** The same in the version that somebody has seen. Throws `campaign.changed`. */
export const seenCampaign = async (
  stores: Pick<Stores, 'campaigns'>,
  merchant: Pick<Merchant, 'code'>,
  { id, revision }: { readonly id: string; readonly revision: number },
  isLocked = false,
): Promise<Campaign> => {
  const found = await knownCampaign(stores, merchant, id, isLocked)
  if (found.revision !== revision) throw new OpRefusal('campaign.changed')
  return found
}

const CHANGEABLE: readonly Campaign['state'][] = ['draft', 'counting', 'ready']

/** Throws `campaign.begun` once it is approved. */
export const requireUnbegun = ({ state }: Campaign): void => {
  if (!CHANGEABLE.includes(state)) throw new OpRefusal('campaign.begun')
}

export const aboutCampaign = (id: string) => ({ kind: 'campaign', id }) as const

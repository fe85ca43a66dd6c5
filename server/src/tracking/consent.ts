import type { Choice } from '@foyer/contract/tracking/consent'
import { momentNames } from '@foyer/contract/tracking/moments'
import { trackingProviders } from '@foyer/contract/tracking/provider-events'
import { UNANSWERED } from '@foyer/contract/tracking/unanswered'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { LimitRule } from '#kernel/security/limits.ts'
import { countsOfNetwork } from '#kernel/security/network-counts.ts'
import type { Service } from '#kernel/service.ts'
import { consentModeOf, consentVersionOf } from './consent-of.ts'
import { keepChoice, visitorWith } from './keep-choice.ts'
import { isTracked } from './record-of-member.ts'

/** Somebody may change their mind, but not all the time: every choice is kept. */
const PER_VISITOR: LimitRule = { name: 'consent', points: 20, seconds: 60 * 60, code: 'TOO_MANY_REQUEST' }
const PER_NETWORK: LimitRule = { name: 'consent-network', points: 1_000, seconds: 60 * 60, code: 'TOO_MANY_REQUEST' }

/** Tells whether and how to ask, and who is told of what, from the merchant's settings. */
export const policy =
  (deps: Pick<Deps, 'stores' | 'trackingOf'>): Service<'tracking.policy'> =>
  async ({ visitor: id }, { merchant }) => {
    const tracking = deps.trackingOf(merchant)
    const visitor = await deps.stores.tracking.visitor(merchant.code, id)
    return {
      mode: isTracked(deps, merchant) ? consentModeOf(merchant) : null,
      version: consentVersionOf(merchant),
      ...(visitor && {
        choice: {
          version: visitor.version,
          measurement: visitor.measurement,
          marketing: visitor.marketing,
          at: visitor.chosenAt.toISOString(),
        },
      }),
      receivers: trackingProviders.flatMap(name => {
        const provider = tracking[name]
        return provider ? [{ name, events: momentNames.filter(moment => provider.nameOf(moment, merchant) !== undefined) }] : []
      }),
    }
  }

/**
 * What is kept of a choice. A yes is one to the merchant's own text of today: one to a text that the merchant does not have is not kept where the merchant
 * asks, and the page asks anew. A no holds whatever was read. Undefined where nothing is to be kept.
 */
const choiceToKeep = (merchant: Merchant, { measurement, marketing, version }: Choice): Choice | undefined => {
  const today = consentVersionOf(merchant)
  if (version === today) return { measurement, marketing, version }
  if (consentModeOf(merchant) !== 'ask') return { measurement, marketing, version: UNANSWERED }
  return measurement || marketing ? undefined : { measurement, marketing, version: today }
}

/** Keeps what the visitor agrees to. Global Privacy Control counts as a no to marketing, whatever the page sends. Where nothing is tracked, nothing is kept. */
export const choose =
  (deps: Pick<Deps, 'inUnit' | 'limits' | 'clock' | 'trackingOf'>): Service<'tracking.choose'> =>
  async ({ visitor: id, globalPrivacyControl: tracking, ...chosen }, caller) => {
    const { merchant, network } = caller
    const choice = isTracked(deps, merchant) ? choiceToKeep(merchant, chosen) : undefined
    if (!choice) return {}
    // The network first: the visitor's id is made by the client, and each new one would be a row of its own.
    await deps.limits.consumeAll(merchant.code, [...countsOfNetwork(PER_NETWORK, network), [PER_VISITOR, id]])
    const visitor = visitorWith(choice, id, caller, deps.clock())
    await deps.inUnit(unit => keepChoice(unit, visitor, tracking || caller.globalPrivacyControl))
    return {}
  }

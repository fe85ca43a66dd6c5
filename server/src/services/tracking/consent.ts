import { momentNames } from '@foyer/contract/tracking/moments'
import { trackingProviders } from '@foyer/contract/tracking/provider-events'
import type { Deps, LimitRule } from '#deps.ts'
import type { Service } from '#services/service.ts'
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
    const told = deps.trackingOf(merchant)
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
        const provider = told[name]
        return provider ? [{ name, events: momentNames.filter(moment => provider.nameOf(moment, merchant) !== undefined) }] : []
      }),
    }
  }

/** Keeps what the visitor agrees to. Global Privacy Control counts as a no to marketing, whatever the page sends. */
export const choose =
  (deps: Pick<Deps, 'inUnit' | 'limits' | 'clock'>): Service<'tracking.choose'> =>
  async ({ visitor: id, globalPrivacyControl: told, ...choice }, caller) => {
    const { merchant, network } = caller
    await deps.limits.consume(merchant.code, PER_VISITOR, id)
    await deps.limits.consume(merchant.code, PER_NETWORK, network.prefix)
    const visitor = visitorWith(choice, id, caller, deps.clock())
    await deps.inUnit(unit => keepChoice(unit, visitor, told || caller.globalPrivacyControl))
    return {}
  }

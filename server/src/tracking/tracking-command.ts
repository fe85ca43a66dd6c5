import { trackingProviders } from '@foyer/contract/tracking/provider-events'
import { memberByLogin } from '#account/verification/member-by-login.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { consentVersionOf } from './consent-of.ts'
import type { Delivery } from './delivery-store.ts'
import { queueDelivery } from './record-event.ts'
import type { DeliveryState } from './schema.ts'

/** The states that a list may be asked for; the types see to it that none is missing. */
const states: Readonly<Record<DeliveryState, true>> = {
  waiting: true,
  sent: true,
  refused: true,
  unclear: true,
  unwanted: true,
  unattributed: true,
  dropped: true,
}
const isState = (text: string): text is DeliveryState => Object.hasOwn(states, text)

export const TRACKING_USAGE = `Usage:
  npm run foyer -- tracking <merchant> list [${Object.keys(states).join('|')}]
  npm run foyer -- tracking <merchant> show <event>
  npm run foyer -- tracking <merchant> retry <event> <provider>
  npm run foyer -- tracking <merchant> drop <event> <provider>
  npm run foyer -- tracking <merchant> export <member>
  npm run foyer -- tracking <merchant> forget <member>`

/** Deliveries that a list shows. */
const LISTED = 50

const lineOf = ({ eventId, provider, state, reason, attempts, notAfter }: Delivery, now: Date): string => {
  const shown = state === 'waiting' && notAfter <= now ? 'too late' : state
  return `${eventId}  ${provider}  ${shown}  attempts ${attempts}  until ${notAfter.toISOString()}${reason === null ? '' : `  ${reason}`}`
}

type CommandDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'trackingOf'>

/** `npm run foyer -- tracking`: each answers the lines to print, or throws an error for the operator. */
export const trackingCommand = (deps: CommandDeps) => {
  const { stores, inUnit, clock, trackingOf } = deps

  const list = async ({ code }: Merchant, [wanted, ...rest]: readonly string[]): Promise<readonly string[]> => {
    if (rest.length > 0 || (wanted !== undefined && !isState(wanted))) throw new Error(TRACKING_USAGE)
    const found = await stores.tracking.deliveries(code, wanted, LISTED)
    return found.length > 0 ? found.map(one => lineOf(one, clock())) : ['There are none.']
  }

  const show = async ({ code }: Merchant, id: string): Promise<readonly string[]> => {
    const event = await stores.tracking.event(code, id)
    if (!event) throw new Error(`${code} has no event ${id}.`)
    const { moment, at, memberId, amount, asset, detail } = event
    const facts = { moment, at: at.toISOString(), member: memberId, amount, asset, ...detail }
    const deliveries = await stores.tracking.deliveriesOf(code, id)
    return [JSON.stringify(facts), ...deliveries.map(one => lineOf(one, clock()))]
  }

  const deliveryOf = async ({ code }: Merchant, id: string, provider: string | undefined): Promise<Delivery> => {
    const name = trackingProviders.find(known => known === provider)
    if (!name) throw new Error(`The provider must be one of ${trackingProviders.join(', ')}.`)
    const found = (await stores.tracking.deliveriesOf(code, id)).find(one => one.provider === name)
    if (!found) throw new Error(`${code} has no event ${id} for ${name}.`)
    return found
  }

  const retry = async (merchant: Merchant, id: string, provider: string | undefined): Promise<readonly string[]> => {
    const delivery = await deliveryOf(merchant, id, provider)
    const now = clock()
    if (delivery.state === 'sent') throw new Error(`${delivery.provider} has taken it: telling once more could count it twice.`)
    if (!trackingOf(merchant)[delivery.provider]) throw new Error(`${merchant.code} tells ${delivery.provider} of nothing.`)
    if (delivery.notAfter <= now) throw new Error(`${delivery.provider} does not take it any more since ${delivery.notAfter.toISOString()}.`)
    await inUnit(async unit => {
      await unit.tracking.settle(delivery, { state: 'waiting', reason: 'an operator asked for it again', changedAt: now })
      await queueDelivery(unit, delivery, now)
    })
    return [`${id} is queued for ${delivery.provider}. The running server sends it, if the visitor still agrees.`]
  }

  const drop = async (merchant: Merchant, id: string, provider: string | undefined): Promise<readonly string[]> => {
    const delivery = await deliveryOf(merchant, id, provider)
    await stores.tracking.settle(delivery, { state: 'dropped', reason: 'by an operator', changedAt: clock() })
    return [`${delivery.provider} is not told of ${id}.`]
  }

  const ownerIn = async (merchant: Merchant, name: string) => {
    const member = await memberByLogin(stores, merchant, name)
    if (!member) throw new Error(`Nobody signs in at ${merchant.code} by the name ${name}.`)
    return { merchant: merchant.code, memberId: member.id }
  }

  return async (merchant: Merchant, [what, ...args]: readonly string[]): Promise<readonly string[]> => {
    const [id, provider, ...rest] = args
    if (what === 'list') return await list(merchant, args)
    if (id === undefined || rest.length > 0) throw new Error(TRACKING_USAGE)
    if (what === 'retry') return await retry(merchant, id, provider)
    if (what === 'drop') return await drop(merchant, id, provider)
    if (provider !== undefined) throw new Error(TRACKING_USAGE)
    if (what === 'show') return await show(merchant, id)
    if (what === 'export') return [JSON.stringify(await stores.trackedData.all(await ownerIn(merchant, id)), undefined, 2)]
    if (what === 'forget') {
      const owner = await ownerIn(merchant, id)
      await inUnit(unit => unit.trackedData.forget(owner, consentVersionOf(merchant), clock()))
      return [
        `Nothing that was tracked of ${id} is kept, except that they registered or paid in for the first time. Nothing more is collected on their devices until they agree again.`,
      ]
    }
    throw new Error(TRACKING_USAGE)
  }
}

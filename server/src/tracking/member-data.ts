import { TRACKED_PAGE } from '@foyer/contract/tracking/member-data'
import type { Deps, Stores } from '#kernel/deps.ts'
import { ownerOf, type Owner } from '#kernel/owner-of.ts'
import { pageOfRows } from '#kernel/page-of-rows.ts'
import type { LimitRule } from '#kernel/security/limits.ts'
import type { Service } from '#kernel/service.ts'
import { consentVersionOf } from './consent-of.ts'
import { keepChoice, visitorWith } from './keep-choice.ts'
import type { SentEvent } from './tracked-data-store.ts'
import type { TrackingChoice, TrackingVisitor } from './visitor-store.ts'

/** Pages of what is kept: whoever takes it along reads all of them. */
const READ_PER_MEMBER: LimitRule = { name: 'tracked-data', points: 300, seconds: 60 * 60, code: 'TOO_MANY_REQUEST' }
const FORGET_PER_MEMBER: LimitRule = { name: 'tracked-forget', points: 10, seconds: 24 * 60 * 60, code: 'TOO_MANY_REQUEST' }
/** More devices nobody has. */
const DEVICES = 100
const CHOICES = 1000

const choiceOf = ({ at, version, measurement, marketing, globalPrivacyControl }: TrackingChoice) => ({
  at: at.toISOString(),
  version,
  measurement,
  marketing,
  globalPrivacyControl,
})

const deviceOf = ({ seenAt, origin, ip, userAgent, pixels, native }: TrackingVisitor, choices: readonly TrackingChoice[]) => ({
  choices: choices.map(choiceOf),
  seenAt: seenAt.toISOString(),
  site: origin,
  address: ip,
  browser: userAgent,
  advertising: { ...pixels, ...native },
})

const momentOf = ({ at, moment, amount, asset, detail: { channels, ...detail }, sentTo }: SentEvent) => ({
  at: at.toISOString(),
  moment,
  amount,
  asset,
  detail: { ...detail, ...(channels && { channels: [...channels] }) },
  sentTo: [...sentTo],
})

const devicesOf = async ({ trackedData }: Pick<Stores, 'trackedData'>, owner: Owner) => {
  const devices = await trackedData.devices(owner, DEVICES)
  const choices = Map.groupBy(await trackedData.choices(owner, CHOICES), ({ visitorId }) => visitorId)
  return devices.map(device => deviceOf(device, choices.get(device.id) ?? []))
}

/** What is kept of the member, to be taken along. */
export const mine =
  ({ stores, limits }: Pick<Deps, 'stores' | 'limits'>): Service<'tracking.mine'> =>
  async ({ after }, caller) => {
    const owner = ownerOf(caller)
    await limits.consume(owner.merchant, READ_PER_MEMBER, owner.memberId)
    const { rows, next } = await pageOfRows(
      after,
      (limit, place) => stores.trackedData.events(owner, place, limit),
      row => row,
      TRACKED_PAGE,
    )
    const devices = after === undefined ? await devicesOf(stores, owner) : undefined
    return { ...(devices && { devices }), moments: rows.map(momentOf), ...(next !== undefined && { next }) }
  }

/** Deletes it, and says no on every device of the member and on the one in hand. */
export const forget =
  ({ inUnit, limits, clock }: Pick<Deps, 'inUnit' | 'limits' | 'clock'>): Service<'tracking.forget'> =>
  async ({ visitor: id }, caller) => {
    const owner = ownerOf(caller)
    const { merchant } = caller
    await limits.consume(merchant.code, FORGET_PER_MEMBER, owner.memberId)
    const now = clock()
    const version = consentVersionOf(merchant)
    await inUnit(async unit => {
      await unit.trackedData.forget(owner, version, now)
      await keepChoice(unit, visitorWith({ version, measurement: false, marketing: false }, id, caller, now), caller.globalPrivacyControl)
    })
    return {}
  }

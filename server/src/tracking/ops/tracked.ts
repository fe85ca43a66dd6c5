import { knownMember } from '#account/ops/known-member.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { pageOfRows } from '#kernel/page-of-rows.ts'
import { consentVersionOf } from '#tracking/consent-of.ts'

/** Moments of one page; devices and choices, of which nobody has more. */
const PAGE = 50
const DEVICES = 100
const CHOICES = 1_000

/** What was noticed of a member, and what became of it at each provider; the devices with the proof of every choice. */
export const memberTracked =
  ({ stores }: Pick<Deps, 'stores'>): OpService<'members.tracked'> =>
  async ({ id, after }, caller) => {
    await knownMember(stores, caller, id)
    const owner = { merchant: caller.merchant.code, memberId: id }
    const { rows, next } = await pageOfRows(
      after,
      (limit, place) => stores.trackedData.events(owner, place, limit),
      row => row,
      PAGE,
    )
    const deliveries = await stores.trackedData.deliveries(
      owner.merchant,
      rows.map(row => row.id),
    )
    const devices = after === undefined ? await stores.trackedData.devices(owner, DEVICES) : []
    const choices = after === undefined ? await stores.trackedData.choices(owner, CHOICES) : []
    return {
      version: consentVersionOf(caller.merchant),
      devices: devices.map(({ id: device, seenAt, userAgent }) => ({
        device,
        seenAt: seenAt.toISOString(),
        browser: userAgent,
        choices: choices
          .filter(({ visitorId }) => visitorId === device)
          .map(({ at, version, measurement, marketing, globalPrivacyControl }) => ({
            at: at.toISOString(),
            version,
            measurement,
            marketing,
            globalPrivacyControl,
          })),
      })),
      moments: rows.map(({ id: event, at, moment }) => ({
        id: event,
        at: at.toISOString(),
        moment,
        sent: deliveries
          .filter(({ eventId }) => eventId === event)
          .map(({ provider, state, reason, changedAt }) => ({ provider, state, reason, at: changedAt.toISOString() })),
      })),
      ...(next !== undefined && { next }),
    }
  }

/** For a member who asks staff for it: the same as they can do themselves. */
export const forgetTracked =
  ({ inUnit, clock }: Pick<Deps, 'inUnit' | 'clock'>): OpService<'members.forget'> =>
  async ({ id, reason }, caller) => {
    await inUnit(async unit => {
      await knownMember(unit, caller, id)
      await unit.trackedData.forget({ merchant: caller.merchant.code, memberId: id }, consentVersionOf(caller.merchant), clock())
      await caller.record(unit, { about: { kind: 'member', id }, reason })
    })
    return {}
  }

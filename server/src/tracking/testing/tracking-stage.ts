import type { Choice } from '@foyer/contract/tracking/consent'
import type { PageMoment } from '@foyer/contract/tracking/moments'
import type { TrackingEvent } from '@foyer/contract/tracking/tracking-event'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'
import { createWallet } from '#money/wallet.ts'
import { createTestApp, registration, valueOf } from '#testing/test-app.ts'
import type { WireClient } from '#testing/wire-client.ts'
import { startTrackingStandIn } from './tracking-stand-in.ts'

/** The server with merchant alpha at every provider but three that are told of registrations and campaigns alone, and with merchant beta at none. `more`: what alpha's file says besides. */
export const createTrackingStage = async (more: Partial<MerchantFile> = {}) => {
  const standIn = await startTrackingStandIn()
  const { propeller: _propeller, kadam: _kadam, tf: _tf, ...accounts } = standIn.settings
  const wire = await createTestApp({
    env: standIn.secrets('alpha'),
    merchants: { alpha: { tracking: { consent: 'ask', version: '7' }, ...accounts, ...more } },
  })
  const { system } = wire
  const wallet = createWallet(system)
  const merchant = system.merchants.byCode('alpha')!
  let visitors = 0
  let events = 0

  const choose = async (client: WireClient, visitor: string, changes: Partial<Choice> & { readonly globalPrivacyControl?: boolean } = {}) =>
    valueOf(
      await client.call('tracking.choose', { visitor, version: '7', measurement: true, marketing: true, globalPrivacyControl: false, ...changes }),
    )

  const pageEvent = (eventName: PageMoment, eventValue: TrackingEvent['eventValue'] = {}, more: Partial<TrackingEvent> = {}): TrackingEvent => ({
    eventID: `00000000-0000-4000-8000-${String((events += 1)).padStart(12, '0')}`,
    eventName,
    at: system.clock().getTime(),
    eventValue,
    ...more,
  })

  const newVisitor = () => String((visitors += 1)).padStart(32, '0')

  return {
    standIn,
    wire,
    system,
    choose,
    pageEvent,
    newVisitor,
    /** A visitor of alpha who agreed to everything. */
    async agreed() {
      const client = wire.client('alpha')
      const visitor = newVisitor()
      await choose(client, visitor)
      return { client, visitor }
    },
    send: async (client: WireClient, visitor: string, ...all: readonly TrackingEvent[]) =>
      valueOf(await client.call('tracking.track', { visitor, events: JSON.stringify(all) })).settled,
    /** A member who registered on the device, with or without consent. */
    async member(username: string, visitor: string, client = wire.client('alpha')) {
      const { token, customerId } = valueOf(await client.call('member.register', registration(username, { loginDeviceId: visitor })))
      client.token = token
      return { client, id: customerId, visitor }
    },
    deposit: (memberId: string, reference: string, amount: number) =>
      system.inUnit(unit => wallet.deposit(unit, { merchant, memberId, reference, amount })),
    async withdraw(memberId: string, reference: string, amount: number) {
      await wallet.hold(system.stores, { merchant, memberId, reference: `hold-${reference}`, amount })
      return await system.inUnit(unit => wallet.payOut(unit, { merchant, memberId, reference, followed: `hold-${reference}` }))
    },
    runDue: () => system.jobs.runDue(),
    async close() {
      await wire.close()
      await standIn.close()
    },
  }
}
export type TrackingStage = Awaited<ReturnType<typeof createTrackingStage>>

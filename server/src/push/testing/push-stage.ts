import { queuePush, type WantedPush } from '#push/queue-push.ts'
import { createTestApp, registration, valueOf } from '#testing/test-app.ts'
import { startPushStandIn } from './push-stand-in.ts'

const words = { words: { EN: { title: 'Lantern Nights', body: 'Take part tonight.' } } }

/** The server with a push service. The clock starts with 2026. */
export const createPushStage = async () => {
  const service = await startPushStandIn()
  const wire = await createTestApp({ config: { pushOrigins: [service.url] } })
  let seen = 0
  const came = () => service.received.slice(seen)
  return {
    service,
    wire,
    /** A test begins: what came before is not its own. */
    begin: () => void (seen = service.received.length),
    /** The pushes that came since the test began. */
    came,
    devicesThatGot: () =>
      came()
        .map(({ device }) => device)
        .toSorted(),
    async member(username: string, merchant: 'alpha' | 'beta' = 'alpha', language = 'EN') {
      const client = wire.client(merchant, { language })
      const { token, customerId } = valueOf(await client.call('member.register', registration(username)))
      client.token = token
      const on = async (device: string, boundTo?: string) => {
        const registrationToken = service.device(device, boundTo)
        valueOf(await client.call('push.bind', { registrationToken }))
        valueOf(await client.call('push.subscribe', { registrationToken, topic: 'ALL' }))
        return registrationToken
      }
      return { client, id: customerId, on }
    },
    async push(more: Partial<WantedPush> & Pick<WantedPush, 'audience'>, merchant = 'alpha') {
      const id = await wire.system.inUnit(unit => queuePush(wire.system)(unit, merchant, { kind: 'draws', says: words, path: '/m/home', ...more }))
      await wire.system.jobs.runDue()
      return { merchant, id, counts: () => wire.system.stores.pushes.counts({ merchant, id }) }
    },
    async close() {
      await wire.close()
      await service.close()
    },
  }
}
export type PushStage = Awaited<ReturnType<typeof createPushStage>>

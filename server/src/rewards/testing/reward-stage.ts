import { join } from 'node:path'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createTestApp, registered, valueOf } from '#testing/test-app.ts'
import { writeFolder } from '#testing/test-merchants.ts'
import type { WireClient } from '#testing/wire-client.ts'

const words = { title: { EN: 'Title', UR: 'عنوان' }, terms: { EN: 'Terms.', UR: 'شرائط۔' } }
/** A promotion of ten points, as content says it. */
export const promotion = (id: string, condition: object, more: object = {}) => ({ id, ...words, condition, reward: { points: 10 }, ...more })

/** One of each kind; the clock starts with 2026, a Thursday, at midnight UTC: eight in the morning in Manila. */
export const promotions = [
  promotion('welcome', { registered: true }),
  promotion('first', { firstDeposit: true }, { reward: { points: 100 } }),
  promotion('saver', { deposits: 2, deposited: 50 }),
  promotion('daily', { signedIn: true }, { mission: 'day', perMember: 3 }),
  promotion('weekly', { bets: 2, staked: 10 }, { mission: 'week' }),
  promotion('season', { bets: 3 }, { mission: 'season', from: '2026-01-01', until: '2026-01-10' }),
  promotion('few', { signedIn: true }, { inAll: 2 }),
  promotion('later', { signedIn: true }, { from: '2026-02-01' }),
  promotion('over', { signedIn: true }, { until: '2025-12-31' }),
  promotion('joined', { activity: 'nights' }),
  promotion('ranked', { signedIn: true }, { audience: { minRankLevel: 1 } }),
  promotion('birthday', { birthday: true }, { reward: { points: 500 } }),
]
const activities = [{ id: 'nights', title: words.title, image: 'banners/one.svg', alt: words.title, rules: words.title }]
const ranks = [
  { labelId: 'new', name: words.title, rankLevel: 0 },
  { labelId: 'high', name: words.title, rankLevel: 1, conditions: { deposits: 2 } },
]

const helplines = [{ name: 'Help', url: 'https://help.example' }]

const content = (list: readonly object[], depositRewards: boolean) => ({
  'content/promotions.json': { promotions: list },
  'content/activities.json': { activities },
  'content/ranks.json': { ranks },
  'content/safe-play.json': { timeZone: 'Asia/Manila', helplines, rules: { required: [], depositRewards } },
})

/** The server with rewards at merchant alpha, and none at beta. */
export const createRewardStage = async () => {
  const wire = await createTestApp({ merchants: { alpha: { freePlay: true, session: { idleSeconds: 86_400 } } } })
  const openOf = async (client: WireClient) => {
    const { open } = valueOf(await client.call('rewards.mine', {}))
    return Object.fromEntries(open.map(one => [one.id, one]))
  }
  const write = async (list: readonly object[] = promotions, depositRewards = true) => {
    await writeFolder(join(wire.system.merchantsDirectory, 'alpha'), content(list, depositRewards))
    return await wire.system.merchants.reload()
  }
  await write()
  return {
    wire,
    /** Makes these the merchant's promotions; answers the faults. */
    write,
    async member(username: string) {
      const { client, customerId: id } = await registered(wire, username)
      return { client, id, wallet: testWallet(wire.system, id) }
    },
    /** Days go by, in which the member's page stays open, so that the session does too. */
    async passDays(client: WireClient, days: number) {
      for (let half = 0; half < days * 2; half += 1) {
        wire.system.clock.advance(43_200)
        valueOf(await client.call('member.info', {}))
      }
    },
    openOf,
    statesOf: async (client: WireClient) => Object.fromEntries(Object.entries(await openOf(client)).map(([id, { state }]) => [id, state])),
    claim: (client: WireClient, id: string, turn = 'once') => client.call('rewards.claim', { id, turn }),
    async pointsOf(id: string) {
      const accounts = await wire.system.stores.ledger.accountsOf('alpha', id)
      return accounts.find(({ kind }) => kind === 'points')?.balance ?? 0
    },
  }
}
export type RewardStage = Awaited<ReturnType<typeof createRewardStage>>

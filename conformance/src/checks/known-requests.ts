import type { Client } from '@foyer/client'
import type { CallName, CallRequests } from '@foyer/contract'
import { NotTested } from '#result.ts'
import type { Member } from '#stage.ts'

type Known = { readonly [Name in CallName]?: (client: Client, member: Member) => Promise<Partial<CallRequests[Name]>> }

const some = <One>(one: One | undefined): One => {
  if (one === undefined) throw new NotTested('there is none')
  return one
}
const gameOf = async (client: Client, isRight: (game: { readonly trial: boolean }) => boolean = () => true) =>
  some((await client.call('games.gameMatch')).games.find(isRight)).code

/** Requests that a made-up one cannot stand for, because they name what there is: from what the server itself answers. */
export const knownRequests: Known = {
  'member.password': async (_client, { password }) => ({ oldPassword: password, newPassword: `${password}-2` }),
  'member.securityConfirm': async (_client, { password }) => ({ method: 'password', password }),
  'session.takeHandoff': async client => ({ code: (await client.call('session.handoff')).code }),
  'games.setFavorite': async client => ({ code: await gameOf(client), favorite: true }),
  'games.launchGame': async client => ({ gameCode: await gameOf(client) }),
  'games.trialLaunch': async client => ({ gameId: await gameOf(client, ({ trial }) => trial) }),
  'lottery.draw': async client => {
    const { lotteries } = await client.call('lottery.list')
    return { id: some(lotteries.map(({ next, last }) => next?.id ?? last?.id).find(id => id !== undefined)) }
  },
  'lottery.ticket': async client => ({ number: some((await client.call('lottery.tickets')).tickets[0]).number }),
  'payments.deposit': async client => ({ id: some((await client.call('payments.deposits')).deposits[0]).id }),
  'payments.withdrawal': async client => ({ id: some((await client.call('payments.withdrawals')).withdrawals[0]).id }),
  'safePlay.takeBreak': async client => ({ hours: some((await client.call('safePlay.overview')).rules.breaks[0]) }),
  'safePlay.exclude': async client => ({ months: some((await client.call('safePlay.overview')).rules.exclusions[0]) }),
  'tracking.track': async () => ({ events: '[]' }),
}

import { isDeepStrictEqual } from 'node:util'
import type { Client } from '@foyer/client'
import { expectThat, NotTested } from '#result.ts'
import { clientOf, type Stage } from '#stage.ts'

/** 16 to 64 characters that nobody else takes. */
const newKey = (): string => `conformance-${crypto.randomUUID().slice(0, 23)}`

type Flow = (client: Client, check: (name: string, make: () => Promise<void>) => Promise<boolean>, isNew: boolean) => Promise<void>

const repeats: Flow = async (client, check, isNew) => {
  await check('the language is kept', async () => {
    if (!isNew) throw new NotTested('it would change the member')
    await client.call('member.language', { language: 'EN' })
    await client.call('member.language', { language: 'EN' })
    const { language } = await client.call('member.info')
    expectThat(language === 'EN', `EN was kept, and member.info says ${language}`)
  })
  await check('a message of the chat that is sent twice is stored once', async () => {
    if (!isNew) throw new NotTested('staff would have to answer it')
    const message = { clientId: newKey(), text: 'This is a test of the server.' }
    const [first, again] = [await client.attempt('chat.send', message), await client.attempt('chat.send', message)]
    if (!first.success) throw new NotTested(`the chat is refused: ${first.refusal.code}`)
    expectThat(again.success && again.value.seq === first.value.seq, 'the same clientId was stored twice')
  })
}

const deposits: Flow = async (client, check, isNew) => {
  await check('a deposit that is sent twice is one', async () => {
    const { channels, currency, decimals } = await client.call('payments.depositChannels')
    const channel = channels.find(({ open }) => open)
    if (!channel) throw new NotTested('no way to pay in is open')
    if (!isNew) throw new NotTested('it would ask the payment company for a payment of the member')
    const request = { key: newKey(), channel: channel.id, amount: (channel.least / 10 ** decimals).toFixed(decimals), currency }
    const first = await client.attempt('payments.createDeposit', request)
    if (!first.success) throw new NotTested(`the deposit is refused: ${first.refusal.code}`)
    const again = await client.call('payments.createDeposit', request)
    expectThat(again.id === first.value.id, 'the same key made two deposits')
    expectThat(first.value.amount === channel.least, `the amount is ${first.value.amount}, not ${channel.least}`)
    const other = await client.attempt('payments.createDeposit', { ...request, amount: (channel.most / 10 ** decimals).toFixed(decimals) })
    expectThat(
      !other.success && other.refusal.code === 'duplicate_transaction',
      'the same key with another amount is not refused as duplicate_transaction',
    )
    const one = await client.call('payments.deposit', { id: again.id })
    const { deposits } = await client.call('payments.deposits')
    expectThat(
      deposits.some(({ id }) => id === one.id),
      'payments.deposits does not name it',
    )
  })
  await check('a sum that is no number is refused', async () => {
    const { currency } = await client.call('payments.depositChannels')
    const outcome = await client.attempt('payments.createDeposit', { key: newKey(), channel: 'none', amount: 'much', currency })
    expectThat(!outcome.success, 'a deposit of "much" is taken')
  })
}

const withdrawals: Flow = async (client, check, isNew) => {
  await check('what the member does not have is not paid out', async () => {
    const { accounts, most, currency, decimals } = await client.call('payments.withdrawalSetting')
    if (!isNew) throw new NotTested('it would pay out money of the member')
    const request = { key: newKey(), account: accounts[0]?.id ?? 'none', amount: (most / 10 ** decimals).toFixed(decimals), currency }
    const before = await client.call('wallet.balance')
    const outcome = await client.attempt('payments.createWithdrawal', request)
    expectThat(!outcome.success, 'a withdrawal of money that is not there is taken')
    const after = await client.call('wallet.balance')
    expectThat(isDeepStrictEqual(after, before), 'a withdrawal that was refused has changed the balance')
  })
  await check('the list of withdrawals', async () => {
    const { withdrawals } = await client.call('payments.withdrawals')
    expectThat(!isNew || withdrawals.length === 0, 'a new member has withdrawals')
  })
}

const launches: Flow = async (client, check) => {
  const games = async () => {
    const { games } = await client.call('games.gameMatch')
    const [first] = games
    if (!first) throw new NotTested('the merchant has no games')
    return { first, games }
  }
  await check('every lane counts its games', async () => {
    const { lanes } = (await client.call('games.newGameVendor')).data
    expectThat(
      lanes.every(({ cards, gameCount }) => cards.length === 0 || gameCount >= 0),
      'a lane counts less than nothing',
    )
  })
  await check('a game opens for trial', async () => {
    const game = (await games()).games.find(({ trial }) => trial)
    if (!game) throw new NotTested('no game can be tried')
    const outcome = await client.attempt('games.trialLaunch', { gameId: game.code, platform: 'html5' })
    if (!outcome.success) throw new NotTested(`it is refused: ${outcome.refusal.code}`)
    expectThat(/^(?:https?:\/)?\//.test(outcome.value.gameUrl), `${outcome.value.gameUrl} is no address`)
  })
  await check('a game opens for money', async () => {
    const outcome = await client.attempt('games.launchGame', { gameCode: (await games()).first.code })
    if (!outcome.success) throw new NotTested(`it is refused: ${outcome.refusal.code}`)
    expectThat(/^(?:https?:\/)?\//.test(outcome.value.gameUrl), `${outcome.value.gameUrl} is no address`)
  })
  await check('a game that there is not is unknown', async () => {
    const outcome = await client.attempt('games.launchGame', { gameCode: 'no-such-game' })
    expectThat(!outcome.success && outcome.refusal.code === 'game.unknown', 'it is not refused with game.unknown')
  })
}

const tickets: Flow = async (client, check, isNew) => {
  await check('a ticket costs its price, once', async () => {
    if (!isNew) throw new NotTested('it would spend money of the member')
    const { lotteries } = await client.call('lottery.list')
    const lottery = lotteries.find(({ next, pick }) => next?.state === 'open' && pick)
    if (!lottery?.next || !lottery.pick) throw new NotTested('no draw of picked numbers is open')
    const numbers = Array.from({ length: lottery.pick.numbers }, (_, at) => String(at + 1))
    const request = { key: newKey(), draw: lottery.next.id, lines: [{ numbers }] }
    const { main } = await client.call('wallet.balance')
    const bought = await client.attempt('lottery.buyTickets', request)
    if (main < lottery.price) {
      expectThat(!bought.success, 'a ticket is sold for money that is not there')
      expectThat((await client.call('wallet.balance')).main === main, 'a ticket that was refused has changed the balance')
      return
    }
    if (!bought.success) throw new NotTested(`it is refused: ${bought.refusal.code}`)
    expectThat(bought.value.balance === main - lottery.price, `the balance is ${bought.value.balance}, not ${main - lottery.price}`)
    const again = await client.call('lottery.buyTickets', request)
    expectThat(again.tickets[0]?.number === bought.value.tickets[0]?.number, 'the same key bought two tickets')
  })
  await check('a draw that there is not is unknown', async () => {
    const outcome = await client.attempt('lottery.draw', { id: 'none-20200101-0000' })
    expectThat(!outcome.success && outcome.refusal.code === 'lottery.draw.unknown', 'it is not refused with lottery.draw.unknown')
  })
}

const FLOWS = { repeats, deposit: deposits, withdrawal: withdrawals, launch: launches, ticket: tickets } as const

/** What calls do together, with a member. */
export const runFlows = async ({ wire, results, member }: Stage): Promise<void> => {
  for (const [name, flow] of Object.entries(FLOWS)) {
    if (typeof member === 'string') {
      await results.check(`flow: ${name}`, 'all of it', () => {
        throw new NotTested(member)
      })
      continue
    }
    await flow(clientOf(wire, member.token), (check, make) => results.check(`flow: ${name}`, check, make), member.isNew)
  }
}

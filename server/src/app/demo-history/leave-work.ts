import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { Grown } from './demo-people.ts'
import type { demoPlayer } from './demo-player.ts'

/** What waits for somebody at the end. */
const [WITHDRAWALS, CHATS, FEEDBACK] = [6, 5, 4]
const QUESTIONS = [
  'My deposit of this morning is not there yet.',
  'How do I change my number?',
  'When is my withdrawal sent?',
  'The game stopped in the middle of a round.',
  'Do I get a gift for my birthday?',
]
const WISHES = [
  'The list of rounds could have a search.',
  'I would like to choose my own icon.',
  'Please bring back the evening draw.',
  'The colours are easy to read, thank you.',
]

export type HistoryDeps = Pick<Deps, 'config' | 'merchants' | 'stores' | 'inUnit' | 'log' | 'seals' | 'newId' | 'randomToken' | 'clock'>

/** What waits for staff when the history has come to the present. */
export const leaveWork = async (
  deps: HistoryDeps,
  merchant: Merchant,
  player: ReturnType<typeof demoPlayer>,
  people: readonly Grown[],
  at: (hoursAgo: number) => Date,
) => {
  const payers = people.filter(({ deposits }) => deposits !== undefined)
  for (const [index, { id }] of payers.slice(-WITHDRAWALS).entries()) {
    at(20 - 3 * index)
    const amount = player.sumOf(index % 3 === 0 ? 12_000 : 800)
    await player.deposit(id, amount * 2)
    if ((await player.balance(id)) >= amount) await player.withdraw(id, amount, index % 3 === 0 ? 2 : 1)
  }
  for (const [index, { id }] of people.slice(0, CHATS).entries()) {
    const message = {
      merchant: merchant.code,
      memberId: id,
      by: 'member' as const,
      clientId: deps.newId(),
      text: QUESTIONS[index] ?? '',
      picture: null,
    }
    await deps.stores.chats.add({ ...message, at: at(4 / (index + 1)) })
  }
  for (const [index, { id }] of people.slice(CHATS, CHATS + FEEDBACK).entries()) {
    const sent = {
      merchant: merchant.code,
      memberId: id,
      clientId: deps.newId(),
      topic: 'other',
      text: WISHES[index] ?? '',
      sentAt: at(50 - 9 * index),
    } as const
    await deps.inUnit(async unit => void (await unit.feedback.add(sent, [])))
  }
}

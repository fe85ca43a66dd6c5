import type { Grown } from './demo-people.ts'
import type { demoPlayer } from './demo-player.ts'

/** Rounds that brought much: how long ago, in hours, and how many times the stake. The last one is the newest. */
const WINS = [
  [40, 24],
  [27, 60],
  [19, 36],
  [11, 28],
  [6.5, 45],
  [3, 80],
  [1.2, 32],
  [0.3, 54],
] as const
/** What is staked in them, in units that people would choose. */
const STAKE = 80

/** Large wins of the last two days, each of another member: what home says of the life of the house (docs/lobby.md). */
export const leaveWins = async (player: ReturnType<typeof demoPlayer>, people: readonly Grown[], at: (hoursAgo: number) => Date): Promise<void> => {
  const stake = player.sumOf(STAKE)
  const left = [...WINS]
  for (const { id } of people) {
    const [win] = left
    if (!win) return
    if ((await player.balance(id)) < stake) continue
    const [hoursAgo, times] = win
    at(hoursAgo)
    await player.round(id, stake, stake * times)
    left.shift()
  }
}

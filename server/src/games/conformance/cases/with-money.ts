import { is } from '#games/conformance/expectations.ts'
import type { Stage } from '#games/conformance/stage.ts'

/** Puts all but `rest` into a bet, acts, and takes the bet back. */
export const withMoney = async (stage: Stage, rest: number, act: () => Promise<void>): Promise<void> => {
  const money = await stage.money()
  const aside = await stage.bet({ amount: money - rest })
  is(aside.reply, 'OK', 'a bet of nearly everything')
  try {
    await act()
  } finally {
    await stage.rollback(aside)
  }
}
